import { defineConfig } from 'vitest/config';
import { FailedTests } from '../test-support/vitest/failed-tests-reporter.ts';

/** One shop in containers: each case begins where the one before it ended, so none is tried again alone. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 60_000 } },
    retry: 0,
    bail: 1,
    reporters: ['verbose', new FailedTests()],
  },
});
