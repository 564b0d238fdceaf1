import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@nimantran/kit/log';
import { probeIsolation } from '@nimantran/kit/process/isolation';
import type { RunningJob } from '@nimantran/kit/queue/queue';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import { type RenderKind, RenderResult, type RenderSpec, type renderJob } from '@nimantran/proto/jobs/render';
import { zipSync } from 'fflate';
import { Check } from 'typebox/value';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { readRenderConfig } from '../../src/config.ts';
import { type Context, createContext } from '../../src/context.ts';
import { renderHandler } from '../../src/jobs/render-job.ts';
import { photo, writeFixtureTheme, zipEntries } from './fixture-theme.ts';
import { aSpec } from './spec.ts';

export const RENDER_ID = '0e9d7a1c-37a6-4f6e-9d2f-0c8f0d5d2b11';

/** A worker without a queue: its store holds a theme and a photo, and each job brings its studio. */
export interface TestWorker {
  folder: string;
  store: ObjectStore;
  /** Runs a job to its end, a draft by default; returns the progress that it reported. */
  run(spec: RenderSpec, studio: Context['studio'], more?: { signal?: AbortSignal; kind?: RenderKind }): Promise<object[]>;
  close(): Promise<void>;
}

export async function openWorker(): Promise<TestWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'job-test-'));
  const store = createDiskStore({ directory: folder, publicUrl: '', signingSecret: 'x'.repeat(32) });
  // The linter looks for the longest text that fits each field.
  const theme = await writeFixtureTheme(({ fields }) => {
    for (const field of fields) field.max_length = Math.min(field.max_length, 60);
  });
  await store.put('themes/1.zip', zipSync(await zipEntries(theme)), 'application/zip');
  await store.put('uploads/couple.jpg', photo(1200, 900), 'image/jpeg');
  return {
    folder,
    store,
    run: (spec, studio, { signal = new AbortController().signal, kind = 'draft' } = {}) =>
      runJob({ folder, store, spec, kind, studio, signal }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export function jobSpec(change: Partial<RenderSpec> = {}): RenderSpec {
  return aSpec({
    details: { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message: 'Join us' },
    photos: { couple: { object_key: 'uploads/couple.jpg' } },
    ...change,
  });
}

export interface Told {
  name: string;
  params: unknown;
  body: unknown;
}

/** A studio that records reports, and answers as `answer` decides. Repeated checks are not recorded. */
export function studioThat(told: Told[], answer: (operation: Operation) => number = () => 204): Context['studio'] {
  const call = async (operation: Operation, input: { params: unknown; body: unknown }): Promise<undefined> => {
    if (operation.name !== 'checkRender') told.push({ name: operation.name, params: input.params, body: input.body });
    const status = answer(operation);
    if (status >= 400) throw new ProblemError({ type: 'about:blank', title: 'No', status, detail: 'no', code: 'stale_attempt' });
    return undefined;
  };
  return call as Context['studio'];
}

interface TestJob {
  folder: string;
  store: ObjectStore;
  spec: RenderSpec;
  kind: RenderKind;
  studio: Context['studio'];
  signal: AbortSignal;
}

const isolation = probeIsolation('auto', 'RENDER_ISOLATION');

async function runJob({ folder, store, spec, kind, studio, signal }: TestJob): Promise<object[]> {
  const progress: object[] = [];
  const config = readRenderConfig({
    PORT: '0',
    ...serviceAuthOf('render').variables,
    REDIS_URL: 'redis://localhost:1',
    DATA_DIR: folder,
    STUDIO_URL: 'http://localhost:1',
  });
  const context = createContext(config, {
    store,
    studio,
    log: createLog('render', 'silent'),
    isolation,
    queues: unusedQueues(),
    now: () => new Date('2030-01-01T00:00:00Z'),
  });
  const job: RunningJob<typeof renderJob> = {
    id: `${RENDER_ID}.2`,
    attempt: 1,
    data: {
      render_id: RENDER_ID,
      attempt: 2,
      kind,
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

export function resultOf(told: Told[]): RenderResult {
  const body = told.find((call) => call.name === 'reportRender')?.body;
  if (!Check(RenderResult, body)) throw new Error('no result that matches the contract');
  return body;
}
