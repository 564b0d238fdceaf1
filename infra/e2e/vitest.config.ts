import { defineConfig } from 'vitest/config';
import { FailedTests } from '../testing/failed-tests.ts';

const WHOLE_SHOPS = ['embedded.test.ts', 'distributed.test.ts'];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['./build-once.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['verbose', new FailedTests()],
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['*.test.ts'],
          exclude: WHOLE_SHOPS,
          // Each file has its own stand-in and browser, and mostly waits for them.
          maxWorkers: 2,
          isolate: false,
          // The last net, for what a busy machine does to a browser: what needs it is named at the end of the run.
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'shops',
          include: WHOLE_SHOPS,
          // Whole shops on this machine, one at a time: each starts its own processes, database and folder, and its cases follow
          // each other.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
