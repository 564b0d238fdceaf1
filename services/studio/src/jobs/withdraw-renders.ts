import { eachDue } from '@nimantran/kit/each-due';
import { renderJobOf } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { noneOf } from '../db/none-of.ts';
import type { RenderRow } from '../db/renders.ts';
import { queueIdOf } from './dispatch-renders.ts';

const BATCH = 50;

/**
 * Removes renders that are not wanted any more from the queue. A running one is rejected when it reports. Erased specs must leave
 * the queue, which keeps failed jobs for weeks.
 */
export function withdrawRenders(context: Context): Promise<undefined> {
  return eachDue(
    (tried) => unwanted(context, tried),
    (render) => withdraw(context, render),
    (error, { id }) => context.log.error({ err: error, render_id: id }, 'a render waits to be removed from the queue'),
  );
}

type Unwanted = Pick<RenderRow, 'id' | 'attempt' | 'kind'>;

function unwanted({ db }: Context, tried: readonly string[]): Promise<Unwanted[]> {
  return db
    .selectFrom('renders')
    .select(['id', 'attempt', 'kind'])
    .where('withdrawnAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'cancelled'),
        eb.and([
          eb('state', 'in', ['succeeded', 'failed']),
          eb('spec', 'is', null),
          eb.or([
            eb('batchRowId', 'is not', null),
            eb('trialId', 'is not', null),
            // A render that could not be prepared may be retried as long as its job is alive.
            eb('jobId', 'in', eb.selectFrom('jobs').select('jobs.id').where('jobs.state', 'in', ['delivered', 'cancelled'])),
          ]),
        ]),
      ]),
    )
    .where('id', '<>', noneOf(tried))
    .limit(BATCH)
    .execute();
}

async function withdraw({ db, queues }: Context, { id, kind, attempt }: Unwanted): Promise<void> {
  // Removed even if no dispatch is recorded: the process may have died between the queue and the record.
  for (let tried = attempt; tried > 0; tried -= 1)
    await queues.remove(renderJobOf(kind).queue, queueIdOf({ id, attempt: tried }));
  await db.updateTable('renders').set({ withdrawnAt: sql<Date>`now()` }).where('id', '=', id).execute();
}
