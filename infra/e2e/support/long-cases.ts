import { it } from 'vitest';
import { ALL } from '../../test-support/vitest/all-tests.ts';

/** A case that only `make test-all` runs; a shorter case of its kind runs with every change. */
export const itLong = it.runIf(ALL);
