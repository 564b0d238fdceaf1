import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { handOverJob } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { colleaguesOf } from '../../db/designers.ts';
import { lockJob } from '../../db/jobs.ts';
import { endClaim } from '../../use-cases/studio-jobs/end-claim.ts';
import { tidyWords } from '../required-text.ts';
import { viewJob } from './job-view.ts';
import { requireClaim, whoIs } from './require-claim.ts';

/** How long the job is reserved for the colleague. */
const HANDED_HOURS = 2;

export function serveHandOverJob(app: FastifyInstance, context: Context): void {
  route(app, handOverJob, async ({ params, body, user }) => {
    const note = body.note === undefined ? undefined : tidyWords(body.note, 'note');
    const colleague = (await colleaguesOf(context.db, context.clock, user.uid)).find(({ uid }) => uid === body.to);
    if (!colleague) {
      const message = 'is not a colleague who has worked here recently';
      throw badRequest('colleague_unknown', `That ${message}.`, [{ field: 'to', message }]);
    }
    const handed = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      const words = note === undefined ? '' : `: ${note}`;
      const line = { who: whoIs(user), what: `Handed to ${colleague.name || 'a colleague'}${words}` };
      return endClaim(transaction, job, line, {
        handedTo: colleague.uid,
        handedBy: whoIs(user),
        handedUntil: sql<Date>`${context.clock()} + make_interval(hours => ${HANDED_HOURS})`,
        ...(note === undefined ? {} : { note, noteBy: whoIs(user) }),
      });
    });
    return viewJob(context, handed);
  });
}
