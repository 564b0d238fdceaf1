import { notFound } from '@nimantran/kit/http/problem';
import { type Selectable, sql, type Transaction, type UpdateObject } from 'kysely';
import { type BatchAction, stateAfter } from '../domain/batch/batch-states.ts';
import { type Connection, tellWatchers } from './jobs.ts';
import type { BatchRowTable, BatchTable, Tables } from './schema.ts';

export type BatchRecord = Selectable<BatchTable>;
export type BatchRowRecord = Selectable<BatchRowTable>;

const noSuchBatch = () => notFound('batch_not_found', 'This batch does not exist.');

/** @throws HttpProblem 404 */
export async function findBatch(db: Connection, id: string): Promise<BatchRecord> {
  const batch = await db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!batch) throw noSuchBatch();
  return batch;
}

/** The batch under its row lock, which comes before those of its rows and renders. @throws HttpProblem 404 */
export async function lockBatch(transaction: Transaction<Tables>, id: string): Promise<BatchRecord> {
  const batch = await transaction.selectFrom('batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!batch) throw noSuchBatch();
  return batch;
}

/** Moves a locked batch and notifies its watchers. @throws HttpProblem 409 for a step that the table lacks */
export async function moveBatch(
  transaction: Transaction<Tables>,
  batch: BatchRecord,
  action: BatchAction,
  changes: UpdateObject<Tables, 'batches'> = {},
): Promise<BatchRecord> {
  const state = stateAfter(batch.state, action);
  const now = sql<Date>`now()`;
  const hasEnded = state === 'finished' || state === 'cancelled';
  const moved = await transaction
    .updateTable('batches')
    .set({
      changedAt: now,
      endedAt: hasEnded ? now : null,
      runningSince: state === 'running' ? (batch.runningSince ?? now) : null,
      ...changes,
      state,
    })
    .where('id', '=', batch.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellBatch(transaction, batch.id);
  return moved;
}

/** Counts one more event of the batch, under its row lock. */
export async function nextBatchEvent(transaction: Transaction<Tables>, id: string): Promise<number> {
  const row = await transaction
    .updateTable('batches')
    .set({ eventVersion: sql<number>`event_version + 1` })
    .where('id', '=', id)
    .returning('eventVersion')
    .executeTakeFirstOrThrow();
  return row.eventVersion;
}

/** Notifies a batch's watchers and the dispatcher, once the transaction is committed. */
export async function tellBatch(db: Connection, id: string): Promise<void> {
  await sql`select pg_notify('studio_batches_' || current_schema(), ${id})`.execute(db);
  await tellWatchers(db);
}

/** The renders of all rows of a batch, including earlier tries. */
export const rendersOfBatch = (db: Connection, id: string) =>
  db
    .selectFrom('renders')
    .innerJoin('batchRows', 'batchRows.id', 'renders.batchRowId')
    .select('renders.id')
    .where('batchRows.batchId', '=', id);
