import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ALL } from './infra/test-support/vitest/all-tests.ts';
import { FailedTests } from './infra/test-support/vitest/failed-tests-reporter.ts';
import { longestFirst } from './infra/test-support/vitest/longest-first.ts';
import { SlowestFiles } from './infra/test-support/vitest/slowest-files.ts';

/** Parts of the paths of files that take twenty seconds and more, about the longest first. */
const LONG = [
  'shop/uploads.test',
  'jobs/job.test',
  'webhook-chaos.test',
  'hostile-askers.test',
  'live-stills/live-stills.test',
  'backup.test',
  'nats-bus.test',
  'redis-queues.test',
  'tus.test',
  'postgres-queues.test',
  'theme-tool.test',
  'revisions.test',
  'themes-admin.test',
  'corpus.test',
  'av/music.test',
  'hostile-child.test',
  'segments-kill.test',
  'black-hole.test',
  'queue-bus.test',
  'alertmanager.test',
  'jobs/service.test',
  'events.test',
  'segments-seam.test',
  'limits.test',
  'refunds.test',
  'payouts.test',
  // Before a release.
  'webhook-storm.test',
  'running.test',
  'incoming.test',
  'purge-interrupted.test',
  'set-up.test',
  'collection-lint.test',
  '/killed-worker.test',
];

/** Each has a process of its own: files that start whole shops, kill what they run in, or measure its memory. */
const ALONE = [
  'infra/test/{backup,previous-version,shop}/**/*.test.ts',
  'infra/test/**/{alertmanager,embedded,killed,launcher,restart,set-up}.test.ts',
  'services/render/test/{jobs,live-stills,worker}/**/*.test.ts',
  '**/{*corpus,hostile-*,webhook-chaos}.test.ts',
];
/** Vite builds it as it builds the app; a process for each file, because modules keep what a browser's globals were when they were loaded. */
const WEB = ['web/**/test/**/*.test.{ts,tsx}'];

const EVERY = '{infra,proto,services}/**/test/**/*.test.ts';
const NEVER = ['**/node_modules/**', '**/e2e/**', '**/external/**', '**/long/**'];

const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  test: {
    name,
    pool: 'forks',
    // Most of what tests allocate is forgotten at once: a larger nursery takes a twelfth off their processor time.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // The last resort against the effects of a busy machine on processes and clocks: the end of the output names the tests that
    // needed it.
    retry: 1,
    ...test,
  },
});

/** Node loads the code as in the shop, and keeps what it has compiled for every process of the run. */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

export default defineConfig({
  test: {
    // For all projects: servers and template databases are started once.
    globalSetup: ['./infra/test-support/vitest/global-setup.ts'],
    projects: [
      project('web', { include: WEB, exclude: NEVER, css: { include: /guest\.css/ } }),
      project('alone', { include: ALONE, exclude: NEVER, ...BY_NODE }),
      // One file after the other in the same process, which loads a service's modules once.
      project('shared', { include: [EVERY], exclude: [...NEVER, ...ALONE], isolate: false, ...BY_NODE }),
    ],
    // More than two cores: at any time some wait, for a lease to end, a server that was killed, a process that starts.
    maxWorkers: ALL ? 3 : 4,
    sequence: { sequencer: longestFirst(LONG) },
    reporters: ['default', new FailedTests(), new SlowestFiles()],
  },
});
