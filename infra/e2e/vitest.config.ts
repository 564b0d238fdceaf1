import { defineConfig } from 'vitest/config';

/** Whole shops on this machine, one at a time: each starts its own processes, database and folder. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    reporters: ['verbose'],
  },
});
