import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import type { User } from '@nimantran/proto/domain/user';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type BatchRecord, lockBatch, moveBatch } from '../../db/batches.ts';
import type { Tables } from '../../db/schema.ts';
import type { BatchAction } from '../../domain/batch/batch-states.ts';
import { finishBatch } from './end-row.ts';
import { stopRenders } from './stop-rows.ts';

type Steered = Exclude<BatchAction, 'finish'>;

const VERBS: Record<Steered, string> = {
  start: 'started',
  pause: 'paused',
  resume: 'resumed',
  cancel: 'cancelled',
  retry: 'retried',
};

/** Writes an action to the audit log; a repeated one changes nothing. @throws HttpProblem 404, or 409 if the state forbids it */
export async function steerBatch(
  context: Context,
  id: string,
  user: User,
  action: Steered,
  options: { withoutFaulty?: boolean } = {},
): Promise<BatchRecord> {
  return context.db.transaction().execute(async (transaction) => {
    const batch = await lockBatch(transaction, id);
    if (isSo(batch, action)) return batch;
    const count = await STEPS[action](transaction, batch, options);
    const started = action === 'start' ? { startedAt: sql<Date>`now()` } : {};
    const moved = await moveBatch(transaction, batch, action, started);
    // The last row of a paused batch may have been the one that was running.
    if (action === 'pause') await finishBatch(transaction, moved);
    await recordChange(transaction, 'studio', user, {
      action: `batch.${VERBS[action]}`,
      target: { kind: 'batch', id: batch.id },
      before: { state: batch.state },
      after: { state: moved.state, rows: count },
      summary: `Batch ${batch.number} (${batch.themeTitle ?? batch.title}) was ${VERBS[action]}, ${count} rows.`.slice(0, 300),
    });
    return moved;
  });
}

/** Repeated because an answer was lost: the second time, the batch is already in that state. */
function isSo({ state, startedAt }: BatchRecord, action: Steered): boolean {
  if (action === 'start') return startedAt !== null && state !== 'cancelled';
  if (action === 'pause') return state === 'paused';
  if (action === 'resume') return state === 'running';
  return action === 'cancel' && state === 'cancelled';
}

type Step = (transaction: Transaction<Tables>, batch: BatchRecord, options: { withoutFaulty?: boolean }) => Promise<number>;

/** The effect on the rows; each step returns how many it affects. */
const STEPS: Record<Steered, Step> = {
  start: async (transaction, batch, { withoutFaulty = false }) => {
    if (batch.faults.some(({ severity }) => severity === 'fault'))
      throw conflict('batch_faulty', 'Correct the file first: it cannot be rendered as it is.');
    const faulty = await countRows(transaction, batch, 'faulty');
    if (faulty > 0 && !withoutFaulty)
      throw conflict(
        'batch_rows_faulty',
        `${faulty} rows have faults. Correct them and check the file again, or start without them.`,
      );
    const waiting = await countRows(transaction, batch, 'waiting');
    if (waiting === 0) throw conflict('batch_empty', 'Every row has an error.');
    return waiting;
  },
  pause: async (transaction, batch) => {
    const rows = await stopRenders(transaction, batch.id, ['queued']);
    if (rows.length > 0)
      await transaction.updateTable('batchRows').set({ state: 'waiting', renderId: null }).where('id', 'in', rows).execute();
    return countRows(transaction, batch, 'waiting');
  },
  resume: (transaction, batch) => countRows(transaction, batch, 'waiting'),
  cancel: async (transaction, batch) => {
    await stopRenders(transaction, batch.id, ['queued', 'running']);
    const rows = await transaction
      .updateTable('batchRows')
      .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
      .where('batchId', '=', batch.id)
      .where('state', 'in', ['waiting', 'rendering'])
      .returning('id')
      .execute();
    return rows.length;
  },
  retry: async (transaction, batch) => {
    if (batch.inputsGoneAt !== null)
      throw conflict(
        'batch_inputs_gone',
        'The details of this batch have been deleted. Upload its file again to make the remaining videos.',
      );
    const rows = await transaction
      .updateTable('batchRows')
      .set({ state: 'waiting', finishedAt: null })
      .where('batchId', '=', batch.id)
      .where('state', '=', 'failed')
      .returning('id')
      .execute();
    if (rows.length === 0) throw conflict('batch_none_failed', 'No row of this batch has failed.');
    return rows.length;
  },
};

async function countRows(transaction: Transaction<Tables>, batch: BatchRecord, state: 'faulty' | 'waiting'): Promise<number> {
  const { count } = await transaction
    .selectFrom('batchRows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('batchId', '=', batch.id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}
