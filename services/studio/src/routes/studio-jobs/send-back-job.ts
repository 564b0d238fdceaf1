import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import type { User } from '@nimantran/proto/domain/user';
import { sendBackJob } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type JobRow, lockJob } from '../../db/jobs.ts';
import { cancelRenders } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { bringBack, endClaim } from '../../use-cases/studio-jobs/end-claim.ts';
import { tidyWords } from '../required-text.ts';
import { viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

const TAKEN_BACK = { drawn: 'send_back', undrawn: 'send_back_undrawn', broken: 'send_back_undrawn' } as const;

export function serveSendBackJob(app: FastifyInstance, context: Context): void {
  route(app, sendBackJob, async ({ params, body, user }) => {
    const note = tidyWords(body.note, 'note');
    const sent = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      return job.state === 'rendering' ? takeBack(transaction, job, note, user) : giveBack(transaction, job, note, user);
    });
    return viewJob(context, sent);
  });
}

const line = (user: User, note: string) => ({ who: whoIs(user), what: `Sent back: ${note}` });

function giveBack(transaction: Transaction<Tables>, job: JobRow, note: string, user: User): Promise<JobRow> {
  requireClaim(job, user);
  return endClaim(transaction, job, line(user, note), { note, noteBy: whoIs(user) });
}

/** An approval can be withdrawn as long as nothing is delivered: the render stops. */
async function takeBack(transaction: Transaction<Tables>, job: JobRow, note: string, user: User): Promise<JobRow> {
  if (job.approvedBy !== user.uid) throw conflict('job_not_yours', 'Somebody else has approved this job.');
  await cancelRenders(transaction, job.id, job.makes);
  return bringBack(transaction, job, TAKEN_BACK, line(user, note), { note, noteBy: whoIs(user), approvedBy: null });
}
