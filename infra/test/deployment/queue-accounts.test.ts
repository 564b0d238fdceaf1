import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { handlerOf, type Queues } from '@nimantran/kit/queue/queue';
import { openQueuesToLookAt } from '@nimantran/kit/queue/queues-to-look-at';
import { defineJob } from '@nimantran/proto/jobs/job';
import { ORDERS_QUEUE, REFUNDS_QUEUE, STUDIO_QUEUE, WEBHOOKS_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { RENDER_QUEUE, STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findProgram, type LocalServer, runServer } from '../../test-support/servers/local-server.ts';

const SERVE = path.join(import.meta.dirname, '../../redis/serve.sh');
/** The queues that each account adds to and works on. */
const OWN = {
  orders: [ORDERS_QUEUE, REFUNDS_QUEUE, WEBHOOKS_QUEUE],
  studio: [STUDIO_QUEUE, RENDER_QUEUE, STILLS_QUEUE],
  render: [RENDER_QUEUE, STILLS_QUEUE],
} as const;
type Account = keyof typeof OWN;
const ACCOUNTS = Object.keys(OWN) as Account[];

const log = pino({ level: 'silent' });
const installed = (await findProgram('redis-server')) !== undefined;

describe.skipIf(!installed && process.env.CI !== 'true')('accounts of the queues', () => {
  let folder: string;
  let server: LocalServer;
  const opened: { close(): Promise<unknown> }[] = [];
  const passwords: Record<string, string> = {
    REDIS_PASSWORD: 'of-the-operator',
    ...Object.fromEntries(ACCOUNTS.map((name) => [`REDIS_PASSWORD_${name.toUpperCase()}`, `of-${name}`])),
  };
  const addressOf = (account: Account, password = `of-${account}`) => `redis://${account}:${password}@127.0.0.1:${server.port}`;
  const open = (account: Account): Queues => {
    const queues = createQueues({ redisUrl: addressOf(account), log });
    opened.push(queues);
    return queues;
  };
  /** A client that sends commands as one account. */
  const commandsAs = (address: string): Redis => {
    const redis = new Redis(address, { maxRetriesPerRequest: 0, retryStrategy: null, lazyConnect: true });
    redis.on('error', () => {});
    opened.push({ close: async () => redis.disconnect() });
    return redis;
  };
  const jobIn = (queue: string) => defineJob({ queue, name: 'work', data: Type.Object({ n: Type.Integer() }) });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'queue-accounts-'));
    Object.assign(process.env, passwords);
    server = await runServer('sh', { dataDir: folder }, 'redis', (port) => [
      ...[SERVE, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ]);
  });
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
    for (const name of Object.keys(passwords)) delete process.env[name];
  });

  it.each([
    ['orders', ORDERS_QUEUE, 'orders'],
    ['orders', REFUNDS_QUEUE, 'orders'],
    ['studio', STUDIO_QUEUE, 'studio'],
    ['studio', RENDER_QUEUE, 'render'],
    ['studio', STILLS_QUEUE, 'render'],
  ] as const)('let %s fill the queue %s and %s do its work', async (filling, queue, working) => {
    const [from, to] = [open(filling), open(working)];
    const job = jobIn(queue);
    const heard: string[] = [];
    await from.watchProgress(queue, (id) => void heard.push(id));
    for (const [jobId, priority] of [
      ['first', 2],
      ['second', 1],
    ] as const)
      await from.add(job, { n: 1 }, { jobId, priority });
    await from.add(job, { n: 1 }, { jobId: 'later', delayMs: 200, attempts: 2, backoffMs: 10 });
    await from.addFlow({
      job,
      data: { n: 1 },
      options: { jobId: 'parent' },
      children: [{ job, data: { n: 1 }, options: { jobId: 'child' } }],
    });
    await from.add(job, { n: 1 }, { jobId: 'unwanted', delayMs: 60_000 });
    expect(await from.remove(queue, 'unwanted')).toBe(true);
    let failures = 0;
    await to.work(queue, [
      handlerOf(job, async ({ id, progress }) => {
        if (id === 'later' && failures++ === 0) throw new Error('once');
        await progress({ done: 0.5 });
      }),
    ]);
    for (const id of ['first', 'second', 'later', 'child', 'parent'])
      await eventually(`${id} is done`, async () => (await from.state(queue, id)) === 'completed');
    await eventually('progress is heard', () => heard.includes('later'));
    expect(await from.counts(queue)).toEqual({ waiting: 0, delayed: 0, active: 0, failed: 0 });
  });

  it('let admins look at the queues with studio’s', async () => {
    const looked = openQueuesToLookAt(addressOf('studio'), OWN.studio, log);
    opened.push(looked);
    for (const queue of looked.queues) {
      expect(await queue.getJobCounts()).toMatchObject({ waiting: 0 });
      expect((await queue.getJobs(['completed'])).length).toBeGreaterThan(0);
      expect(await queue.getWorkers()).toBeDefined();
    }
  });

  it.each(ACCOUNTS)('keep %s from every queue of others', async (account) => {
    const redis = commandsAs(addressOf(account));
    const others = [ORDERS_QUEUE, REFUNDS_QUEUE, WEBHOOKS_QUEUE, STUDIO_QUEUE, RENDER_QUEUE, STILLS_QUEUE].filter(
      (queue) => !(OWN[account] as readonly string[]).includes(queue),
    );
    for (const queue of others) {
      const key = `bull:${queue}:meta`;
      await expect(redis.hgetall(key), queue).rejects.toThrow('NOPERM');
      await expect(redis.hset(key, 'paused', '1'), queue).rejects.toThrow('NOPERM');
      await expect(redis.eval(`return redis.call('HGETALL', '${key}')`, 0), queue).rejects.toThrow(/can't access|NOPERM/);
    }
    expect(others.length).toBeGreaterThan(0);
  });

  it.each(ACCOUNTS)('give %s nothing that rules the server', async (account) => {
    const redis = commandsAs(addressOf(account));
    for (const command of ['FLUSHALL', 'FLUSHDB', 'KEYS *', 'SCAN 0', 'CONFIG GET requirepass', 'ACL LIST', 'SHUTDOWN']) {
      const [name = '', ...given] = command.split(' ');
      await expect(redis.call(name, ...given), command).rejects.toThrow('NOPERM');
    }
  });

  it('let nobody in without a password', async () => {
    await expect(commandsAs(server.url).ping()).rejects.toThrow('NOAUTH');
    await expect(commandsAs(addressOf('orders', 'of-render')).ping()).rejects.toThrow();
    await expect(commandsAs(`redis://:of-the-operator@127.0.0.1:${server.port}`).ping()).resolves.toBe('PONG');
  });
});
