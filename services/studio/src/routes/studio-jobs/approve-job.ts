import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { approveJob } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockJob, moveJob } from '../../db/jobs.ts';
import { cancelRenders, presentDraft, requestRender } from '../../db/renders.ts';
import { viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

export function serveApproveJob(app: FastifyInstance, context: Context): void {
  route(app, approveJob, async ({ params, user }) => {
    const approved = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      const draft = await presentDraft(transaction, job);
      if (draft?.state !== 'succeeded') {
        throw conflict('draft_not_ready', 'The latest corrections are not drawn yet. Wait for them, then approve.');
      }
      await cancelRenders(transaction, job.id, 'stills');
      await cancelRenders(transaction, job.id, 'draft');
      const note = { who: whoIs(user), what: `Approved, ${job.makes} begun` };
      const moved = await moveJob(transaction, job, 'approve', note, { approvedBy: user.uid, note: null, noteBy: null });
      await requestRender(transaction, moved, job.makes);
      return moved;
    });
    return viewJob(context, approved);
  });
}
