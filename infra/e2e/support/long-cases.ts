import { it } from 'vitest';
import { ALL } from '../../test-support/vitest/all-tests.ts';

/** A case that only `make test-all` runs; a shorter case of its kind runs with every change. */
export const itLong = it.runIf(ALL);

/** Rows of a table that only `make test-all` runs, such as the same page on another device. */
export const beforeRelease = <Row>(...rows: readonly Row[]): readonly Row[] => (ALL ? rows : []);
