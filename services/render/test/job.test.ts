import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@nimantran/kit/log';
import type { RunningJob } from '@nimantran/kit/queue/queue';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { ProblemError } from '@nimantran/proto/http/client';
import type { Operation } from '@nimantran/proto/http/operation';
import { type RenderProgress, RenderResult, type RenderSpec, type renderJob } from '@nimantran/proto/jobs/render';
import { zipSync } from 'fflate';
import { Check } from 'typebox/value';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../infra/testing/eventually.ts';
import { readRenderConfig } from '../src/config.ts';
import { type Context, createContext } from '../src/context.ts';
import { permanent } from '../src/errors.ts';
import { makeJobFolder, sweepJobFolders } from '../src/jobs/job-folder.ts';
import { ProgressTicker } from '../src/jobs/progress-ticker.ts';
import { renderHandler } from '../src/jobs/render.ts';
import { tellStudio } from '../src/jobs/tell-studio.ts';
import { withinMemory } from '../src/jobs/within-memory.ts';
import { photo, writeFixtureTheme, zipEntries } from './fixture-theme.ts';
import { renderingChildren } from './support/processes.ts';

const RENDER_ID = '0e9d7a1c-37a6-4f6e-9d2f-0c8f0d5d2b11';
let folder: string;
let store: ObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'job-test-'));
  store = createDiskStore({ directory: folder, publicUrl: '', signingSecret: 'x'.repeat(32) });
  const theme = await writeFixtureTheme();
  await store.put('themes/1.zip', zipSync(await zipEntries(theme)), 'application/zip');
  await store.put('uploads/couple.jpg', photo(1200, 900), 'image/jpeg');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function jobSpec(change: Partial<RenderSpec> = {}): RenderSpec {
  return {
    theme: { id: 1, version: '1', package_key: 'themes/1.zip' },
    details: { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message: 'Join us' },
    photos: { couple: { object_key: 'uploads/couple.jpg' } },
    music: null,
    bride_first: false,
    colors: {},
    resolution: '480p',
    watermark: 'none',
    stills: true,
    ...change,
  };
}

interface Told {
  name: string;
  params: unknown;
  body: unknown;
}

/** A studio that notes what it is told, and answers as `answer` says. That it is asked again and again is not noted. */
function studioThat(told: Told[], answer: (operation: Operation) => number = () => 204): Context['studio'] {
  const call = async (operation: Operation, input: { params: unknown; body: unknown }): Promise<undefined> => {
    if (operation.name !== 'checkRender') told.push({ name: operation.name, params: input.params, body: input.body });
    const status = answer(operation);
    if (status >= 400) throw new ProblemError({ type: 'about:blank', title: 'No', status, detail: 'no', code: 'stale_attempt' });
    return undefined;
  };
  return call as Context['studio'];
}

