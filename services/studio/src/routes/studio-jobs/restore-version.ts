import { route } from '@nimantran/kit/http/route';
import { restoreVersion } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { versionsOf } from '../../db/customisations.ts';
import { findJob, lockJob } from '../../db/jobs.ts';
import { redrawJob } from '../../use-cases/studio-jobs/redraw-job.ts';
import { noSuchVersion } from './get-studio-version.ts';
import { themeOf, viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

export function serveRestoreVersion(app: FastifyInstance, context: Context): void {
  route(app, restoreVersion, async ({ params, user }) => {
    const theme = await themeOf(context, await findJob(context.db, params.id));
    const restored = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      const wanted = (await versionsOf(transaction, job.id)).find(({ version }) => version === params.version);
      if (!wanted) throw noSuchVersion();
      if (wanted.version === job.customisationVersion) return job;
      const by = { uid: user.uid, name: whoIs(user), what: `Restored version ${wanted.version}` };
      return redrawJob(transaction, job, wanted.customisation, theme, by);
    });
    return viewJob(context, restored);
  });
}
