// Plain TypeScript only: neither Kit nor the Svelte compiler takes part.
export { default } from '../../tooling/vitest.base.ts';
