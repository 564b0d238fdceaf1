import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import type { EventTables } from '../../src/db/event-tables.ts';
import { sweepEventTables } from '../../src/events/sweep-event-tables.ts';
import { openDatabase, type Tables } from '../support/events/harness.ts';

const DAYS = 60;
const TABLES = ['outbox', 'inbox', 'inbox_deliveries', 'inbox_keys', 'dead_events'] as const;

describeWith(['postgres'], 'the sweep of the event tables', () => {
  const database = withBareDatabase();
  let db: Kysely<Tables>;
  beforeAll(async () => {
    db = await openDatabase(database.urls.orders);
  });
  beforeEach(() => sql`truncate outbox, inbox, inbox_deliveries, inbox_keys, dead_events`.execute(db));
  afterAll(() => db?.destroy());

  const eventTables = () => db as unknown as Kysely<EventTables>;
  const envelope = (type: string, key: string) => JSON.stringify({ id: randomUUID(), type, key });

  /** `count` rows in each table, so many days old. */
  async function fill(count: number, days: number): Promise<void> {
    const ids = sql`generate_series(1, ${count}::int)`;
    const at = sql`now() - make_interval(days => ${days}::int)`;
    const made = envelope('shop.thing.made', 'k');
    await sql`insert into outbox (id, type, envelope, published_at)
      select gen_random_uuid(), 'shop.thing.made', ${made}::jsonb, ${at} from ${ids}`.execute(db);
    await sql`insert into inbox (event_id, type, handled_at) select gen_random_uuid(), 'shop.thing.made', ${at} from ${ids}`.execute(
      db,
    );
    await sql`insert into inbox_deliveries (event_id, deliveries, updated_at) select gen_random_uuid(), 1, ${at} from ${ids}`.execute(
      db,
    );
    await sql`insert into inbox_keys (aggregate, version, updated_at)
      select 'shop.thing:' || gen_random_uuid(), 1, ${at} from ${ids}`.execute(db);
    await sql`insert into dead_events (event_id, envelope, error, parked_at, replayed_at)
      select gen_random_uuid(), ${made}::jsonb, 'no', ${at}, ${at} from ${ids}`.execute(db);
  }
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(async (table) => {
          const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
          return [table, rows[0]?.count] as const;
        }),
      ),
    );
  const all = (count: number) => Object.fromEntries(TABLES.map((table) => [table, count]));

  it('deletes old rows of every table by thousands, and leaves the others', async () => {
    await fill(2_500, DAYS + 1);
    await fill(3, DAYS - 1);
    expect(await sweepEventTables(eventTables(), DAYS)).toBe(true);
    expect(await counts()).toEqual(all(1_503));
    expect(await sweepEventTables(eventTables(), DAYS)).toBe(true);
    expect(await sweepEventTables(eventTables(), DAYS)).toBe(false);
    expect(await counts()).toEqual(all(3));
  });

  it('keeps unpublished and parked events, and the versions that parked events are compared with', async () => {
    const old = sql`now() - make_interval(days => ${DAYS + 1})`;
    const [unpublished, parked] = [randomUUID(), randomUUID()];
    const made = envelope('shop.thing.made', 'k');
    await sql`insert into outbox (id, type, envelope, created_at) values (${unpublished}, 'shop.thing.made', ${made}, ${old})`.execute(
      db,
    );
    await sql`insert into inbox (event_id, type, handled_at, parked) values (${parked}, 'shop.thing.made', ${old}, true)`.execute(
      db,
    );
    await sql`insert into dead_events (event_id, envelope, error, parked_at) values (${parked}, ${made}, 'no', ${old})`.execute(
      db,
    );
    await sql`insert into inbox_keys (aggregate, version, updated_at) values ('shop.thing:k', 4, ${old}), ('shop.thing:other', 4, ${old})`.execute(
      db,
    );
    await sweepEventTables(eventTables(), DAYS);
    expect(await counts()).toEqual({ outbox: 1, inbox: 1, inbox_deliveries: 0, inbox_keys: 1, dead_events: 1 });
    expect(await db.selectFrom('inboxKeys').select('aggregate').execute()).toEqual([{ aggregate: 'shop.thing:k' }]);
  });

  it('finds old rows by an index', async () => {
    await fill(3_000, DAYS - 1);
    await sql`analyze outbox, inbox, inbox_deliveries, inbox_keys`.execute(db);
    for (const [table, column] of [
      ['outbox', 'published_at'],
      ['inbox', 'handled_at'],
      ['inbox_deliveries', 'updated_at'],
      ['inbox_keys', 'updated_at'],
    ] as const) {
      const plan = await sql<Record<string, string>>`
        explain select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - interval '60 days' limit 1000`.execute(
        db,
      );
      expect(JSON.stringify(plan.rows), table).toMatch(/Index (Only )?Scan/);
    }
  });
});
