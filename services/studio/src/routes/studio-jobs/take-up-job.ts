import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { takeUpJob } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockJob } from '../../db/jobs.ts';
import { resumeHeldJob } from '../../use-cases/studio-jobs/resume-held-job.ts';
import { viewJob } from './job-view.ts';
import { whoIs } from './require-claim.ts';

export function serveTakeUpJob(app: FastifyInstance, context: Context): void {
  route(app, takeUpJob, async ({ params, user }) => {
    const taken = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      if (job.holdReason !== 'answer') throw conflict('job_not_held', 'This job is not waiting for an answer.');
      return resumeHeldJob(context, transaction, job, {
        who: whoIs(user),
        what: 'Resumed without an answer on the order page',
      });
    });
    return viewJob(context, taken);
  });
}
