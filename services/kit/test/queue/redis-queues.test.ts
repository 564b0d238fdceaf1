import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { defineJob } from '@nimantran/proto/jobs/job';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { findProgram, startRedis } from '../../../../infra/test-support/servers/local-server.ts';
import { describeWith, useRedis } from '../../../../infra/test-support/servers/servers.ts';
import { Link } from '../../../../infra/test-support/stand-ins/faulty-proxy.ts';
import { freePort } from '../../../../infra/test-support/stand-ins/start-local.ts';
import { createQueues } from '../../src/queue/create-queues.ts';
import { handlerOf } from '../../src/queue/queue.ts';
import { openQueuesToLookAt, type QueuesToLookAt } from '../../src/queue/queues-to-look-at.ts';
import { describeQueueContract } from '../support/queue/queue-contract.ts';

const log = pino({ level: 'silent' });

describeWith(['redis'], 'the queues on Redis', () => {
  const looks: QueuesToLookAt[] = [];
  afterAll(async () => {
    for (const look of looks) await look.close();
  });
  describeQueueContract({
    open: (kept) => createQueues({ redisUrl: useRedis(), log, kept }),
    address: () => ({ redisUrl: useRedis() ?? '' }),
    bull: (name) => {
      const look = openQueuesToLookAt(useRedis() ?? '', [name], log);
      looks.push(look);
      return look.queues[0] as (typeof look.queues)[number];
    },
  });
});

describeWith(['redis'], 'queues whose packets to Redis are swallowed without a reset', () => {
  test('go on as soon as packets arrive', async () => {
    const server = new URL(useRedis() ?? '');
    const link = await Link.open(await freePort(), Number(server.port));
    const redisUrl = Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(link.port) }).href;
    const queues = createQueues({ redisUrl, redisAnswerLimitMs: 7_000, log });
    const direct = createQueues({ redisUrl: server.href, log });
    const job = defineJob({ queue: `q-${randomUUID()}`, name: 'work', data: Type.Object({}) });
    const ran = new Set<string>();
    try {
      await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.add(id))]);
      await queues.add(job, {}, { jobId: 'before' });
      await eventually('it runs', () => ran.has('before'));
      await link.become({ kind: 'swallowing' });
      await expect(queues.ping(300)).rejects.toThrow();
      await direct.add(job, {}, { jobId: 'meanwhile' });
      await link.become({ kind: 'clear' });
      await eventually('the one added meanwhile to run', () => ran.has('meanwhile'));
      await queues.add(job, {}, { jobId: 'after' });
      await eventually('the next one to run', () => ran.has('after'));
    } finally {
      await queues.close();
      await direct.close();
      await link.close();
    }
  });
});

const installed = (await findProgram('redis-server')) !== undefined;

test.skipIf(!installed && process.env.CI !== 'true')('no job is lost when Redis is killed and started again', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'redis-killed-'));
  const server = await startRedis({ dataDir });
  const queues = createQueues({ redisUrl: server.url, log });
  const job = defineJob({ queue: 'survivors', name: 'work', data: Type.Object({ n: Type.Integer() }) });
  try {
    const ran = new Set<string>();
    for (let n = 0; n < 20; n += 1) await queues.add(job, { n }, { jobId: `job-${n}` });
    await queues.work(
      job.queue,
      [
        handlerOf(job, async ({ id }) => {
          await new Promise((resolve) => setTimeout(resolve, 40));
          ran.add(id);
        }),
      ],
      { lockMs: 1_000 },
    );
    await eventually('some ran', () => ran.size >= 5);
    await server.kill();
    await expect(queues.ping(300)).rejects.toThrow();
    await server.restart();
    await queues.add(job, { n: 99 }, { jobId: 'after' });
    await eventually('all ran', () => ran.size === 21);
    await eventually('all are completed', async () => (await queues.counts(job.queue)).active === 0);
  } finally {
    await queues.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('a Redis that is not there is an error, not a hang', async () => {
  const queues = createQueues({ redisUrl: 'redis://127.0.0.1:1', log });
  await expect(queues.ping(500)).rejects.toThrow('Redis');
  await queues.close();
});
