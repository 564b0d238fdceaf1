import { createDatabase } from '@nimantran/kit/db/database';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { doublingPause, RETRY_PAUSE } from '../../src/db/retry-schedule.ts';

describeWith(['postgres'], 'the pause before the next attempt', () => {
  const database = withBareDatabase();
  let db: Kysely<unknown>;
  beforeAll(() => {
    db = createDatabase(database.urls.orders);
  });
  afterAll(() => db.destroy());

  it.each([
    ['a retry', RETRY_PAUSE, [0, 1, 2, 6, 7, 40], [30, 60, 120, 1_920, 3_600, 3_600]],
    ['a check of a checkout', doublingPause(180, 'checks'), [0, 1, 4, 5, 40], [180, 360, 2_880, 3_600, 3_600]],
  ] as const)('of %s doubles up to an hour', async (_what, pause, attempts, seconds) => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from ${pause})::int as seconds
      from unnest(${sql.val([...attempts])}::int[]) with ordinality as counted (tries, place), lateral (select tries as checks) as same
      order by place`.execute(db);
    expect(rows.map((row) => row.seconds)).toEqual(seconds);
  });
});
