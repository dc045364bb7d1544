export { Canaries, type Canary, type Leak } from './testing/canaries.ts';
