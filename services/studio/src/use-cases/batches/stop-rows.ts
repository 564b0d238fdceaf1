import { sql, type Transaction } from 'kysely';
import { rendersOfBatch } from '../../db/batches.ts';
import type { RenderState, Tables } from '../../db/schema.ts';

/** Whether the batch is already in the requested state, as when the answer to a first call was lost. */
export async function stopRenders(
  transaction: Transaction<Tables>,
  batchId: string,
  states: readonly Extract<RenderState, 'queued' | 'running'>[],
): Promise<string[]> {
  const stopped = await transaction
    .updateTable('renders')
    .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
    .where('id', 'in', rendersOfBatch(transaction, batchId))
    .where('state', 'in', states)
    .returning('batchRowId')
    .execute();
  return stopped.flatMap(({ batchRowId }) => (batchRowId === null ? [] : [batchRowId]));
}
