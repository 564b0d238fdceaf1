import type { Context } from '../context.ts';
import { STUDIO } from '../db/jobs.ts';
import { endClaim } from '../use-cases/studio-jobs/end-claim.ts';

/** Releases claims whose lease ran out, by the database's clock. Returns how many. */
export async function endLapsedClaims(context: Context): Promise<number> {
  return context.db.transaction().execute(async (transaction) => {
    const lapsed = await transaction
      .selectFrom('jobs')
      .selectAll()
      .where('state', '=', 'claimed')
      .where('leaseUntil', '<', context.clock())
      .orderBy('id')
      .limit(50)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const job of lapsed) await endClaim(transaction, job, { who: STUDIO, what: 'Claim lapsed, job given back' });
    return lapsed.length;
  });
}
