import { route } from '@nimantran/kit/http/route';
import { retryJob } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { retryFailedJob } from '../../use-cases/studio-jobs/retry-failed-job.ts';
import { viewJob } from './job-view.ts';
import { whoIs } from './require-claim.ts';

export function serveRetryJob(app: FastifyInstance, context: Context): void {
  route(app, retryJob, async ({ params, user }) => {
    const retried = await context.db.transaction().execute((transaction) => retryFailedJob(transaction, params.id, whoIs(user)));
    return viewJob(context, retried);
  });
}
