import { isOfStills, type RenderResult } from '@nimantran/proto/jobs/render';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type JobRow, tellWatchers } from '../../db/jobs.ts';
import { reopenPurge } from '../../db/purges.ts';
import { DRAFT_KINDS, isWanted, noteObjects, type RenderRow, raiseAttempt } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';
import { MAX_TRIES } from '../../domain/tries.ts';
import { endRow } from '../batches/end-row.ts';
import { purgeLateFiles } from '../batches/purge-batch.ts';
import { countDelivery, type DeliveredVideo } from '../studio-jobs/count-delivery.ts';
import { deliverVideo } from '../studio-jobs/deliver-video.ts';
import { finishDraft } from '../studio-jobs/finish-draft.ts';
import { showPreview } from '../studio-jobs/show-preview.ts';
import { lockRender } from './lock-render-owner.ts';
import { parkRender } from './park-render.ts';
import { publishThemePictures } from './publish-theme-pictures.ts';
import { staleAttempt } from './start-attempt.ts';

const NO_VIDEO = { code: 'no_video', message: 'The worker made no video.', stage: 'publish', permanent: false };

/** Accepts an attempt's result, once. @throws HttpProblem 404, or 409 `stale_attempt` if it is no longer the present one */
export async function recordResult(context: Context, renderId: string, attempt: number, result: RenderResult): Promise<void> {
  let delivered: DeliveredVideo | undefined;
  const taken = await context.db.transaction().execute(async (transaction) => {
    const { render, job } = await lockRender(transaction, renderId);
    if (render.reportedAttempt === attempt) return true;
    if (!isWanted(render, attempt)) {
      // Rejected, but its files exist: the purge must find them, even one that was already announced.
      if (result.outcome === 'succeeded') {
        await noteObjects(transaction, render.id, result);
        if (job) await reopenPurge(transaction, context.clock, job.orderId);
        else if (render.batchRowId !== null) await purgeLateFiles(transaction, render.id, render.batchRowId);
      }
      return false;
    }
    if (result.outcome === 'failed') await fail(transaction, render, job, result.error);
    else if (!isOfStills(render.kind) && !result.video) await fail(transaction, render, job, NO_VIDEO);
    else delivered = await succeed(context, transaction, render, job, result);
    await tellWatchers(transaction, render.jobId ?? '');
    return true;
  });
  if (!taken) throw staleAttempt();
  if (delivered) countDelivery(delivered);
}

/** Returns the delivered video, if there is one. */
async function succeed(
  context: Context,
  transaction: Transaction<Tables>,
  render: RenderRow,
  job: JobRow | undefined,
  result: RenderSuccess,
): Promise<DeliveredVideo | undefined> {
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
  const { video } = result;
  if (render.batchRowId !== null) await endRow(transaction, render.batchRowId, 'done');
  else if (!job) await publishThemePictures(transaction, render, result);
  else if (DRAFT_KINDS.includes(render.kind)) await finishDraft(context, transaction, job, render, result);
  else if (video && render.kind === 'preview') await showPreview(context, transaction, job, video);
  else if (video) return deliverVideo(context, transaction, job, render, { ...result, video });
  return undefined;
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
