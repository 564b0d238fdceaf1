import { it } from 'vitest';

/** Set before a release: `make test-all` adds the cases that take too long for every change. */
export const TEST_ALL = process.env.TEST_ALL === '1';

/** A case of `make test-all` alone; a shorter one of its kind runs with every change. */
export const itLong = it.runIf(TEST_ALL);
