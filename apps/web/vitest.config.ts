import { mergeConfig } from 'vitest/config';
import base from '../../tooling/vitest.base.ts';

// Plain TypeScript only: neither Kit nor the Svelte compiler takes part.
export default mergeConfig(base, { test: { setupFiles: ['src/lib/testing/speak-english.ts'] } });
