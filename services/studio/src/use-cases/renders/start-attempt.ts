import { conflict } from '@nimantran/kit/http/problem';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { tellWatchers } from '../../db/jobs.ts';
import { isWanted } from '../../db/renders.ts';
import { MAX_TRIES } from '../../domain/tries.ts';
import { lockRender } from './lock-render-owner.ts';
import { parkRender } from './park-render.ts';

export const staleAttempt = () =>
  conflict('stale_attempt', 'This render has ended or has a newer attempt. Stop working on this one.');

/** Each start counts as a try; after the last one the render is parked. @throws HttpProblem 404, or 409 `stale_attempt` */
export async function startAttempt(context: Context, renderId: string, attempt: number, worker: string): Promise<void> {
  const started = await context.db.transaction().execute(async (transaction) => {
    const { render, job } = await lockRender(transaction, renderId);
    if (!isWanted(render, attempt)) return false;
    if (render.tries >= MAX_TRIES) {
      await parkRender(transaction, render, job, `Its worker died or gave up ${render.tries} times.`);
      return false;
    }
    await transaction
      .updateTable('renders')
      .set({ state: 'running', worker, tries: sql<number>`tries + 1` })
      .where('id', '=', renderId)
      .execute();
    await tellWatchers(transaction, render.jobId ?? '');
    return true;
  });
  if (!started) throw staleAttempt();
}
