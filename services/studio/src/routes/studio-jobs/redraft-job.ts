import { route } from '@nimantran/kit/http/route';
import { redraftJob } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockJob, noteJob } from '../../db/jobs.ts';
import { requestRender } from '../../db/renders.ts';
import { viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

export function serveRedraftJob(app: FastifyInstance, context: Context): void {
  route(app, redraftJob, async ({ params, user }) => {
    const job = await context.db.transaction().execute(async (transaction) => {
      const locked = await lockJob(transaction, params.id);
      requireClaim(locked, user);
      await requestRender(transaction, locked, 'draft');
      await noteJob(transaction, locked.id, { who: whoIs(user), what: 'Draft begun again' });
      return locked;
    });
    return viewJob(context, job);
  });
}
