import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '@nimantran/kit/http/app';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { createLog } from '@nimantran/kit/log';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import type { Queues } from '@nimantran/kit/queue/queue';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import { checkRender, keepFiles, keepSegments, reportRender, startRender } from '@nimantran/proto/http/studio/render-reports';
import type { JobData } from '@nimantran/proto/jobs/job';
import { RENDER_QUEUE, type RenderResult, type RenderSpec, renderJob } from '@nimantran/proto/jobs/render';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnvironment } from '../../../../infra/test-support/bare-environment.ts';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { writeFixtureTheme, zipEntries } from '../support/fixture-theme.ts';
import { renderingChildren } from '../support/processes.ts';
import { aSpec } from '../support/spec.ts';

const SECRET = 'a secret that only this test knows, thirty-two';
const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const JOB_ID = '5a1f8f0e-2c1b-4f6b-9a57-6a3f0f2f6b11';
const log = createLog('render-test', 'silent');

function jobData(id: string, resolution: RenderSpec['resolution'] = '480p'): JobData<typeof renderJob> {
  const spec = aSpec({ bride_first: true, resolution });
  return { render_id: id, attempt: 1, kind: 'sample', spec, order_number: null, trace: '' };
}

describeWith(['postgres'], 'the service as a process', () => {
  const database = withDatabase();
  const results: RenderResult[] = [];
  const workers: string[] = [];
  const segments: object[] = [];
  const unwanted = new Set<string>();
  let checks = 0;
  let dataDir: string;
  let studio: Awaited<ReturnType<typeof createApp>>;
  let queues: Queues;
  let closePool: () => Promise<void>;
  let service: ChildProcess;
  let port: number;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'render-service-'));
    const store = createDiskStore({ directory: join(dataDir, 'objects-store'), publicUrl: '', signingSecret: SECRET });
    await store.put('themes/1.zip', zipSync(await zipEntries(await writeFixtureTheme())), 'application/zip');
    studio = await createApp({ log, tokens: serviceAuthOf('studio').tokens, readiness: {}, checkAnswers: true });
    route(studio, startRender, async ({ body }) => void workers.push(body.worker));
    route(studio, reportRender, async ({ body }) => void results.push(body));
    route(studio, keepSegments, async ({ body }) => void segments.push(...body.segments));
    route(studio, keepFiles, async () => undefined);
    route(studio, checkRender, async ({ params }) => {
      checks += 1;
      if (unwanted.has(params.id)) throw conflict('stale_attempt', 'Its order was cancelled.');
      return undefined;
    });
    await studio.listen({ host: '127.0.0.1', port: 0 });
    const pool = createQueuePool(database.urls.studio);
    queues = createQueues({ pool, log });
    closePool = () => pool.end();
    port = 20_000 + Math.floor(Math.random() * 20_000);
    const env = {
      ...bareEnvironment(),
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...serviceAuthOf('render').variables,
      DATABASE_URL: database.urls.render,
      DATA_DIR: dataDir,
      STUDIO_URL: `http://127.0.0.1:${(studio.server.address() as AddressInfo).port}`,
    };
    service = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    await eventually(
      'the service is ready',
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true,
    );
  });

  afterAll(async () => {
    service?.kill('SIGKILL');
    await queues?.close();
    await closePool?.();
    await studio?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('takes a job from the queue, tells how far it is, reports the video and completes the job', async () => {
    const progress: unknown[] = [];
    await queues.watchProgress(RENDER_QUEUE, (_, value) => progress.push(value));
    await queues.add(renderJob, jobData(JOB_ID), { jobId: `${JOB_ID}.1` });
    await eventually('the job is completed', async () => (await queues.state(RENDER_QUEUE, `${JOB_ID}.1`)) === 'completed');
    expect(workers).toHaveLength(1);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ outcome: 'succeeded', video: { frames: 45, width: 854 }, findings: [] });
    expect(results[0]).toMatchObject({ segments: { total: segments.length, reused: 0 } });
    expect(segments.length).toBeGreaterThan(0);
    await eventually('progress was heard', () => progress.length > 0);
  });

  test.runIf(process.platform === 'linux')(
    'kills the rendering process within a second when the order is cancelled',
    // A busy machine may miss the second by chance, but not repeatedly.
    { retry: 2 },
    async () => {
      const id = randomUUID();
      const before = { results: results.length, checks };
      const waiting = await eventually('one waits', () => {
        const running = renderingChildren(service.pid ?? 0);
        return running.length > 0 ? running : undefined;
      });
      // Large enough to be drawing for seconds.
      await queues.add(renderJob, jobData(id, '2160p'), { jobId: `${id}.1` });
      const [pid] = await eventually('it renders', () => {
        const running = renderingChildren(service.pid ?? 0).filter((child) => !waiting.includes(child));
        return running.length > 0 ? running : undefined;
      });
      await eventually('it is asked after', () => checks > before.checks);
      unwanted.add(id);
      const cancelled = performance.now();
      await eventually('the process is gone', () => !renderingChildren(service.pid ?? 0).includes(pid ?? 0));
      expect(performance.now() - cancelled).toBeLessThan(1000);
      await eventually('the job is over', async () => (await queues.state(RENDER_QUEUE, `${id}.1`)) === 'completed');
      expect(results).toHaveLength(before.results);
    },
  );

  test('stops in order when it is asked to, and leaves the job under way to another', async () => {
    const id = randomUUID();
    await queues.add(renderJob, jobData(id, '2160p'), { jobId: `${id}.1` });
    const children = await eventually('it renders, and one waits', () => {
      const running = renderingChildren(service.pid ?? 0);
      return running.length > 1 ? running : undefined;
    });
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    // A fast machine may have finished it in the time that a job is given.
    expect(['waiting', 'completed']).toContain(await queues.state(RENDER_QUEUE, `${id}.1`));
    await eventually('its process is gone', () => children.every((pid) => !existsSync(`/proc/${pid}`)));
  });
});
