import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['./infra/testing/global-setup.ts'],
    include: ['{proto,services,infra,web}/**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/e2e/**', '**/external/**', '**/long/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
