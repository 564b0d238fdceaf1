import { databaseClock } from '@nimantran/kit/db/database';
import { getStudioQueue } from '@nimantran/proto/http/studio/jobs';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { fill, MANY_ROWS, parkEvents, statementsWith } from '../../../../infra/test-support/statements.ts';
import { forgetUploads } from '../../src/use-cases/purges/forget-uploads.ts';
import { claimJob } from '../../src/use-cases/studio-jobs/claim-job.ts';
import { forgetCustomer } from '../../src/use-cases/studio-jobs/forget-customer.ts';
import { designer, openStudio, type Studio } from '../support/studio.ts';

describeWith(['postgres'], 'studio with a long queue', () => {
  const database = withDatabase();
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio(database.urls.studio);
    await fill(
      database.urls.studio,
      `insert into jobs (order_id, order_number, customer_uid, theme_id, theme_version, theme_title, headline, state,
        customisation_version, resolution, delivery, remove_watermark, due_at, delivered_at)
      select gen_random_uuid(), 'NM-' || n, 'asha', 7, 'v1', 'Marigold', 'A & B', case when n % 2 = 0 then 'queued' else 'delivered' end,
        1, 'hd', 'express', false, now() + make_interval(secs => n), case when n % 2 = 1 then now() - make_interval(mins => n) end
      from generate_series(1, ${MANY_ROWS}) as n`,
      'analyze jobs',
    );
    return () => studio.close();
  }, 600_000);
  const pull = () => studio.context.db.transaction().execute((transaction) => claimJob(transaction, databaseClock, 'ravi', 30));

  it('hands out the first job by an index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
      explain select id from jobs where state = 'queued' order by due_at, id limit 1`.execute(studio.context.db);
    expect(JSON.stringify(rows)).toContain('jobs_due');
    expect(await statementsWith('Seq Scan', database.urls.studio, ['jobs'], pull)).toEqual([]);
  });

  it('hands it out without sorting the queue', async () => {
    expect(await statementsWith('Sort', database.urls.studio, ['jobs'], pull)).toEqual([]);
  });

  it('shows the queue by indexes', async () => {
    const show = () => studio.call(getStudioQueue, { as: designer('ravi') });
    expect(await statementsWith('Seq Scan', database.urls.studio, ['jobs'], show)).toEqual([]);
  });

  it('forgets a customer, and the uploads of an order, in parked events by indexes', async () => {
    await parkEvents(database.urls.studio);
    const { db } = studio.context;
    const { orderId } = await db.selectFrom('jobs').select('orderId').limit(1).executeTakeFirstOrThrow();
    const forget = () =>
      db.transaction().execute(async (transaction) => {
        await forgetUploads(transaction, orderId);
        await forgetCustomer(studio.context, transaction, 'nobody');
      });
    expect(await statementsWith('Seq Scan', database.urls.studio, ['dead_events'], forget)).toEqual([]);
  });
});
