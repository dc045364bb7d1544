/** The live board: the only part of rendering that touches the page. */
export { mountBoard } from './board.ts';
