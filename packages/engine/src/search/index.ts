/** The search interface: the rules in place, for programs that think. */
export { NO_MOVE } from './codes.ts';
export { createSearch } from './create-search.ts';
export { cardOfKind, kindOfCard } from './kinds.ts';
export type { Search, SearchOptions } from './search.ts';
