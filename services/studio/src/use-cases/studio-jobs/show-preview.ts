import { readClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { previewDelivered } from '@nimantran/proto/events/studio';
import type { VideoFile } from '@nimantran/proto/jobs/render';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type JobRow, jobRef, moveJob, nextEventVersion, STUDIO } from '../../db/jobs.ts';
import type { Tables } from '../../db/schema.ts';

/** The preview is ready: announced, and the job waits for the balance with its deadline paused. */
export async function showPreview(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  job: JobRow,
  video: VideoFile,
): Promise<void> {
  const note = { who: STUDIO, what: 'Preview delivered, waiting for the balance' };
  await moveJob(transaction, job, 'show_preview', note, { holdReason: 'balance' });
  const deliveredAt = await readClock(transaction, context.clock);
  await writeEvent(transaction, previewDelivered, {
    key: job.id,
    keyVersion: await nextEventVersion(transaction, job.id),
    data: { ...jobRef(job), video, delivered_at: deliveredAt.toISOString() },
  });
}
