import pg from 'pg';
import { pino } from 'pino';
import { afterAll, test } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { QueueBus } from '../../src/bus/queue-bus.ts';
import { createQueuePool } from '../../src/queue/postgres-pool.ts';
import { describeBusContract, envelope, REDELIVER_AFTER_MS, uniqueEvents } from '../support/bus/bus-contract.ts';

const log = pino({ level: 'silent' });

describeWith(['postgres'], 'the bus on Postgres', () => {
  const database = withBareDatabase();
  const pools: pg.Pool[] = [];
  const open = (registry: ConstructorParameters<typeof QueueBus>[0]['registry']): QueueBus => {
    const pool = createQueuePool(database.urls.orders);
    pools.push(pool);
    return new QueueBus({ registry, pool, log, redeliverAfterMs: REDELIVER_AFTER_MS });
  };
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
  });

  describeBusContract({ open, address: () => ({ databaseUrl: database.urls.orders }) });

  test('readers and watchers come back when all connections are cut', async () => {
    const { made, suffix } = uniqueEvents();
    const bus = open({ [`stock${suffix}`]: [made] });
    const read = new Set<string>();
    const watched = new Set<string>();
    await bus.prepare();
    await bus.consume(`stock${suffix}`, async (event) => void read.add(event.id));
    await bus.watch([made.type], (event) => void watched.add(event.id));
    const first = envelope(made.type);
    await bus.publish(first);
    await eventually('the first arrives', () => read.has(first.id) && watched.has(first.id));
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await admin.end();
    await eventually('published, read and watched again', async () => {
      const next = envelope(made.type);
      await bus.publish(next).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 200));
      return read.has(next.id) && watched.has(next.id);
    });
    await bus.close();
  });
});
