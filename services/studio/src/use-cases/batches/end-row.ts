import { writeEvent } from '@nimantran/kit/events/outbox';
import { batchFinished } from '@nimantran/proto/events/studio';
import { sql, type Transaction } from 'kysely';
import { type BatchRecord, lockBatch, moveBatch, nextBatchEvent, tellBatch } from '../../db/batches.ts';
import type { Tables } from '../../db/schema.ts';

/** A row's render ended; with the last one the batch ends. The caller holds the batch's lock. */
export async function endRow(transaction: Transaction<Tables>, rowId: string, state: 'done' | 'failed'): Promise<void> {
  const row = await transaction
    .updateTable('batchRows')
    .set({ state, finishedAt: sql<Date>`now()` })
    .where('id', '=', rowId)
    .where('state', '=', 'rendering')
    .returning('batchId')
    .executeTakeFirst();
  if (!row) return;
  await tellBatch(transaction, row.batchId);
  await finishBatch(transaction, await lockBatch(transaction, row.batchId));
}

/** Ends a batch that has nothing left to do, and announces it. */
export async function finishBatch(transaction: Transaction<Tables>, batch: BatchRecord): Promise<void> {
  if (batch.state !== 'running' && batch.state !== 'paused') return;
  const rows = await transaction
    .selectFrom('batchRows')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('batchId', '=', batch.id)
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  if (count('waiting') + count('rendering') > 0) return;
  const finished = await moveBatch(transaction, batch, 'finish');
  await writeEvent(transaction, batchFinished, {
    key: batch.id,
    keyVersion: await nextBatchEvent(transaction, batch.id),
    data: {
      batch_id: batch.id,
      number: batch.number,
      title: batch.title,
      made_by: { uid: batch.madeByUid, email: batch.madeByEmail },
      done: count('done'),
      failed: count('failed'),
      finished_at: (finished.endedAt ?? new Date()).toISOString(),
    },
  });
}
