import { eachDue } from '@nimantran/kit/each-due';
import type { Context } from '../context.ts';
import { STUDIO } from '../db/jobs.ts';
import { noneOf } from '../db/none-of.ts';
import { endClaim } from '../use-cases/studio-jobs/end-claim.ts';

const BATCH = 50;

/** Releases claims whose lease ran out, by the database's clock. Returns how many. */
export async function endLapsedClaims({ db, clock, log }: Context): Promise<number> {
  let ended = 0;
  const lapsed = (tried: readonly string[]) =>
    db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'claimed')
      .where('leaseUntil', '<', clock())
      .where('id', '<>', noneOf(tried))
      .orderBy('leaseUntil')
      .limit(BATCH)
      .execute();
  const end = (id: string) =>
    db.transaction().execute(async (transaction) => {
      const job = await transaction
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'claimed')
        .where('leaseUntil', '<', clock())
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (job) await endClaim(transaction, job, { who: STUDIO, what: 'Claim lapsed, job given back' });
      return job ? 1 : 0;
    });
  await eachDue(
    lapsed,
    async ({ id }) => {
      ended += await end(id);
    },
    (error, { id }) => log.error({ err: error, job_id: id }, 'a lapsed claim waits to be released'),
  );
  return ended;
}
