import { eachDue } from '@nimantran/kit/each-due';
import { currentTrace } from '@nimantran/kit/trace';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { type BatchRecord, tellBatch } from '../db/batches.ts';
import { noneOf } from '../db/none-of.ts';
import type { Tables } from '../db/schema.ts';
import { finishBatch } from '../use-cases/batches/end-row.ts';

const BATCHES = 50;

/**
 * Requests the next rows of running batches: a few at a time, so that a pause takes effect soon. The first row goes alone, so
 * that the segments it shares with the others exist when they begin.
 */
export function feedBatches(context: Context): Promise<undefined> {
  const { db, log } = context;
  const running = (tried: readonly string[]) =>
    db
      .selectFrom('batches')
      .select('id')
      .where('state', '=', 'running')
      .where('id', '<>', noneOf(tried))
      .orderBy('runningSince')
      .limit(BATCHES)
      .execute();
  return eachDue(
    running,
    ({ id }) => db.transaction().execute((transaction) => feed(context, transaction, id)),
    (error, { id }) => log.error({ err: error, batch_id: id }, 'a batch waits for its next rows'),
  );
}

async function feed({ config }: Context, transaction: Transaction<Tables>, id: string): Promise<void> {
  const batch = await transaction
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!batch) return;
  const { open, ended } = await transaction
    .selectFrom('batchRows')
    .select(sql<number>`count(*) filter (where state = 'rendering')::int`.as('open'))
    .select(sql<number>`count(*) filter (where state in ('done', 'failed'))::int`.as('ended'))
    .where('batchId', '=', id)
    .executeTakeFirstOrThrow();
  const room = (ended === 0 ? 1 : config.BATCH_ROWS_AT_ONCE) - open;
  if (room > 0 && (await begin(transaction, batch, room)) === 0 && open === 0) await finishBatch(transaction, batch);
}

async function begin(transaction: Transaction<Tables>, batch: BatchRecord, room: number): Promise<number> {
  const rows = await transaction
    .selectFrom('batchRows')
    .select(['id', 'themeId', 'themeVersion'])
    .where('batchId', '=', batch.id)
    .where('state', '=', 'waiting')
    .orderBy('row')
    .limit(room)
    .execute();
  for (const row of rows) {
    const render = await transaction
      .insertInto('renders')
      .values({
        batchRowId: row.id,
        themeId: row.themeId,
        themeVersion: row.themeVersion,
        kind: 'batch',
        trace: currentTrace(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('batchRows')
      .set({ state: 'rendering', renderId: render.id })
      .where('id', '=', row.id)
      .execute();
  }
  if (rows.length > 0) await tellBatch(transaction, batch.id);
  return rows.length;
}
