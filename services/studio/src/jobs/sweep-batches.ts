import { eachDue } from '@nimantran/kit/each-due';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { lockBatch, moveBatch } from '../db/batches.ts';
import { noneOf } from '../db/none-of.ts';
import type { Tables } from '../db/schema.ts';
import { purgeInputs, purgeVideos } from '../use-cases/batches/purge-batch.ts';
import { stopRenders } from '../use-cases/batches/stop-rows.ts';

const BATCHES = 20;
/** An abandoned batch ends: its details and photos must not stay because it was forgotten. */
const PAUSED_DAYS = 7;

/** Deletes the inputs and the results of batches when they are due. */
export async function sweepBatches(context: Context): Promise<void> {
  const { PURGE_AFTER_HOURS, BATCH_VIDEOS_DAYS } = context.config;
  const before = (hours: number) => sql<Date>`${context.clock()} - make_interval(hours => ${hours})`;
  const unstarted = sql<SqlBool>`state = 'ready' and created_at <= ${before(PURGE_AFTER_HOURS)}`;
  const forgotten = sql<SqlBool>`state = 'paused' and changed_at <= ${before(24 * PAUSED_DAYS)}`;
  await each(context, unstarted, async (transaction, id) => {
    await abandon(transaction, id);
    await purgeInputs(context, transaction, id);
  });
  await each(context, forgotten, abandon);
  await each(context, sql`inputs_gone_at is null and ended_at <= ${before(PURGE_AFTER_HOURS)}`, (transaction, id) =>
    purgeInputs(context, transaction, id),
  );
  await each(context, sql`videos_gone_at is null and ended_at <= ${before(24 * BATCH_VIDEOS_DAYS)}`, (transaction, id) =>
    purgeVideos(context, transaction, id),
  );
}

/** Handles each batch for which a condition holds, and still holds under its lock. */
async function each(
  { db, log }: Context,
  condition: RawBuilder<SqlBool>,
  work: (transaction: Transaction<Tables>, id: string) => Promise<void>,
): Promise<void> {
  const found = (tried: readonly string[]) =>
    db
      .selectFrom('batches')
      .select('id')
      .where(condition)
      .where('id', '<>', noneOf(tried))
      .orderBy('id')
      .limit(BATCHES)
      .execute();
  await eachDue(
    found,
    ({ id }) =>
      db.transaction().execute(async (transaction) => {
        await lockBatch(transaction, id);
        const still = await transaction
          .selectFrom('batches')
          .select('id')
          .where('id', '=', id)
          .where(condition)
          .executeTakeFirst();
        if (still) await work(transaction, id);
      }),
    (error, { id }) => log.error({ err: error, batch_id: id }, 'a batch waits to be swept'),
  );
}

async function abandon(transaction: Transaction<Tables>, id: string): Promise<void> {
  const batch = await lockBatch(transaction, id);
  await stopRenders(transaction, id, ['queued', 'running']);
  await transaction
    .updateTable('batchRows')
    .set({ state: 'cancelled' })
    .where('batchId', '=', id)
    .where('state', 'in', ['waiting', 'rendering'])
    .execute();
  await moveBatch(transaction, batch, 'cancel');
}
