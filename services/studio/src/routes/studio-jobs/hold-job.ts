import { route } from '@nimantran/kit/http/route';
import { holdJob } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockJob } from '../../db/jobs.ts';
import { holdForAnswer } from '../../use-cases/studio-jobs/hold-job.ts';
import { tidyWords } from '../required-text.ts';
import { viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

export function serveHoldJob(app: FastifyInstance, context: Context): void {
  route(app, holdJob, async ({ params, body, user }) => {
    const message = tidyWords(body.message, 'message');
    const held = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      return holdForAnswer(context, transaction, job, { message, who: whoIs(user), action: 'hold' });
    });
    return viewJob(context, held);
  });
}
