export { Unpacker } from './pack.ts';
export { Canaries, type Canary, type Leak } from './testing/canaries.ts';
