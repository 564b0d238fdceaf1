import { notFound } from '@nimantran/kit/http/problem';
import type { RenderResult } from '@nimantran/proto/jobs/render';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { type JobRow, tellWatchers } from '../db/jobs.ts';
import { reopenPurge } from '../db/purges.ts';
import { isWanted, noteObjects, type RenderRow, raiseAttempt } from '../db/renders.ts';
import type { RenderSuccess, Tables } from '../db/schema.ts';
import { MAX_TRIES } from '../domain/tries.ts';
import { endRow } from './batch/end-row.ts';
import { purgeLateFiles } from './batch/purge-batch.ts';
import { deliverVideo } from './deliver-video.ts';
import { finishDraft } from './finish-draft.ts';
import { lockOwner } from './lock-owner.ts';
import { parkRender } from './park-render.ts';
import { publishOfTheme } from './publish-of-theme.ts';
import { showPreview } from './show-preview.ts';
import { staleAttempt } from './start-attempt.ts';

const NO_VIDEO = { code: 'no_video', message: 'The worker made no video.', stage: 'publish', permanent: false };

/**
 * Takes the result of an attempt, once; told again, it changes nothing.
 * @throws HttpProblem 404, or 409 `stale_attempt` for an attempt that is no longer the present one
 */
export async function takeResult(context: Context, renderId: string, attempt: number, result: RenderResult): Promise<void> {
  const taken = await context.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom('renders')
      .select(['jobId', 'batchRowId'])
      .where('id', '=', renderId)
      .executeTakeFirst();
    if (!owner) throw notFound('render_not_found', 'There is no such render.');
    const job = await lockOwner(transaction, owner);
    const render = await transaction
      .selectFrom('renders')
      .selectAll()
      .where('id', '=', renderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (render.reportedAttempt === attempt) return true;
    if (!isWanted(render, attempt)) {
      // Turned away, but its files exist: the purge must find them, also one that was told already.
      if (result.outcome === 'succeeded') {
        await noteObjects(transaction, render.id, result);
        if (job) await reopenPurge(transaction, context.clock, job.orderId);
        else if (render.batchRowId !== null) await purgeLateFiles(transaction, render.id, render.batchRowId);
      }
      return false;
    }
    if (result.outcome === 'failed') await fail(transaction, render, job, result.error);
    else if (render.kind !== 'stills' && !result.video) await fail(transaction, render, job, NO_VIDEO);
    else await succeed(context, transaction, render, job, result);
    await tellWatchers(transaction, render.jobId ?? '');
    return true;
  });
  if (!taken) throw staleAttempt();
}

async function succeed(
  context: Context,
  transaction: Transaction<Tables>,
  render: RenderRow,
  job: JobRow | undefined,
  result: RenderSuccess,
): Promise<void> {
  await transaction
    .updateTable('renders')
    .set({
      state: 'succeeded',
      result: JSON.stringify(result),
      reportedAttempt: render.attempt,
      error: null,
      finishedAt: sql<Date>`now()`,
    })
    .where('id', '=', render.id)
    .execute();
  await noteObjects(transaction, render.id, result);
  if (render.batchRowId !== null) return endRow(transaction, render.batchRowId, 'done');
  if (!job) return publishOfTheme(transaction, render, result);
  // A correction's pictures: nothing follows from them by itself.
  if (render.kind === 'stills') return;
  if (render.kind === 'draft') return finishDraft(transaction, job, render, result);
  const { video } = result;
  if (!video) return;
  if (render.kind === 'preview') await showPreview(context, transaction, job, video);
  else await deliverVideo(context, transaction, job, render, { ...result, video });
}

async function fail(
  transaction: Transaction<Tables>,
  render: RenderRow,
  job: JobRow | undefined,
  error: Extract<RenderResult, { outcome: 'failed' }>['error'],
): Promise<void> {
  const text = `${error.message} (${error.code}, while ${error.stage})`;
  if (error.permanent || render.tries >= MAX_TRIES) return parkRender(transaction, render, job, text, render.attempt);
  await raiseAttempt(transaction, render, text);
  await transaction.updateTable('renders').set({ reportedAttempt: render.attempt }).where('id', '=', render.id).execute();
}
