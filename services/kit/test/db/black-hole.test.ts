import { randomUUID } from 'node:crypto';
import { defineJob } from '@nimantran/proto/jobs/job';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { Link } from '../../../../infra/test-support/stand-ins/faulty-proxy.ts';
import { freePort } from '../../../../infra/test-support/stand-ins/start-local.ts';
import { QueueBus } from '../../src/bus/queue-bus.ts';
import { createDatabase, pingDatabase } from '../../src/db/database.ts';
import { createSharedLocks } from '../../src/db/shared-locks.ts';
import { createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/log.ts';
import { createQueues } from '../../src/queue/create-queues.ts';
import { createQueuePool } from '../../src/queue/postgres-pool.ts';
import { handlerOf } from '../../src/queue/queue.ts';
import { envelope, uniqueEvents } from '../support/bus/bus-contract.ts';

const MAX_CONNECTIONS = 5;
const LIMITS = { statementTimeoutMs: 500, answerMarginMs: 500 };
const log = createLog('test', 'silent');

describeWith(['postgres'], 'a database whose packets are swallowed without a reset', () => {
  const database = withBareDatabase();
  let link: Link;
  const through = (url: string): string => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(link.port) }).href;
  beforeEach(async () => {
    link = await Link.open(await freePort(), Number(new URL(database.urls.orders).port));
  });
  afterEach(() => link.close());

  it('fails what is under way within its limit, and serves all connections again as soon as packets arrive', async () => {
    const db = createDatabase(through(database.urls.orders), LIMITS);
    const app = await createApp({ log, tokens: serviceAuthOf('orders').tokens, readiness: {}, checkAnswers: true });
    app.get('/now', () => pingDatabase(db));
    try {
      const started = Promise.withResolvers<void>();
      let running = 0;
      const work = Array.from({ length: MAX_CONNECTIONS }, (_, index) =>
        index === 0
          ? db.transaction().execute(async (transaction) => {
              await sql`select 1`.execute(transaction);
              await started.promise;
              await sql`select 1`.execute(transaction);
            })
          : db.connection().execute(async (connection) => {
              await sql`select 1`.execute(connection);
              running += 1;
              await started.promise;
              await sql`select 1`.execute(connection);
            }),
      );
      await eventually('all connections to be open', () => running === MAX_CONNECTIONS - 1);
      await link.become({ kind: 'swallowing' });
      started.resolve();
      const ended = await Promise.allSettled(work);
      expect(ended.map(({ status }) => status)).toEqual(work.map(() => 'rejected'));
      expect((await app.inject('/now')).statusCode).toBe(503);
      await link.become({ kind: 'clear' });
      const answers = await Promise.all(work.map(() => sql`select pg_sleep(0.1)`.execute(db)));
      expect(answers).toHaveLength(MAX_CONNECTIONS);
    } finally {
      await app.close();
      await db.destroy();
    }
  });

  it('reports lost locks, and lets events be heard and jobs run again without a restart', async () => {
    const pool = createQueuePool(through(database.urls.orders), LIMITS);
    const other = createQueuePool(database.urls.orders);
    const { made, suffix } = uniqueEvents();
    const registry = { [`stock${suffix}`]: [made] };
    const bus = new QueueBus({ registry, pool, log });
    const publisher = new QueueBus({ registry, pool: other, log });
    const queues = createQueues({ pool, log });
    const adding = createQueues({ pool: other, log });
    const job = defineJob({ queue: `q-${randomUUID()}`, name: 'work', data: Type.Object({}) });
    const locks = createSharedLocks({ databaseUrl: through(database.urls.orders), scope: 'black_hole', log });
    const seen = { lost: 0, read: 0, watched: 0, ran: 0 };
    const count = (what: keyof typeof seen): void => {
      seen[what] += 1;
    };
    try {
      await bus.consume(`stock${suffix}`, async () => count('read'));
      await bus.watch([made.type], () => count('watched'));
      await queues.work(job.queue, [handlerOf(job, async () => count('ran'))]);
      await locks.take('one', { waitMs: 60_000, onWanted: () => count('lost') });
      const send = async (): Promise<void> => {
        await publisher.publish(envelope(made.type));
        await adding.add(job, {}, { jobId: randomUUID() });
      };
      await send();
      await eventually('all to arrive', () => seen.read === 1 && seen.watched === 1 && seen.ran === 1);
      await link.become({ kind: 'swallowing' });
      await expect(bus.ping(60_000)).rejects.toThrow();
      await send();
      await eventually('the holder of the lock to know', () => seen.lost > 0);
      await link.become({ kind: 'clear' });
      const another = await locks.take('another', { waitMs: 60_000, onWanted: () => {} });
      expect(another).toBeDefined();
      await eventually('what was sent meanwhile', () => seen.read === 2 && seen.ran === 2);
      await eventually('a watcher to hear again', async () => {
        await publisher.publish(envelope(made.type));
        return seen.watched > 1;
      });
    } finally {
      await locks.close();
      await bus.close();
      await queues.close();
      await publisher.close();
      await adding.close();
      await pool.end();
      await other.end();
    }
  });
});
