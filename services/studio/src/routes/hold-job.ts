import { writeEvent } from '@nimantran/kit/events/outbox';
import { route } from '@nimantran/kit/http/route';
import { jobHeld } from '@nimantran/proto/events/studio';
import { holdJob } from '@nimantran/proto/http/studio-jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { jobRef, lockJob, moveJob, nextEventVersion } from '../db/jobs.ts';
import { requireClaim, whoIs } from './designer.ts';
import { viewJob } from './job-view.ts';
import { tidyWords } from './words.ts';

export function serveHoldJob(app: FastifyInstance, context: Context): void {
  route(app, holdJob, async ({ params, body, user }) => {
    const message = tidyWords(body.message, 'message');
    const held = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      const note = { who: whoIs(user), what: `Asked the customer: ${message}`.slice(0, 500) };
      const now = context.clock();
      const moved = await moveJob(transaction, job, 'hold', note, { holdReason: 'answer', heldAt: now });
      await transaction
        .insertInto('jobQuestions')
        .values({ jobId: job.id, message, askedBy: whoIs(user), askedAt: now, answer: null, answeredAt: null })
        .execute();
      await writeEvent(transaction, jobHeld, {
        key: job.id,
        keyVersion: await nextEventVersion(transaction, job.id),
        data: { ...jobRef(job), message },
      });
      return moved;
    });
    return viewJob(context, held);
  });
}