async function runJob(spec: RenderSpec, studio: Context['studio'], signal = new AbortController().signal): Promise<object[]> {
  const progress: object[] = [];
  const config = readRenderConfig({
    PORT: '0',
    SERVICE_TOKEN_SECRET: 'x'.repeat(32),
    REDIS_URL: 'redis://localhost:1',
    DATA_DIR: folder,
    STUDIO_URL: 'http://localhost:1',
  });
  const context = createContext(config, {
    store,
    studio,
    log: createLog('render', 'silent'),
    queues: unusedQueues(),
    now: () => new Date('2030-01-01T00:00:00Z'),
  });
  const job: RunningJob<typeof renderJob> = {
    id: `${RENDER_ID}.2`,
    attempt: 1,
    data: {
      render_id: RENDER_ID,
      attempt: 2,
      kind: 'draft',
      spec,
      order_number: 'NM-ABCD2345',
      trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
    signal,
    progress: async (value) => {
      progress.push(value);
    },
  };
  await renderHandler(context).run(job);
  return progress;
}

function unusedQueues(): Context['queues'] {
  return new Proxy({}, { get: () => () => Promise.reject(new Error('not used here')) }) as Context['queues'];
}

function resultOf(told: Told[]): RenderResult {
  const body = told.find((call) => call.name === 'reportRender')?.body;
  if (!Check(RenderResult, body)) throw new Error('no result that matches the contract');
  return body;
}

describe('a render job', () => {
  test('announces itself, renders, publishes by content and reports', async () => {
    const told: Told[] = [];
    const progress = await runJob(jobSpec(), studioThat(told));
    expect(told.map((call) => call.name)).toEqual(['startRender', 'keepSegments', 'reportRender']);
    expect(told[2]?.params).toEqual({ id: RENDER_ID, attempt: 2 });
    const result = resultOf(told);
    if (result.outcome !== 'succeeded') throw new Error(result.error.message);
    expect(result.video).toMatchObject({ width: 854, height: 480, frames: 45, duration_seconds: 1.5 });
    expect(result.video.object_key).toBe(`renders/${result.video.sha256}.mp4`);
    expect((await store.head(result.video.object_key))?.size_bytes).toBe(result.video.size_bytes);
    expect((await store.head(result.stills[0]?.object_key ?? ''))?.content_type).toBe('image/jpeg');
    expect(result.findings).toEqual([]);
    expect(Object.keys(result.timings)).toEqual(
      expect.arrayContaining(['fetch', 'bind', 'outline', 'draw', 'join', 'verify', 'publish']),
    );
    expect(progress.length).toBeGreaterThan(0);
  });

  test('draws nothing again that is kept, and anew what a correction changes', async () => {
    const run = async (change: Partial<RenderSpec>) => {
      const told: Told[] = [];
      await runJob(jobSpec({ colors: { ground: '#123456' }, ...change }), studioThat(told));
      const held = told.find((call) => call.name === 'keepSegments')?.body as { segments: { object_key: string }[] };
      const result = resultOf(told);
      if (result.outcome !== 'succeeded') throw new Error(result.error.message);
      return { keys: held.segments.map((segment) => segment.object_key), segments: result.segments };
    };
    const first = await run({});
    expect(first.segments).toEqual({ total: first.keys.length, reused: 0 });
    for (const key of first.keys) expect((await store.head(key))?.content_type).toBe('video/mp4');
    const second = await run({});
    expect(second).toEqual({ keys: first.keys, segments: { total: first.keys.length, reused: first.keys.length } });
    const corrected = await run({ details: { groom: 'Rohan', bride: 'Priya', date: '2030-12-07' } });
    expect(corrected.segments.reused).toBe(corrected.keys.filter((key) => first.keys.includes(key)).length);
    expect(corrected.segments.reused).toBeLessThan(corrected.segments.total);
  });

  test('whose segments are turned away draws nothing, reports nothing and ends', async () => {
    const told: Told[] = [];
    await runJob(
      jobSpec(),
      studioThat(told, ({ name }) => (name === 'keepSegments' ? 409 : 204)),
    );
    expect(told.map((call) => call.name)).toEqual(['startRender', 'keepSegments']);
  });

  test('that takes too much memory is tried once more, on one thread', async () => {
    const exceeded = permanent('draw', 'memory_exceeded', 'too much');
    const threads: (number | undefined)[] = [];
    const retried: unknown[] = [];
    const output = await withinMemory(
      async (given) => {
        threads.push(given);
        if (given === undefined) throw exceeded;
        return 'a video';
      },
      (error) => retried.push(error),
    );
    expect([output, threads, retried]).toEqual(['a video', [undefined, 1], [exceeded]]);
    await expect(withinMemory(() => Promise.reject(exceeded), vi.fn())).rejects.toBe(exceeded);
    const other = permanent('draw', 'theme_invalid', 'broken');
    const again = vi.fn();
    await expect(withinMemory(() => Promise.reject(other), again)).rejects.toBe(other);
    expect(again).not.toHaveBeenCalled();
  });

  test('run twice gives the same video under the same name', async () => {
    const keys = [];
    for (const _ of [1, 2]) {
      const told: Told[] = [];
      await runJob(jobSpec(), studioThat(told));
      const result = resultOf(told);
      keys.push(result.outcome === 'succeeded' ? result.video.object_key : result.error.message);
    }
    expect(keys[0]).toMatch(/^renders\/[0-9a-f]{64}\.mp4$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    [
      'a package that is gone',
      { theme: { id: 1, version: '1', package_key: 'themes/gone.zip' } },
      { code: 'input_missing', stage: 'fetch', permanent: true },
    ],
    [
      'a photo that is purged',
      { photos: { couple: { object_key: 'uploads/gone.jpg' } } },
      { code: 'input_missing', stage: 'fetch', permanent: true },
    ],
    [
      'a photo that is none',
      { photos: { couple: { object_key: 'themes/1.zip' } } },
      { code: 'photo_invalid', stage: 'bind', permanent: true },
    ],
  ])('with %s reports a failure', async (_, change, expected) => {
    const told: Told[] = [];
    await runJob(jobSpec(change), studioThat(told));
    expect(resultOf(told)).toMatchObject({ outcome: 'failed', error: expected });
  });

  test('that is turned away at its start draws nothing and ends', async () => {
    const told: Told[] = [];
    await runJob(
      jobSpec(),
      studioThat(told, () => 409),
    );
    expect(told.map((call) => call.name)).toEqual(['startRender']);
  });

  test('whose result is turned away ends silently', async () => {
    await runJob(
      jobSpec(),
      studioThat([], (operation) => (operation.name === 'reportRender' ? 410 : 204)),
    );
  });

  test('that is told to stop reports nothing and throws', async () => {
    const told: Told[] = [];
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('the worker stops')), 200);
    await expect(runJob(jobSpec(), studioThat(told), stop.signal)).rejects.toThrow('the worker stops');
    expect(told.map((call) => call.name)).toEqual(['startRender']);
  });
});

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
    async (status) => {
      const told: Told[] = [];
      const { studio, cancel, sinceCancelled } = cancellable(told, status);
      const own = await mkdtemp(join(folder, 'tmp-'));
      vi.stubEnv('TMPDIR', own);
      onTestFinished(() => void vi.unstubAllEnvs());
      const job = runJob(jobSpec({ resolution: '2160p' }), studio);
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
    await runJob(jobSpec(), studio);
    expect(resultOf(told).outcome).toBe('succeeded');
  });
});

