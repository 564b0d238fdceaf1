import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { createDatabase } from '../../src/db/database.ts';
import { createSharedLocks, type SharedLocks } from '../../src/db/shared-locks.ts';
import { createLog } from '../../src/log.ts';

const nobody = () => {};

describeWith(['postgres'], 'locks that processes share', () => {
  const database = withBareDatabase();
  const log = createLog('test', 'silent');
  /** Each has a separate connection, like two processes. */
  let one: SharedLocks;
  let other: SharedLocks;
  let name = '';
  beforeAll(() => {
    one = createSharedLocks({ databaseUrl: database.urls.media, scope: 'lock_test', log });
    other = createSharedLocks({ databaseUrl: database.urls.media, scope: 'lock_test', log });
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
  });
  beforeEach(({ task }) => {
    name = task.name;
  });

  it('are had by one at a time, here and elsewhere', async () => {
    let inside = 0;
    let most = 0;
    const work = async (locks: SharedLocks) => {
      const lock = await locks.take(name, { waitMs: 10_000, onWanted: nobody });
      inside += 1;
      most = Math.max(most, inside);
      await sql`select pg_sleep(0.002)`.execute(db);
      inside -= 1;
      await lock?.release();
      return lock !== undefined;
    };
    const db = createDatabase(database.urls.media);
    const done = await Promise.all(Array.from({ length: 20 }, (_, index) => work(index % 2 ? one : other)));
    await db.destroy();
    expect(done.every(Boolean)).toBe(true);
    expect(most).toBe(1);
  });

  it.each(['the same process', 'another process'])('ask the holder to let go for somebody in %s', async (where) => {
    const first = await one.take(name, { waitMs: 1_000, onWanted: () => void first?.release() });
    const asking = where === 'another process' ? other : one;
    const second = await asking.take(name, { waitMs: 10_000, onWanted: nobody });
    expect(second).toBeDefined();
    await second?.release();
  });

  it('are not waited for longer than was said', async () => {
    const first = await one.take(name, { waitMs: 1_000, onWanted: nobody });
    expect(await one.take(name, { waitMs: 100, onWanted: nobody })).toBeUndefined();
    expect(await other.take(name, { waitMs: 100, onWanted: nobody })).toBeUndefined();
    const given = AbortSignal.abort();
    expect(await other.take(name, { waitMs: 10_000, signal: given, onWanted: nobody })).toBeUndefined();
    await first?.release();
    const second = await other.take(name, { waitMs: 1_000, onWanted: nobody });
    expect(second).toBeDefined();
    await second?.release();
  });

  it('end with the connection of who had them, who is told and can go on', async () => {
    let told = 0;
    const onWanted = () => {
      told += 1;
    };
    const lost = await one.take(name, { waitMs: 1_000, onWanted });
    const db = createDatabase(database.adminUrl);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%advisory%' and pid <> pg_backend_pid() and datname = current_database()
        and pid in (select pid from pg_locks where locktype = 'advisory')`.execute(db);
    await db.destroy();
    await eventually('the holder to be told', () => told > 0);
    const next = await other.take(name, { waitMs: 5_000, onWanted: nobody });
    expect(next).toBeDefined();
    await lost?.release();
    expect(await one.take(name, { waitMs: 200, onWanted: nobody })).toBeUndefined();
    await next?.release();
    const again = await one.take(name, { waitMs: 5_000, onWanted: nobody });
    expect(again).toBeDefined();
    await again?.release();
  });
});
