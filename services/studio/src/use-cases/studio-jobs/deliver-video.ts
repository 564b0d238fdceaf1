import { writeEvent } from '@nimantran/kit/events/outbox';
import { videoDelivered } from '@nimantran/proto/events/studio';
import type { VideoFile } from '@nimantran/proto/jobs/render';
import type { Transaction } from 'kysely';
import { findTheme } from '../../clients/themes.ts';
import type { Context } from '../../context.ts';
import { withdrawDelivery } from '../../db/deliveries.ts';
import { type JobRow, jobRef, moveJob, nextEventVersion, STUDIO } from '../../db/jobs.ts';
import { planPurge } from '../../db/purges.ts';
import type { RenderRow } from '../../db/renders.ts';
import type { RenderSuccess, Tables } from '../../db/schema.ts';
import type { DeliveredVideo } from './count-delivery.ts';

/** Delivers, announces and plans the purge of a final video in its result's transaction; a replaced video stays until then. */
export async function deliverVideo(
  context: Context,
  transaction: Transaction<Tables>,
  job: JobRow,
  render: RenderRow,
  result: RenderSuccess & { video: VideoFile },
): Promise<DeliveredVideo> {
  const theme = await findTheme(transaction, render.themeId, render.themeVersion);
  const scene = theme?.manifest.scenes[theme.manifest.thumbnail_scene]?.name;
  const still = result.stills.find((candidate) => candidate.scene === scene) ?? result.stills[0];
  const note = { who: STUDIO, what: 'Video delivered' };
  const delivered = await moveJob(transaction, job, 'deliver', note, { deliveredAt: context.clock() });
  const deliveredAt = delivered.deliveredAt ?? new Date();
  await withdrawDelivery(transaction, context.clock, job.id);
  await transaction
    .insertInto('deliveries')
    .values({
      jobId: job.id,
      renderId: render.id,
      video: JSON.stringify(result.video),
      copy: result.copy ? JSON.stringify(result.copy) : null,
      extras: result.extras ? JSON.stringify(result.extras) : null,
      stillKey: still?.object_key ?? null,
      deliveredAt,
      withdrawnAt: null,
    })
    .execute();
  await planPurge(transaction, context.clock, job, context.config.PURGE_AFTER_HOURS);
  await writeEvent(transaction, videoDelivered, {
    key: job.id,
    keyVersion: await nextEventVersion(transaction, job.id),
    data: {
      ...jobRef(job),
      video: result.video,
      copy: result.copy ?? null,
      extras: result.extras ?? null,
      still_key: still?.object_key ?? null,
      delivered_at: deliveredAt.toISOString(),
    },
  });
  return { ...job, deliveredAt };
}
