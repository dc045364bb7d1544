export { type Solution, solveSolitaire } from './solve.ts';
