import { route } from '@nimantran/kit/http/route';
import { retryJob } from '@nimantran/proto/http/studio';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { retryFailedJob } from '../steps/retry-failed-job.ts';
import { whoIs } from './designer.ts';
import { viewJob } from './job-view.ts';

export function serveRetryJob(app: FastifyInstance, context: Context): void {
  route(app, retryJob, async ({ params, user }) => {
    const retried = await context.db.transaction().execute((transaction) => retryFailedJob(transaction, params.id, whoIs(user)));
    return viewJob(context, retried);
  });
}
