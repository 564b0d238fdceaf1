import { conflict, forbidden, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import type { User } from '@nimantran/proto/domain/user';
import { retryRender } from '@nimantran/proto/http/studio/renders';
import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { tellWatchers } from '../../db/jobs.ts';
import type { RenderRow } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { retryFailedJob } from '../../use-cases/studio-jobs/retry-failed-job.ts';
import { whoIs } from '../studio-jobs/require-claim.ts';

export function serveRetryRender(app: FastifyInstance, context: Context): void {
  route(app, retryRender, async ({ params, user }) => {
    await context.db.transaction().execute(async (transaction) => {
      const owner = await transaction.selectFrom('renders').select('jobId').where('id', '=', params.id).executeTakeFirst();
      if (!owner) throw notFound('render_not_found', 'This render does not exist.');
      if (owner.jobId !== null) await retryFailedJob(transaction, owner.jobId, whoIs(user));
      else await retryOfTheme(transaction, params.id, user);
    });
    return undefined;
  });
}

/** A theme's own stills or sample, starting from the first try. */
async function retryOfTheme(transaction: Transaction<Tables>, id: string, user: User): Promise<void> {
  const render: RenderRow = await transaction
    .selectFrom('renders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (render.trialId !== null && !user.roles.includes('admin'))
    throw forbidden('role_missing', 'Only an admin can try this package again.');
  if (render.state !== 'failed') throw conflict('render_not_failed', 'Only a failed render can be tried again.');
  if (render.batchRowId !== null)
    throw conflict('retry_elsewhere', 'This render belongs to a batch. Try it again from the batch.');
  await transaction
    .updateTable('renders')
    .set({
      state: 'queued',
      attempt: render.attempt + 1,
      tries: 0,
      error: null,
      worker: null,
      dispatchedAt: null,
      dispatchAfter: sql<Date>`now()`,
      finishedAt: null,
    })
    .where('id', '=', id)
    .execute();
  await tellWatchers(transaction);
}
