import { beginErasure } from '@nimantran/kit/db/erased-customers';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { takePurgeNow } from '../../db/purges.ts';
import type { Tables } from '../../db/schema.ts';
import { hasEnded } from '../../domain/job-states.ts';
import { tellPurge } from '../purges/emit-purge.ts';
import { forgetJob } from './forget-job.ts';

/** Erases a customer: their ended jobs immediately, with their videos; their live jobs with their purge. */
export async function forgetCustomer(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  uid: string,
): Promise<void> {
  await beginErasure(transaction, uid);
  await transaction.deleteFrom('deadEvents').where(sql<string>`envelope -> 'data' ->> 'customer_uid'`, '=', uid).execute();
  await transaction.deleteFrom('designers').where('uid', '=', uid).execute();
  const jobs = await transaction
    .selectFrom('jobs')
    .selectAll()
    .where('customerUid', '=', uid)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const job of jobs) {
    if (hasEnded(job.state)) {
      await forgetJob(context, transaction, job);
      await tellPurge(transaction, job, await takePurgeNow(transaction, context.clock, job));
    } else {
      await transaction.updateTable('jobs').set({ eraseWantedAt: context.clock() }).where('id', '=', job.id).execute();
    }
  }
}
