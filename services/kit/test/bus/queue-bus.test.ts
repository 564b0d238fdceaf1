import type { Envelope } from '@nimantran/proto/events/envelope';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { QueueBus, type QueueBusOptions } from '../../src/bus/queue-bus.ts';
import { createQueuePool } from '../../src/queue/postgres-pool.ts';
import { describeBusContract, envelope, REDELIVER_AFTER_MS, uniqueEvents } from '../support/bus/bus-contract.ts';

const log = pino({ level: 'silent' });

describeWith(['postgres'], 'the bus on Postgres', () => {
  const database = withBareDatabase();
  const pools: pg.Pool[] = [];
  const open = (registry: QueueBusOptions['registry'], kept?: QueueBusOptions['kept']): QueueBus => {
    const pool = createQueuePool(database.urls.orders);
    pools.push(pool);
    return new QueueBus({ registry, pool, log, redeliverAfterMs: REDELIVER_AFTER_MS, kept });
  };
  const storedOf = async (reader: string): Promise<{ id: string; state: string; data: unknown }[]> => {
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    const { rows } = await admin.query('SELECT id, state, data, failed_reason, stacktrace FROM bus.job WHERE queue = $1', [
      reader,
    ]);
    await admin.end();
    return rows;
  };
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
  });

  describeBusContract({ open, address: () => ({ databaseUrl: database.urls.orders }) });

  test('an event that took effect keeps none of its words, and is still recognised', async () => {
    const { made, suffix } = uniqueEvents();
    const reader = `stock${suffix}`;
    const bus = open({ [reader]: [made] });
    await bus.prepare();
    const event = envelope(made.type, { words: 'Meera weds Arjun' });
    await bus.publish(event);
    expect(JSON.stringify(await storedOf(reader))).toContain('Meera');
    const got: Envelope[] = [];
    await bus.consume(reader, async (next) => {
      got.push(next);
      if (got.length === 1) throw new Error('Meera weds Arjun does not fit');
    });
    await eventually('it took effect', async () => (await storedOf(reader))[0]?.state === 'completed');
    expect(JSON.stringify(await storedOf(reader))).not.toContain('Meera');
    await bus.publish(event);
    const last = envelope(made.type);
    await bus.publish(last);
    await eventually('the last is read', () => got.some(({ id }) => id === last.id));
    expect(got).toEqual([event, event, last]);
    expect(JSON.stringify(await storedOf(reader))).not.toContain('Meera');
    await bus.close();
  });

  test('an event emptied by a reader that died before it was marked as finished does not come again', async () => {
    const { made, suffix } = uniqueEvents();
    const reader = `stock${suffix}`;
    const bus = open({ [reader]: [made] });
    await bus.prepare();
    await bus.publish(envelope(made.type));
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query('UPDATE bus.job SET data = $2 WHERE queue = $1', [reader, { emptied: 'done' }]);
    await admin.end();
    const got: unknown[] = [];
    await bus.consume(reader, async (event) => void got.push(event));
    await eventually('it is finished', async () => (await storedOf(reader))[0]?.state === 'completed');
    expect(got).toEqual([]);
    await bus.close();
  });

  test('finished events are deleted by time alone', async () => {
    const { made, suffix } = uniqueEvents();
    const reader = `stock${suffix}`;
    const bus = open({ [reader]: [made] }, { completedMs: 300, everyMs: 100 });
    await bus.prepare();
    await bus.consume(reader, async () => {});
    await bus.publish(envelope(made.type));
    await eventually('it is gone', async () => (await storedOf(reader)).length === 0);
    await bus.close();
  });

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
