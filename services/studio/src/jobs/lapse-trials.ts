import { randomUUID } from 'node:crypto';
import { eachDue } from '@nimantran/kit/each-due';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { trialsLapsed } from '@nimantran/proto/events/studio';
import { TRIAL_HOURS } from '@nimantran/proto/http/studio/theme-trials';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { noneOf } from '../db/none-of.ts';

const BATCH = 20;

/** Ends trials after a day, and announces the deletion of their files. */
export function lapseTrials(context: Context): Promise<undefined> {
  const lapsed = (tried: readonly string[]) =>
    context.db
      .selectFrom('trials')
      .select('id')
      .where('createdAt', '<', sql<Date>`${context.clock()} - make_interval(hours => ${TRIAL_HOURS})`)
      .where('id', '<>', noneOf(tried))
      .orderBy('createdAt')
      .limit(BATCH)
      .execute();
  return eachDue(
    lapsed,
    ({ id }) => lapse(context, id),
    (error, { id }) => context.log.error({ err: error, trial_id: id }, 'a trial waits to be ended'),
  );
}

async function lapse({ db }: Context, trialId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const trial = await transaction
      .selectFrom('trials')
      .select('id')
      .where('id', '=', trialId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!trial) return;
    await transaction
      .updateTable('renders')
      .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
      .where('trialId', '=', trialId)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    // The queue holds their details too: they are removed from it first.
    await transaction
      .updateTable('renders')
      .set({ spec: null, error: null, withdrawnAt: null })
      .where('trialId', '=', trialId)
      .where('spec', 'is not', null)
      .execute();
    const inQueue = await transaction
      .selectFrom('renders')
      .select('id')
      .where('trialId', '=', trialId)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst();
    if (inQueue) return;
    const renders = transaction.selectFrom('renders').select('id').where('trialId', '=', trialId);
    const made = await transaction.deleteFrom('renderObjects').where('renderId', 'in', renders).returning('objectKey').execute();
    await transaction.deleteFrom('renders').where('trialId', '=', trialId).execute();
    await transaction.deleteFrom('trials').where('id', '=', trialId).execute();
    const object_keys = [...new Set(made.map(({ objectKey }) => objectKey))];
    if (object_keys.length > 0)
      await writeEvent(transaction, trialsLapsed, { key: randomUUID(), keyVersion: 1, data: { object_keys } });
  });
}
