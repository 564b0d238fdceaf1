import { defineConfig } from 'vitest/config';
import { FailedTests } from './infra/test-support/vitest/failed-tests-reporter.ts';
import { longestFirst } from './infra/test-support/vitest/longest-first.ts';

/** Those that take half a minute and more. */
const LONG = [
  'infra/test/backup/',
  'infra/test/previous-version/',
  'infra/test/shop/uploads',
  'catalog/test/collection/collection-lint',
  'orders/test/routes/webhooks/webhook-storm',
  'catalog/test/collection/music',
  'media/test/photo/corpus',
  'media/test/music/music-corpus',
  'render/test/segments/',
  'kit/test/queue/',
  'kit/test/bus/',
  'render/test/',
];

export default defineConfig({
  test: {
    globalSetup: ['./infra/test-support/vitest/global-setup.ts'],
    include: ['{proto,services,infra,web}/**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/e2e/**', '**/external/**', '**/long/**'],
    pool: 'forks',
    // One more than two cores: at any time some wait, for a lease to end, a server that was killed, a process that starts.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONG) },
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // The last net, for what a busy machine does to processes and clocks: the end of the output names what needed it.
    retry: 1,
    reporters: ['default', new FailedTests()],
  },
});
