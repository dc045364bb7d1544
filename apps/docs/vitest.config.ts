export { default } from '../../tooling/vitest.base.ts';
