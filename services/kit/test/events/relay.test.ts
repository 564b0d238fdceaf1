import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { createDatabase } from '../../src/db/database.ts';
import { writeEvent } from '../../src/events/outbox.ts';
import { startRelay } from '../../src/events/relay.ts';
import { isAlive } from '../../src/liveness.ts';
import { sharedRegistry } from '../../src/telemetry/shared-metrics.ts';
import { handBus, log, openDatabase, type Tables, testEvent } from '../support/events/harness.ts';

const { event: changed } = testEvent('relay');

describeWith(['postgres'], 'the relay', () => {
  const database = withBareDatabase();
  let db: Kysely<Tables>;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    db = await openDatabase(database.urls.orders);
  });
  beforeEach(() => sql`truncate outbox`.execute(db));
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => db?.destroy());

  const write = (key: string) =>
    db
      .transaction()
      .execute((transaction) => writeEvent(transaction, changed, { key, keyVersion: 1, data: { note: key, do: 'work' } }));
  const relay = (publish: (event: Envelope) => Promise<void>, of = db) => {
    const started = startRelay({ db: of, bus: handBus(publish).bus, log, pollMs: 20 });
    closing.push(() => started.close());
    return started;
  };
  const unpublished = async () =>
    (
      await db.selectFrom('outbox').select(sql<string>`envelope ->> 'key'`.as('key')).where('publishedAt', 'is', null).execute()
    ).map(({ key }) => key);
  const metric = async (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await sharedRegistry.metrics())?.[1]);

  it('publishes all other events, before and after one that cannot be published', async () => {
    const keys = Array.from({ length: 70 }, (_, index) => `e${index}`);
    for (const key of keys) await write(key);
    let tries = 0;
    relay(async ({ key }) => {
      if (key !== 'e3') return;
      tries += 1;
      throw new Error('maximum payload exceeded');
    });
    await eventually('only the sick one to wait', async () => String(await unpublished()) === 'e3', 15_000);
    await write('later');
    await eventually('the next one to leave', async () => String(await unpublished()) === 'e3', 15_000);
    await eventually('the sick one to be tried again', () => tries > 1, 15_000);
  });

  it('finds an event of which no commit of its process told it', async () => {
    const id = await write('template');
    await sql`update outbox set published_at = now()`.execute(db);
    const published: string[] = [];
    const started = startRelay({ db, bus: handBus(async ({ key }) => void published.push(key)).bus, log });
    closing.push(() => started.close());
    // As another process writes it, such as a command.
    await sql`insert into outbox (id, type, envelope)
      select gen_random_uuid(), type, jsonb_set(envelope, '{key}', '"of another"') from outbox where id = ${id}`.execute(db);
    await eventually('it to be published', () => published.includes('of another'), 15_000);
    expect(published).toEqual(['of another']);
  });

  it('does not count as alive while it hangs', async () => {
    await db.transaction().execute(async (transaction) => {
      await sql`lock table outbox in access exclusive mode`.execute(transaction);
      const started = startRelay({ db, bus: handBus(async () => {}).bus, log, pollMs: 20, limitMs: 50 });
      closing.push(() => started.close());
      await eventually('the hanging relay to be noticed', () => !isAlive(), 5_000);
    });
    await eventually('it to be alive again', isAlive);
  });

  it('tells of an event that cannot be published, and not that all of them wait', async () => {
    const sick = await write('sick');
    relay(async ({ key }) => {
      if (key === 'sick') throw new Error('maximum payload exceeded');
    });
    await eventually('some tries', async () => (await triesOf(sick)) >= 1, 15_000);
    await sql`update outbox set tries = 8, created_at = now() - interval '10 minutes' where id = ${sick}`.execute(db);
    await write('well');
    await eventually('the other one to leave', async () => String(await unpublished()) === 'sick', 15_000);
    expect(await metric('outbox_unpublishable_events')).toBe(1);
    expect(await metric('outbox_oldest_age_seconds')).toBe(0);
  });

  it('tells that all events wait while the bus is away, and publishes them when it is back', async () => {
    let away = true;
    for (const key of ['a', 'b', 'c']) await write(key);
    const first = relay(async () => {
      if (away) throw new Error('NATS cannot be reached');
    });
    await eventually('a try', async () => (await sql`select from outbox where tries > 0`.execute(db)).rows.length === 3, 15_000);
    await first.close();
    await sql`update outbox set tries = 8, created_at = now() - interval '10 minutes'`.execute(db);
    relay(async () => {
      if (away) throw new Error('NATS cannot be reached');
    });
    expect(await metric('outbox_unpublishable_events')).toBe(0);
    expect(await metric('outbox_oldest_age_seconds')).toBeGreaterThanOrEqual(600);
    away = false;
    await eventually('all to be published', async () => (await unpublished()).length === 0, 30_000);
  });

  it('keeps no connection of the pool while the bus does not answer', async () => {
    const own = createDatabase<Tables>(database.urls.orders, { maxConnections: 1 });
    closing.push(() => own.destroy());
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let asked = 0;
    await write('slow');
    relay(() => {
      asked += 1;
      return answered;
    }, own);
    try {
      await eventually('the bus to be asked', () => asked > 0, 15_000);
      const reached = own.selectFrom('outbox').select('id').execute();
      await expect(Promise.race([reached, sleep(4_000).then(() => 'no connection is free')])).resolves.toHaveLength(1);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
        db,
      );
      expect(rows[0]?.count).toBe(0);
    } finally {
      answer();
    }
    await eventually('it to be published', async () => (await unpublished()).length === 0, 15_000);
  });

  it('does not wait for a bus that never answers for one event', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await write('silent');
    let tries = 0;
    relay(({ key }) => {
      if (key !== 'silent') return Promise.resolve();
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('timeout')) : answered;
    });
    try {
      await eventually('a second try', () => tries > 1, 15_000);
      await write('well');
      await eventually('the other one to leave meanwhile', async () => String(await unpublished()) === 'silent', 6_000);
    } finally {
      answer();
    }
  });

  it('shares the events with another instance, each published once', async () => {
    const published: string[] = [];
    for (let index = 0; index < 120; index += 1) await write(`s${index}`);
    for (let instance = 0; instance < 2; instance += 1) {
      relay(async ({ key }) => {
        published.push(key);
        await sleep(1);
      });
    }
    await eventually('all to be published', async () => (await unpublished()).length === 0, 20_000);
    expect(new Set(published).size).toBe(120);
    expect(published).toHaveLength(120);
  });

  it('publishes the events of an instance that was killed while it published them', async () => {
    await write('orphan');
    // What a killed instance leaves behind: a lease that ends.
    await sql`update outbox set not_before = now() + interval '1 second'`.execute(db);
    const published: string[] = [];
    relay(async ({ key }) => void published.push(key));
    await eventually('it to be published', () => published.includes('orphan'), 15_000);
  });

  const triesOf = async (id: string) =>
    (await db.selectFrom('outbox').select('tries').where('id', '=', id).executeTakeFirstOrThrow()).tries;
});
