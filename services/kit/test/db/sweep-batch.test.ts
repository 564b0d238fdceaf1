import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { createDatabase } from '../../src/db/database.ts';
import { SWEEP_BATCH, sweepBatch, sweepRows } from '../../src/db/sweep-batch.ts';

interface Tables {
  oldThings: { id: number; age: number };
}

describeWith(['postgres'], 'a sweep', () => {
  const database = withBareDatabase();
  let db: Kysely<Tables>;
  beforeAll(async () => {
    db = createDatabase<Tables>(database.urls.orders);
    await sql`create table old_things (id integer primary key, age integer not null)`.execute(db);
  });
  beforeEach(async () => {
    await sql`truncate old_things`.execute(db);
    await sql`insert into old_things select n, n from generate_series(1, ${SWEEP_BATCH + 500}::int) n`.execute(db);
  });
  afterAll(() => db?.destroy());

  const isOld = sql<boolean>`age > 10`;
  const count = async () =>
    (await db.selectFrom('oldThings').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;

  it('deletes a thousand rows at a time, and tells whether there may be more', async () => {
    expect(await sweepBatch(db, 'oldThings', isOld)).toBe(true);
    expect(await count()).toBe(500);
    expect(await sweepBatch(db, 'oldThings', isOld)).toBe(false);
    expect(await count()).toBe(10);
  });

  it('deletes all of them', async () => {
    await sweepRows(db, 'oldThings', isOld);
    expect(await count()).toBe(10);
  });

  it('does not wait for a row that another transaction is changing', async () => {
    await db.transaction().execute(async (other) => {
      await sql`update old_things set age = 5 where id = 100`.execute(other);
      await sweepRows(db, 'oldThings', isOld);
    });
    expect(await count()).toBe(11);
  });
});
