import { defineConfig } from 'vitest/config';
import { FailedTests } from '../test-support/vitest/failed-tests-reporter.ts';
import { longestFirst } from '../test-support/vitest/longest-first.ts';
import { SlowestFiles } from '../test-support/vitest/slowest-files.ts';

/** The files that take longest start first. */
const LONG = [
  '/whole-shop-embedded',
  '/whole-shop-staff',
  '/routes.test',
  '/accessible-order',
  '/uploads.test',
  '/whole-shop-distributed',
  '/chaos',
  '/storefront',
  '/create-form',
];

/**
 * Three files at a time, each with its own shop and browser: mostly a file waits for those. Whole shops on this machine start
 * their own processes, database and folder, on free ports. TEST_ALL=1 adds the cases that run only before a release
 * (`support/long-cases.ts`).
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./support/shop/build-web-once.ts'],
    maxWorkers: 3,
    // Node loads modules, once for all files.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: longestFirst(LONG) },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A last resort against failures of a browser on a busy machine; the end of the output lists the retried tests.
    retry: 1,
    reporters: ['verbose', new FailedTests(), new SlowestFiles()],
  },
});
