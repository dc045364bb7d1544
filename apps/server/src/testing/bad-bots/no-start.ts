/** A program that does not even load. */
throw new Error('no start');
