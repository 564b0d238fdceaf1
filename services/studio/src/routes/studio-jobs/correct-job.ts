import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { musicStartFault } from '@nimantran/proto/domain/music-start';
import { resolveUploads } from '@nimantran/proto/http/media/uploads';
import { correctJob } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { ownMusicOf, versionsOf } from '../../db/customisations.ts';
import { findJob, type JobRow, lockJob, presentCustomisation } from '../../db/jobs.ts';
import { type Correction, corrected, differences, faultsOf } from '../../domain/corrected.ts';
import { redrawJob } from '../../use-cases/studio-jobs/redraw-job.ts';
import { unavailable } from '../signed-urls.ts';
import { themeOf, viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

export function serveCorrectJob(app: FastifyInstance, context: Context): void {
  route(app, correctJob, async ({ params, body, user }) => {
    // Read before the transaction: they may have to come from catalog and media.
    const seen = await findJob(context.db, params.id);
    const theme = await themeOf(context, seen);
    await refuseShortMusic(context, seen, body);
    const after = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      // A job that failed because of its details has no claim and would stay failed: any designer may mend it.
      if (job.state !== 'failed') requireClaim(job, user);
      const present = await presentCustomisation(transaction, job);
      const ownMusic = ownMusicOf(await versionsOf(transaction, job.id));
      const faults = faultsOf(theme.manifest, present, body, ownMusic);
      const first = faults[0];
      if (first) throw badRequest('details_invalid', `${first.field} ${first.message}.`, faults);
      const next = corrected(present, body, ownMusic);
      const changed = differences(theme.manifest, present, next);
      if (changed.length === 0) return job;
      const what = `Corrected ${changed.join(', ')}`;
      return redrawJob(transaction, job, next, theme, { uid: user.uid, name: whoIs(user), what });
    });
    return viewJob(context, after);
  });
}

/** @throws HttpProblem 400 if the video would begin after the end of the customer's music */
async function refuseShortMusic(context: Context, job: JobRow, { music }: Correction): Promise<void> {
  const own = music ? ownMusicOf(await versionsOf(context.db, job.id)) : null;
  if (!music || !own) return;
  const body = { owner_uid: job.customerUid, upload_ids: [own.upload_id] };
  const { uploads } = await context.media(resolveUploads, { body }).catch((error: unknown) => {
    throw unavailable('media', error);
  });
  const message = musicStartFault(music.start_seconds, uploads[0]?.duration_seconds ?? 0);
  if (message === undefined) return;
  throw badRequest('details_invalid', `music.start_seconds ${message}.`, [{ field: 'music.start_seconds', message }]);
}
