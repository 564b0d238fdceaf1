import { writeEvent } from '@nimantran/kit/events/outbox';
import { batchPurged } from '@nimantran/proto/events/studio';
import { sql, type Transaction } from 'kysely';
import { type BatchRecord, lockBatch, nextBatchEvent } from '../../db/batches.ts';
import { detachObjects } from '../../db/detach-objects.ts';
import type { Tables } from '../../db/schema.ts';
import { dropSegmentsOf } from '../../db/segments.ts';
import { finishBatch } from './end-row.ts';

/** Deletes what batches made of an erased customer's order, and never makes the rows still to be made. */
export async function forgetRows(transaction: Transaction<Tables>, jobId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('batchRows')
    .select(['id', 'batchId'])
    .where('jobId', '=', jobId)
    .orderBy('batchId')
    .execute();
  // All batches are locked before anything of theirs: the purge of a batch locks it before its files too.
  const batches = new Map<string, BatchRecord>();
  for (const { batchId } of rows) batches.set(batchId, await lockBatch(transaction, batchId));
  for (const { id, batchId } of rows) {
    const renders = transaction.selectFrom('renders').select('id').where('batchRowId', '=', id);
    await transaction
      .updateTable('renders')
      .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
      .where('id', 'in', renders)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    await transaction
      .updateTable('renders')
      .set({ spec: null, error: null, withdrawnAt: null, result: sql<string>`jsonb_set(result, '{findings}', '[]')` })
      .where('id', 'in', renders)
      .execute();
    const segments = await dropSegmentsOf(transaction, renders);
    const files = await detachObjects(transaction, renders);
    await transaction.updateTable('batchRows').set({ state: 'cancelled', faults: '[]' }).where('id', '=', id).execute();
    await writeEvent(transaction, batchPurged, {
      key: batchId,
      keyVersion: await nextBatchEvent(transaction, batchId),
      data: { batch_id: batchId, object_keys: [...segments, ...files] },
    });
    const batch = batches.get(batchId);
    if (batch) await finishBatch(transaction, batch);
  }
}
