import { randomUUID } from 'node:crypto';
import { defineJob } from '@nimantran/proto/jobs/job';
import { Queue } from 'bullmq';
import pg from 'pg';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import type { BullQueue } from '../../src/queue/bull-types.ts';
import { createQueues } from '../../src/queue/create-queues.ts';
import type { JobPayload } from '../../src/queue/job-payload.ts';
import { createQueuePool } from '../../src/queue/postgres-pool.ts';
import { handlerOf } from '../../src/queue/queue.ts';
import { postgresQueueBackend } from '../../src/queue/queue-backend.ts';
import { describeQueueContract } from '../support/queue/queue-contract.ts';

const log = pino({ level: 'silent' });

describeWith(['postgres'], 'the queues on Postgres, under a role that may not migrate', () => {
  const database = withBareDatabase();
  const looks: { close(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const look of looks) await look.close();
  });
  describeQueueContract({
    open: (kept) => {
      const pool = createQueuePool(database.urls.render);
      const queues = createQueues({ pool, log, kept });
      const close = queues.close.bind(queues);
      queues.close = async () => {
        await close();
        await pool.end();
      };
      return queues;
    },
    address: () => ({ databaseUrl: database.urls.render }),
    bull: (name) => {
      const pool = createQueuePool(database.urls.render);
      const { connection, factory } = postgresQueueBackend(pool, log);
      const queue: BullQueue<JobPayload> = new Queue(name, { connection }, factory);
      looks.push({ close: () => queue.close().then(() => pool.end()) });
      return queue;
    },
  });

  test('a job goes on, ends once and is followed by others when all connections are cut', async () => {
    const pool = createQueuePool(database.urls.render);
    const queues = createQueues({ pool, log });
    const job = defineJob({ queue: `q-${randomUUID()}`, name: 'work', data: Type.Object({}) });
    const cut = Promise.withResolvers<void>();
    const ran: string[] = [];
    await queues.work(job.queue, [
      handlerOf(job, async ({ id }) => {
        ran.push(id);
        if (id === 'first') await cut.promise;
      }),
    ]);
    await queues.add(job, {}, { jobId: 'first' });
    await eventually('it runs', () => ran.length > 0);
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'nimantran_render' AND datname = current_database()",
    );
    await admin.end();
    cut.resolve();
    await eventually(
      'the first is completed',
      async () => (await queues.state(job.queue, 'first').catch(() => '')) === 'completed',
    );
    await queues.add(job, {}, { jobId: 'second' });
    await eventually('the second is completed', async () => (await queues.state(job.queue, 'second')) === 'completed');
    expect(ran).toEqual(['first', 'second']);
    await queues.close();
    await pool.end();
  });

  test('a job whose notification was lost is taken a few seconds later', async () => {
    const pool = createQueuePool(database.urls.render);
    const queues = createQueues({ pool, log });
    const job = defineJob({ queue: `q-${randomUUID()}`, name: 'work', data: Type.Object({}) });
    const ran: string[] = [];
    await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.push(id))]);
    await queues.add(job, {}, { jobId: 'first' });
    await eventually('the worker waits again', async () => (await queues.state(job.queue, 'first')) === 'completed');
    await queues.add(job, {}, { jobId: 'later', delayMs: 3_600_000 });
    // Without a notification, as if it had been lost on the way.
    await pool.query("UPDATE queue.job SET state = 'waiting', process_at_ms = NULL WHERE queue = $1 AND id = 'later'", [
      job.queue,
    ]);
    await eventually('it was taken', () => ran.includes('later'), 12_000);
    await queues.close();
    await pool.end();
  });

  test('all workers and watchers of a process listen on one connection, and close it', async () => {
    const pool = createQueuePool(database.urls.render);
    const queues = createQueues({ pool, log });
    const jobs = [1, 2, 3].map(() => defineJob({ queue: `q-${randomUUID()}`, name: 'work', data: Type.Object({}) }));
    const ran = new Set<string>();
    for (const job of jobs) {
      await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.add(id))]);
      await queues.watchProgress(job.queue, () => {});
    }
    for (const job of jobs) await queues.add(job, {}, { jobId: job.queue });
    await eventually('all ran', () => ran.size === jobs.length);
    await eventually('only the listener holds a connection', () => pool.totalCount - pool.idleCount === 1);
    await queues.close();
    expect(pool.totalCount - pool.idleCount).toBe(0);
    await pool.end();
  });
});
