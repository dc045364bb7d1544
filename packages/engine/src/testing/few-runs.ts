import fc from 'fast-check';

/** For runs that ask the same tests many times over: each property is tried for a moment only, always with the same examples. */
fc.configureGlobal({ seed: 3, interruptAfterTimeLimit: 150, markInterruptAsFailure: false });
