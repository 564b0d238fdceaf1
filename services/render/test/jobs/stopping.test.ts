import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { makeJobFolder, sweepJobFolders } from '../../src/jobs/job-folder.ts';
import { ProgressTicker } from '../../src/jobs/progress-ticker.ts';
import { jobSpec, openWorker, resultOf, studioThat, type TestWorker, type Told } from '../support/job.ts';
import { isAlive, renderingChildren } from '../support/processes.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await openWorker();
});
afterAll(() => worker.close());

/** A busy machine may miss a limit by chance, but not repeatedly. */
const MEASURED = { retry: 2 };

describe.runIf(process.platform === 'linux')('a render that nobody wants any more', () => {
  /** Answers checks with 204 until `cancel` is called, then with a status. */
  function cancellable(told: Told[], status = 409) {
    let cancelledAt: number | undefined;
    const cancel = (): void => {
      cancelledAt = performance.now();
    };
    const studio = studioThat(told, ({ name }) => (name === 'checkRender' && cancelledAt !== undefined ? status : 204));
    return { studio, cancel, sinceCancelled: () => performance.now() - (cancelledAt ?? 0) };
  }

  test.each([409, 410, 404])(
    'is stopped within a second of a %i: process killed, folder gone, nothing reported',
    MEASURED,
    async (status) => {
      const told: Told[] = [];
      const { studio, cancel, sinceCancelled } = cancellable(told, status);
      const own = await mkdtemp(join(worker.folder, 'tmp-'));
      vi.stubEnv('TMPDIR', own);
      onTestFinished(() => void vi.unstubAllEnvs());
      const job = worker.run(jobSpec({ resolution: '2160p' }), studio);
      const [pid = 0] = await eventually('the process runs', () => {
        const running = renderingChildren(process.pid);
        return running.length > 0 ? running : undefined;
      });
      await eventually('it writes to its folder', async () =>
        (await readdir(own)).some((name) => name.startsWith('nimantran-render-')),
      );
      cancel();
      await eventually('the process is gone', () => !isAlive(pid));
      const killedAfterMs = sinceCancelled();
      await job;
      const endedAfterMs = sinceCancelled();
      expect(killedAfterMs).toBeLessThan(1000);
      expect(endedAfterMs).toBeLessThan(1500);
      expect(told.map((call) => call.name)).not.toContain('reportRender');
      expect(await readdir(own)).toEqual([]);
    },
  );

  test('goes on while studio cannot be asked', async () => {
    const told: Told[] = [];
    const studio = studioThat(told, ({ name }) => (name === 'checkRender' ? 503 : 204));
    await worker.run(jobSpec(), studio);
    expect(resultOf(told).outcome).toBe('succeeded');
  });
});

test('folders of killed workers go once no job can be using them, and nothing else does', async () => {
  const own = await mkdtemp(join(worker.folder, 'tmp-'));
  vi.stubEnv('TMPDIR', own);
  onTestFinished(() => void vi.unstubAllEnvs());
  const left = await makeJobFolder();
  await writeFile(join(left, 'photo-0'), 'a customer');
  await mkdir(join(own, 'somebody-elses'));
  const hours = (count: number) => Date.now() + count * 3_600_000;
  expect(await sweepJobFolders(900, hours(1))).toBe(0);
  expect(await readdir(own)).toHaveLength(2);
  expect(await sweepJobFolders(900, hours(1.3))).toBe(1);
  expect(await readdir(own)).toEqual(['somebody-elses']);
});

describe('progress', () => {
  afterEach(() => void vi.useRealTimers());

  test('is told at once and then each second, with the time that is left', () => {
    vi.useFakeTimers();
    const told: RenderProgress[] = [];
    const ticker = new ProgressTicker((progress) => void told.push(progress));
    expect(told).toEqual([{ stage: 'fetch', fraction: 0, seconds_left: null }]);
    vi.advanceTimersByTime(900);
    ticker.set({ stage: 'draw', fraction: 0.2, seconds_left: 8 });
    vi.advanceTimersByTime(600);
    expect(told).toHaveLength(2);
    // During a slow frame there is no new progress, and the time left runs down.
    vi.advanceTimersByTime(3_000);
    expect(told.slice(1).map((progress) => progress.seconds_left)).toEqual([8, 7, 6, 5]);
    expect(told.every((progress, index) => index === 0 || progress.fraction === 0.2)).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(told.at(-1)?.seconds_left).toBe(0);
    ticker.close();
    const before = told.length;
    vi.advanceTimersByTime(5_000);
    expect(told).toHaveLength(before);
  });
});
