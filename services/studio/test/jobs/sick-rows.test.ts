import { randomUUID } from 'node:crypto';
import { STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders } from '../../src/jobs/dispatch-renders.ts';
import { endLapsedClaims } from '../../src/jobs/end-lapsed-claims.ts';
import { feedBatches } from '../../src/jobs/feed-batches.ts';
import { planPurges, sweepPurges } from '../../src/jobs/purge-order.ts';
import { reconcileRenders } from '../../src/jobs/reconcile-renders.ts';
import { sweepBatches } from '../../src/jobs/sweep-batches.ts';
import { withdrawRenders } from '../../src/jobs/withdraw-renders.ts';
import { check, couples, openRenders, runningBatch } from '../support/batches.ts';
import { jobOf, newestRender, paidEvent, paidOrder } from '../support/orders.ts';
import { withStudio } from '../support/with-studio.ts';

/** More than any of the jobs reads at once. */
const MANY = 55;

describeWith(['postgres'], 'behind more than a batch of rows that cannot be changed', () => {
  const studio = withStudio();
  beforeAll(async () => {
    const { db } = studio.context;
    await sql`create table sick (id text primary key)`.execute(db);
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin
        if exists (select from sick where id = to_jsonb(old) ->> tg_argv[0]) then raise exception 'sick'; end if;
        return new;
      end $$`.execute(db);
    for (const [table, column] of [
      ['purges', 'order_id'],
      ['batches', 'id'],
      ['jobs', 'id'],
      ['renders', 'id'],
    ] as const)
      await sql`create trigger sick before update on ${sql.table(table)} for each row
        execute function refuse(${sql.lit(column)})`.execute(db);
  });

  const sicken = (ids: readonly string[]) =>
    sql`insert into sick select unnest(${ids}::text[]) on conflict do nothing`.execute(studio.context.db);

  /** Sick purges and then a sound one, of which `marks` is true; returns the order of the sound one. */
  async function purges(marks: RawBuilder<unknown>): Promise<string> {
    const orders = Array.from({ length: MANY + 1 }, () => randomUUID());
    await sql`
      insert into purges (order_id, order_number, due_at, dispatched_at, done_at)
      select id, 'NM-' || n, marks.due_at + n * interval '1 second', marks.dispatched_at, marks.done_at + n * interval '1 second'
      from unnest(${orders}::uuid[]) with ordinality as o (id, n), (select ${marks}) as marks`.execute(studio.context.db);
    await sicken(orders.slice(0, MANY));
    return orders.at(-1) ?? '';
  }
  const purgeOf = (orderId: string) =>
    studio.context.db.selectFrom('purges').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();

  it('a purge is put into the queue', async () => {
    const order = await purges(
      sql`now() + interval '1 hour' as due_at, null::timestamptz as dispatched_at, null::timestamptz as done_at`,
    );
    await planPurges(studio.context);
    expect((await purgeOf(order)).dispatchedAt).not.toBeNull();
  });

  it('a purge that the queue lost is announced', async () => {
    const order = await purges(sql`now() - interval '2 hours' as due_at, now() as dispatched_at, null::timestamptz as done_at`);
    await sweepPurges(studio.context);
    expect((await purgeOf(order)).doneAt).not.toBeNull();
  });

  it('a purge that was not confirmed is announced again', async () => {
    const order = await purges(
      sql`now() - interval '60 hours' as due_at, now() as dispatched_at, now() - interval '30 hours' as done_at`,
    );
    const before = (await purgeOf(order)).eventVersion;
    await sweepPurges(studio.context);
    expect((await purgeOf(order)).eventVersion).toBe(before + 1);
  });

  it('a batch loses its inputs', async () => {
    const made = await check(studio, couples(1));
    const { db } = studio.context;
    const { rows } = await sql<{ id: string }>`
      insert into batches (id, title, source, theme_id, theme_version, resolution, faults, state, made_by_uid, made_by_email, idempotency_key, ended_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        title, source, theme_id, theme_version, resolution, faults, 'finished', made_by_uid, made_by_email, n::text, now() - interval '49 hours'
      from batches, generate_series(1, ${MANY}::int) n where id = ${made.body.id} returning id`.execute(db);
    await sicken(rows.map(({ id }) => id));
    await db
      .updateTable('batches')
      .set({ state: 'finished', endedAt: sql`now() - interval '49 hours'` })
      .where('id', '=', made.body.id)
      .execute();
    await sweepBatches(studio.context);
    const batch = await db.selectFrom('batches').select('inputsGoneAt').where('id', '=', made.body.id).executeTakeFirstOrThrow();
    expect(batch.inputsGoneAt).not.toBeNull();
  });

  it('a batch goes on, and is dispatched', async () => {
    const { db } = studio.context;
    const stuck = await runningBatch(studio, 1);
    const [only] = await openRenders(studio, stuck);
    // Its only row ended, and it cannot: every feeding fails.
    await db
      .updateTable('renders')
      .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
      .where('id', '=', only?.id ?? '')
      .execute();
    await db.updateTable('batchRows').set({ state: 'failed' }).where('batchId', '=', stuck).execute();
    await sicken([stuck]);
    const made = await runningBatch(studio, 1);
    await feedBatches(studio.context);
    await dispatchRenders(studio.context);
    expect((await openRenders(studio, made))[0]?.dispatchedAt).not.toBeNull();
  });

  async function jobs(count: number) {
    const made = [];
    for (let index = 0; index < count; index += 1) {
      const order = paidOrder();
      await studio.receive(paidEvent(order));
      const job = await jobOf(studio, order.order_id);
      made.push({ job, render: await newestRender(studio, job.id) });
    }
    return made;
  }

  it('a claim that lapsed is released', async () => {
    const { db } = studio.context;
    const made = await jobs(3);
    const ids = made.map(({ job }) => job.id).sort();
    await db
      .updateTable('jobs')
      .set({ state: 'claimed', claimedBy: sql<string>`id::text`, leaseUntil: sql<Date>`now() - interval '1 minute'` })
      .where('id', 'in', ids)
      .execute();
    await sicken(ids.slice(0, 2));
    await endLapsedClaims(studio.context);
    const sound = await db
      .selectFrom('jobs')
      .select('claimedBy')
      .where('id', '=', ids[2] ?? '')
      .executeTakeFirstOrThrow();
    expect(sound.claimedBy).toBeNull();
  });

  it('a render that the queue lost is tried again', async () => {
    const { db } = studio.context;
    const made = await jobs(3);
    await dispatchRenders(studio.context);
    const ids = made.map(({ render }) => render.id).sort();
    await sicken(ids.slice(0, 2));
    await studio.context.queues.wipe(STILLS_QUEUE);
    await reconcileRenders(studio.context);
    const sound = await db
      .selectFrom('renders')
      .select('attempt')
      .where('id', '=', ids[2] ?? '')
      .executeTakeFirstOrThrow();
    expect(sound.attempt).toBe(2);
  });

  it('a cancelled render is taken from the queue', async () => {
    const { db } = studio.context;
    const made = await jobs(14);
    const ids = made.map(({ render }) => render.id);
    await db.updateTable('renders').set({ state: 'cancelled', finishedAt: sql<Date>`now()` }).where('id', 'in', ids).execute();
    await sicken(ids.slice(0, 13));
    await withdrawRenders(studio.context);
    const sound = await db
      .selectFrom('renders')
      .select('withdrawnAt')
      .where('id', '=', ids[13] ?? '')
      .executeTakeFirstOrThrow();
    expect(sound.withdrawnAt).not.toBeNull();
  });
});