test('folders of killed workers go once no job can be using them, and nothing else does', async () => {
  const own = await mkdtemp(join(folder, 'tmp-'));
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

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
    // A frame that takes long: nothing new is known, and the time left runs down.
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

describe('studio that cannot be reached', () => {
  const problem = (status: number) => new ProblemError({ type: 'about:blank', title: 'No', status, detail: 'no', code: 'x' });
  const never = new AbortController().signal;

  test('is told again until it answers', async () => {
    let calls = 0;
    const tell = async () => {
      calls += 1;
      if (calls < 4) throw problem(calls === 1 ? 0 : 503);
    };
    expect(await tellStudio(tell, never, 1)).toBe('taken');
    expect(calls).toBe(4);
  });

  test('is given up after a while, and at once when it says that the call is wrong', async () => {
    let calls = 0;
    const failing = (status: number) => async () => {
      calls += 1;
      throw problem(status);
    };
    await expect(tellStudio(failing(500), never, 1)).rejects.toMatchObject({ status: 500 });
    expect(calls).toBe(6);
    await expect(tellStudio(failing(400), never, 1)).rejects.toMatchObject({ status: 400 });
    expect(calls).toBe(7);
  });
});

test('every variable at fault is named at once', async () => {
  expect(() => readRenderConfig({ RENDER_MEMORY_MB: 'much' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*STUDIO_URL[\s\S]*RENDER_MEMORY_MB/,
  );
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const own = [
    'DATA_DIR',
    'STUDIO_URL',
    'RENDER_JOBS_AT_ONCE',
    'RENDER_MEMORY_MB',
    'RENDER_TIME_LIMIT_SECONDS',
    'RENDER_ISOLATION',
  ];
  for (const name of own) expect(readme).toContain(name);
});
