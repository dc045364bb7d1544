import fc from 'fast-check';

/**
 * For runs that ask the same tests many times over: each property is tried for a moment only, always with the same examples. One that is
 * stopped before its first example counts as failed, so the moment has room for that on a busy machine.
 */
fc.configureGlobal({ seed: 3, interruptAfterTimeLimit: 400, markInterruptAsFailure: false });
