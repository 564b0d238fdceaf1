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
      const { connection, factory } = postgresQueueBackend(pool);
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
});
