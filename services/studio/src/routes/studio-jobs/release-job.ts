import { route } from '@nimantran/kit/http/route';
import { releaseJob } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockJob } from '../../db/jobs.ts';
import { endClaim } from '../../use-cases/studio-jobs/end-claim.ts';
import { viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

export function serveReleaseJob(app: FastifyInstance, context: Context): void {
  route(app, releaseJob, async ({ params, user }) => {
    const released = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      return endClaim(transaction, job, { who: whoIs(user), what: 'Given back' });
    });
    return viewJob(context, released);
  });
}
