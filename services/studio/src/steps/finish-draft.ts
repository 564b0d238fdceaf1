import { writeEvent } from '@nimantran/kit/events/outbox';
import { jobQueued } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import { type JobRow, jobRef, moveJob, nextEventVersion, noteJob, STUDIO } from '../db/jobs.ts';
import { type RenderRow, requestRender } from '../db/renders.ts';
import type { RenderSuccess, Tables } from '../db/schema.ts';
import { findTheme } from '../themes/themes.ts';

/** A draft is there: the job waits for a designer, or goes on by itself where the theme allows it and the checks found nothing. */
export async function finishDraft(
  transaction: Transaction<Tables>,
  job: JobRow,
  render: RenderRow,
  result: RenderSuccess,
): Promise<void> {
  if (job.state !== 'drafting') {
    await noteJob(transaction, job.id, { who: STUDIO, what: 'New draft ready' });
    return;
  }
  const clean = result.findings.every((finding) => finding.severity === 'note');
  const theme = await findTheme(transaction, render.themeId, render.themeVersion);
  if (clean && theme?.manifest.auto_deliver) {
    const moved = await moveJob(transaction, job, 'auto_approve', { who: STUDIO, what: 'Draft without findings, final begun' });
    await requestRender(transaction, moved, 'final');
    return;
  }
  await moveJob(transaction, job, 'draft_ready', { who: STUDIO, what: 'Draft ready' });
  await writeEvent(transaction, jobQueued, {
    key: job.id,
    keyVersion: await nextEventVersion(transaction, job.id),
    data: jobRef(job),
  });
}
