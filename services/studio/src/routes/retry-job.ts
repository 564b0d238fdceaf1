import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { retryJob } from '@nimantran/proto/http/studio';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { lockJob, moveJob } from '../db/jobs.ts';
import { requestRender } from '../db/renders.ts';
import { whoIs } from './designer.ts';
import { viewJob } from './job-view.ts';

export function serveRetryJob(app: FastifyInstance, context: Context): void {
  route(app, retryJob, async ({ params, user }) => {
    const retried = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      const last = await transaction
        .selectFrom('renders')
        .select('kind')
        .where('jobId', '=', job.id)
        .where('state', '=', 'failed')
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (job.state !== 'failed' || !last) throw conflict('job_not_failed', 'Only a job that failed can be tried again.');
      // A preview that failed before the rest was paid is needed no more.
      const kind = last.kind === 'draft' ? 'draft' : job.makes;
      const note = { who: whoIs(user), what: `Tried again: the ${kind}` };
      const moved = await moveJob(transaction, job, kind === 'draft' ? 'retry_draft' : 'retry_video', note);
      await requestRender(transaction, moved, kind);
      return moved;
    });
    return viewJob(context, retried);
  });
}
