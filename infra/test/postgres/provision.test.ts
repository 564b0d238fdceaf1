import { randomUUID } from 'node:crypto';
import { defineEvent } from '@nimantran/proto/events/envelope';
import { defineJob } from '@nimantran/proto/jobs/job';
import pg from 'pg';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBus } from '../../../services/kit/src/bus/create-bus.ts';
import { createQueues } from '../../../services/kit/src/queue/create-queues.ts';
import { createQueuePool } from '../../../services/kit/src/queue/postgres-pool.ts';
import { handlerOf } from '../../../services/kit/src/queue/queue.ts';
import { provision, SERVICES, type Service } from '../../postgres/provision.ts';
import { eventually } from '../../test-support/eventually.ts';
import { describeWith, usePostgres, withBareDatabase } from '../../test-support/servers/servers.ts';

const log = pino({ level: 'silent' });

describeWith(['postgres'], 'a provisioned database', () => {
  const database = withBareDatabase();
  let clients: Record<'orders' | 'media' | 'render', pg.Client>;

  beforeAll(async () => {
    clients = { orders: client('orders'), media: client('media'), render: client('render') };
    await Promise.all(Object.values(clients).map((each) => each.connect()));
    await clients.orders.query('CREATE TABLE invoices (id int); INSERT INTO invoices VALUES (7)');
  });
  afterAll(async () => {
    await Promise.all(Object.values(clients).map((each) => each.end()));
  });

  function client(service: Service): pg.Client {
    return new pg.Client({ connectionString: database.urls[service] });
  }

  test('a service works in its own schema without naming it', async () => {
    const { rows } = await clients.orders.query(
      "SELECT id, 'invoices'::regclass::text AS name, current_schema AS schema FROM invoices",
    );
    expect(rows).toEqual([{ id: 7, name: 'invoices', schema: 'orders' }]);
  });

  test("a service cannot read, write or create in another's schema, nor in public", async () => {
    for (const statement of [
      'SELECT * FROM orders.invoices',
      'INSERT INTO orders.invoices VALUES (8)',
      'CREATE TABLE orders.mine (id int)',
      'CREATE TABLE public.mine (id int)',
      'DROP SCHEMA orders CASCADE',
      'SET ROLE nimantran_orders',
    ]) {
      await expect(clients.media.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('a role without a schema has nowhere to put a table', async () => {
    await expect(clients.render.query('CREATE TABLE mine (id int)')).rejects.toThrow('no schema has been selected');
    await expect(clients.render.query('SELECT * FROM orders.invoices')).rejects.toThrow('permission denied');
  });

  test('a service may not migrate the queues', async () => {
    await expect(clients.orders.query('ALTER TABLE queue.job ADD COLUMN mine int')).rejects.toThrow('must be owner');
    await expect(clients.orders.query('DROP TABLE bus.job')).rejects.toThrow('must be owner');
  });

  test('provisioning again, and twice at once, changes nothing for who is there', async () => {
    const passwords = Object.fromEntries(SERVICES.map((service) => [service, 'test'])) as Record<Service, string>;
    const again = { adminUrl: usePostgres() ?? '', passwords, database: database.name };
    const [one, two] = await Promise.all([provision(again), provision(again)]);
    expect(one).toEqual(database.urls);
    expect(two).toEqual(database.urls);
    expect((await clients.orders.query('SELECT id FROM invoices')).rows).toEqual([{ id: 7 }]);
  });

  test('bus, queues and workers of a process stay within a few connections, and all services within 140', async () => {
    const made = defineEvent({ type: 'shop.thing.made', version: 1, data: Type.Unknown() });
    const registry = { stock: [made] };
    const jobs = ['a', 'b'].map((name) => defineJob({ queue: `q-${name}-${randomUUID()}`, name: 'work', data: Type.Object({}) }));
    const pool = createQueuePool(database.urls.studio);
    const bus = createBus({ registry, pool, log });
    const queues = createQueues({ pool, log });
    await bus.prepare();
    const handled: string[] = [];
    await bus.consume('stock', async (event) => void handled.push(event.id), { concurrency: 4 });
    await bus.watch([made.type], () => {});
    await bus.watch([made.type], () => {});
    for (const job of jobs) {
      await queues.work(job.queue, [handlerOf(job, async ({ id }) => void handled.push(id))], { concurrency: 8 });
      await queues.watchProgress(job.queue, () => {});
    }
    const adding = jobs.flatMap((job) => Array.from({ length: 60 }, (_, n) => queues.add(job, {}, { jobId: `job-${n}` })));
    const publishing = Array.from({ length: 30 }, () =>
      bus.publish({
        id: randomUUID(),
        type: made.type,
        version: 1,
        occurred_at: new Date().toISOString(),
        key: 'k',
        key_version: 1,
        trace: '',
        data: {},
      }),
    );
    let most = 0;
    const done = Promise.all([...adding, ...publishing]);
    await eventually('all are handled', async () => {
      most = Math.max(most, pool.totalCount);
      return handled.length >= 150;
    });
    await done;
    // A reader, one shared watcher, two workers, two progress watchers, and three shared connections.
    console.log(`connections of a process with bus, queues and workers on Postgres: ${most} (allowed ${pool.options.max})`);
    expect(most).toBeLessThanOrEqual(9);
    const kysely = 5;
    expect(SERVICES.length * (most + kysely)).toBeLessThanOrEqual(140);
    await queues.close();
    await bus.close();
    expect(pool.options.max).toBe(3);
    await pool.end();
  });
});
