import type { JobState } from '@nimantran/kit/queue/queue';
import { renderJobOf } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { type RenderRow, raiseAttempt } from '../db/renders.ts';
import { MAX_ATTEMPTS, MAX_TRIES } from '../domain/tries.ts';
import { lockRenderOwner } from '../use-cases/renders/lock-render-owner.ts';
import { parkRender } from '../use-cases/renders/park-render.ts';
import { queueIdOf } from './dispatch-renders.ts';

const BATCH = 500;
/** In these states the queue will still run the job, or reports itself if it does not. */
const ALIVE: ReadonlySet<JobState> = new Set(['waiting', 'delayed', 'active', 'waiting-children']);
const LOCK = 'studio reconciler';
const FIRST = '00000000-0000-0000-0000-000000000000';

/** A render that the queue lost, failed or considers complete gets a new attempt, or is parked after its tries. One at a time. */
export async function reconcileRenders(context: Context): Promise<number> {
  if ((await dispatched(context, FIRST, 1)).length === 0) return 0;
  return context.db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${LOCK} || current_schema(), 0)`;
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(connection);
    if (!rows[0]?.locked) return 0;
    try {
      return await reconcile(context);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

async function reconcile(context: Context): Promise<number> {
  let mended = 0;
  let after = FIRST;
  for (;;) {
    const renders = await dispatched(context, after, BATCH);
    for (const render of renders) {
      const state = await context.queues.state(renderJobOf(render.kind).queue, queueIdOf(render));
      if (ALIVE.has(state)) continue;
      try {
        if (await mend(context, render, state)) mended += 1;
      } catch (error) {
        // A render that cannot be changed does not hold up the others.
        context.log.error({ err: error, render_id: render.id }, 'a render waits to be tried again');
      }
    }
    const last = renders.at(-1);
    if (!last || renders.length < BATCH) return mended;
    after = last.id;
  }
}

function dispatched({ db }: Context, after: string, limit: number): Promise<RenderRow[]> {
  return db
    .selectFrom('renders')
    .selectAll()
    .where('state', 'in', ['queued', 'running'])
    .where('dispatchedAt', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function mend(context: Context, seen: RenderRow, state: JobState): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const job = await lockRenderOwner(transaction, seen);
    // Its result may have arrived since it was read.
    const render = await transaction
      .selectFrom('renders')
      .selectAll()
      .where('id', '=', seen.id)
      .where('attempt', '=', seen.attempt)
      .where('state', 'in', ['queued', 'running'])
      .forUpdate()
      .executeTakeFirst();
    if (!render) return false;
    const reason = state === 'absent' ? 'The queue lost it.' : `Its worker ended without a result (${state}).`;
    context.log.warn(
      { render_id: render.id, attempt: render.attempt, tries: render.tries, queue_state: state },
      'render tried again',
    );
    if (render.tries >= MAX_TRIES || render.attempt >= MAX_ATTEMPTS) {
      await parkRender(transaction, render, job, `${reason} Tried ${render.tries} times.`);
    } else {
      await raiseAttempt(transaction, render, reason);
    }
    return true;
  });
}
