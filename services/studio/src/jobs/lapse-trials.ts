import { randomUUID } from 'node:crypto';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { trialsLapsed } from '@nimantran/proto/events/studio';
import { TRIAL_HOURS } from '@nimantran/proto/http/studio/theme-trials';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

const BATCH = 20;

/** Ends trials after a day, and announces the deletion of their files. Returns whether there may be more. */
export async function lapseTrials(context: Context): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const lapsed = await transaction
      .selectFrom('trials')
      .select('id')
      .where('createdAt', '<', sql<Date>`${context.clock()} - make_interval(hours => ${TRIAL_HOURS})`)
      .orderBy('createdAt')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (lapsed.length === 0) return false;
    const trials = lapsed.map(({ id }) => id);
    await transaction
      .updateTable('renders')
      .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
      .where('trialId', 'in', trials)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    // The queue holds their details too: the dispatcher removes them from it first.
    await transaction
      .updateTable('renders')
      .set({ spec: null, error: null, withdrawnAt: null })
      .where('trialId', 'in', trials)
      .where('spec', 'is not', null)
      .execute();
    const inQueue = await transaction
      .selectFrom('renders')
      .select('trialId')
      .where('trialId', 'in', trials)
      .where('withdrawnAt', 'is', null)
      .execute();
    const ready = trials.filter((id) => !inQueue.some(({ trialId }) => trialId === id));
    if (ready.length === 0) return false;
    const renders = transaction.selectFrom('renders').select('id').where('trialId', 'in', ready);
    const made = await transaction.deleteFrom('renderObjects').where('renderId', 'in', renders).returning('objectKey').execute();
    await transaction.deleteFrom('renders').where('trialId', 'in', ready).execute();
    await transaction.deleteFrom('trials').where('id', 'in', ready).execute();
    const object_keys = [...new Set(made.map(({ objectKey }) => objectKey))];
    if (object_keys.length > 0)
      await writeEvent(transaction, trialsLapsed, { key: randomUUID(), keyVersion: 1, data: { object_keys } });
    return ready.length === BATCH;
  });
}
