export { pilesSearch } from './piles-search.ts';
export { type Solution, solveSolitaire } from './solve.ts';
