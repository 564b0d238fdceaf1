import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { askCustomer } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockJob } from '../../db/jobs.ts';
import { cancelRenders } from '../../db/renders.ts';
import { canTake } from '../../domain/job-states.ts';
import { holdForAnswer } from '../../use-cases/studio-jobs/hold-job.ts';
import { tidyWords } from '../required-text.ts';

const ADMIN = 'Admin';

export function serveAskCustomer(app: FastifyInstance, context: Context): void {
  route(app, askCustomer, async ({ params, body, user }) => {
    const message = tidyWords(body.message, 'message');
    return context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      if (!canTake(job.state, 'hold_by_admin')) throw notNow(job.state);
      // The approved texts are in doubt now; a draft may continue: the next designer checks it.
      if (job.state === 'rendering') await cancelRenders(transaction, job.id, job.makes);
      const who = user.name.trim() || ADMIN;
      const held = await holdForAnswer(context, transaction, job, { message, who, action: 'hold_by_admin' });
      await recordChange(transaction, 'studio', user, {
        action: 'job.held',
        target: { kind: 'order', id: job.orderNumber },
        summary: `Asked the customer of order ${job.orderNumber}; the work is waiting for the answer.`,
        before: { state: job.state, claimed_by: job.claimedBy },
        after: { state: held.state, claimed_by: held.claimedBy },
      });
      return { state: held.state };
    });
  });
}

const notNow = (state: string) =>
  state === 'on_hold'
    ? conflict('job_on_hold', 'This job is already on hold, because the customer has been asked or still has to pay the rest.')
    : conflict('job_state', 'You can no longer ask the customer: this job has ended.');
