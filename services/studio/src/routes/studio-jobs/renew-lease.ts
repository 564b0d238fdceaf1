import { route } from '@nimantran/kit/http/route';
import { renewLease } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { lockJob } from '../../db/jobs.ts';
import { requireClaim } from './require-claim.ts';

export function serveRenewLease(app: FastifyInstance, context: Context): void {
  route(app, renewLease, async ({ params, user }) => {
    const until = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      requireClaim(job, user);
      const { leaseUntil } = await transaction
        .updateTable('jobs')
        .set({ leaseUntil: sql<Date>`${context.clock()} + make_interval(mins => ${context.config.LEASE_MINUTES})` })
        .where('id', '=', job.id)
        .returning('leaseUntil')
        .executeTakeFirstOrThrow();
      return leaseUntil;
    });
    return { lease_until: until?.toISOString() ?? '' };
  });
}
