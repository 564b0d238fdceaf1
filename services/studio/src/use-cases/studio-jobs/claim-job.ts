import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { deliveriesHandedOut } from '@nimantran/proto/domain/handed-out';
import { sql, type Transaction } from 'kysely';
import { findJob, type JobRow } from '../../db/jobs.ts';
import { DUE_FIRST, isHandedOver } from '../../db/queue-order.ts';
import type { Tables } from '../../db/schema.ts';

/**
 * One statement: renews the designer's claim, or else claims the job that is due first. It skips jobs that another designer is
 * taking and deliveries that are not handed out that day. Jobs handed over by a colleague come first, on Sundays too, and are
 * reserved until that lapses; each of the two orders has its index, so that a long queue is not sorted. A designer's pulls are
 * serialised, so that the second finds what the first got; the index `jobs_one_claim` guarantees it.
 */
export async function claimJob(
  transaction: Transaction<Tables>,
  clock: DbClock,
  uid: string,
  leaseMinutes: number,
): Promise<{ job: JobRow; isNew: boolean } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`studio pull ${uid}`}, 0))`.execute(transaction);
  const now = clock();
  const handedOut = deliveriesHandedOut((await readClock(transaction, clock)).getTime());
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    with mine as (
      select id from jobs where state = 'claimed' and claimed_by = ${uid} for update
    ), handed as (
      select id from jobs
      where state = 'queued' and not exists (select 1 from mine) and handed_to = ${uid} and ${isHandedOver(now)}
      order by ${DUE_FIRST}
      limit 1
      for update skip locked
    ), next as (
      select id from jobs
      where state = 'queued' and not exists (select 1 from mine) and not exists (select 1 from handed)
        and not ${isHandedOver(now)} and delivery = any(${handedOut})
      order by ${DUE_FIRST}
      limit 1
      for update skip locked
    )
    update jobs
    set state = 'claimed', claimed_by = ${uid}, lease_until = ${now} + make_interval(mins => ${leaseMinutes}),
      handed_to = null, handed_by = null, handed_until = null
    from (
      select id, false as is_new from mine
      union all select id, true from handed
      union all select id, true from next
    ) as chosen
    where jobs.id = chosen.id
    returning jobs.id, chosen.is_new`.execute(transaction);
  const chosen = rows[0];
  return chosen && { job: await findJob(transaction, chosen.id), isNew: chosen.isNew };
}
