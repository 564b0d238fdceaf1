import type { StudioWaiting } from '@nimantran/proto/http/studio/waiting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isHandedOver } from './queue-order.ts';
import type { Tables } from './schema.ts';
import { waitsForSomebody } from './watched-renders.ts';

const count = sql<number>`count(*)`.as('count');

/** What waits for a designer now; every part of it has an index of its own. */
export async function countJobsWaiting(
  db: Kysely<Tables>,
  uid: string,
  now: RawBuilder<Date>,
): Promise<Omit<StudioWaiting, 'admin'>> {
  const jobs = db.selectFrom('jobs').select(count);
  const counted = await db
    .selectNoFrom([
      jobs
        .where('state', '=', 'queued')
        .where((eb) => eb.or([eb('handedTo', 'is', null), eb('handedTo', '<>', uid), eb.not(isHandedOver(now))]))
        .as('queued'),
      jobs
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'claimed'), eb('claimedBy', '=', uid)]),
            eb.and([eb('state', '=', 'queued'), eb('handedTo', '=', uid), isHandedOver(now)]),
          ]),
        )
        .as('mine'),
      jobs.where('state', '=', 'failed').as('jobsFailed'),
      db.selectFrom('renders').select(count).where(waitsForSomebody).as('rendersFailed'),
    ])
    .executeTakeFirstOrThrow();
  return {
    queued: counted.queued ?? 0,
    mine: counted.mine ?? 0,
    jobs_failed: counted.jobsFailed ?? 0,
    renders_failed: counted.rendersFailed ?? 0,
  };
}

/** What waits in the studio for an admin. */
export async function countBatchesWaiting(db: Kysely<Tables>, uid: string): Promise<NonNullable<StudioWaiting['admin']>> {
  const batches = db.selectFrom('batches').select(count);
  const counted = await db
    .selectNoFrom([
      batches.where('state', '=', 'running').as('running'),
      batches
        .where('endedAt', 'is not', null)
        .where('videosGoneAt', 'is', null)
        .where('state', '=', 'finished')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('batchRows').select('id').whereRef('batchId', '=', 'batches.id').where('batchRows.state', '=', 'failed'),
          ),
        )
        .as('failed'),
      db.selectFrom('trials').select(count).where('ownerUid', '=', uid).as('trials'),
    ])
    .executeTakeFirstOrThrow();
  return {
    batches_running: counted.running ?? 0,
    batches_failed: counted.failed ?? 0,
    trials: counted.trials ?? 0,
  };
}
