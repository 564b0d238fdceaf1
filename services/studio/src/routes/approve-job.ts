import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { approveJob } from '@nimantran/proto/http/studio';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { lockJob, moveJob } from '../db/jobs.ts';
import { presentDraft, requestRender } from '../db/renders.ts';
import { requireClaim, whoIs } from './designer.ts';
import { viewJob } from './job-view.ts';

export function serveApproveJob(app: FastifyInstance, context: Context): void {
  route(app, approveJob, async ({ params, user }) => {
    const approved = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      const draft = await presentDraft(transaction, job);
      if (draft?.state !== 'succeeded') {
        throw conflict('draft_not_ready', 'The draft of what the job now says is not there yet. Wait for it, then approve.');
      }
      const note = { who: whoIs(user), what: `Approved, ${job.makes} begun` };
      const moved = await moveJob(transaction, job, 'approve', note, { approvedBy: user.uid });
      await requestRender(transaction, moved, job.makes);
      return moved;
    });
    return viewJob(context, approved);
  });
}
