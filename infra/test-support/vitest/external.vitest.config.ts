import { defineConfig } from 'vitest/config';

/** Tests against emulators and external services; each names what it needs. */
export default defineConfig({
  test: {
    include: ['{services,infra}/**/test/external/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
