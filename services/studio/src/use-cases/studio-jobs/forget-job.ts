import type { Customisation } from '@nimantran/proto/domain/customisation';
import { jobHeld } from '@nimantran/proto/events/studio';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { withdrawDelivery } from '../../db/deliveries.ts';
import { type JobRow, noteJob, STUDIO } from '../../db/jobs.ts';
import { cancelRenders } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { forgetRows } from '../batches/forget-rows.ts';

const NOTHING: Customisation = { details: {}, photos: {}, music: null, bride_first: false };
const NOBODY = 'erased';

/** Deletes all details of a customer from an ended job, and withdraws its video: the purge that follows deletes the files. */
export async function forgetJob(context: Pick<Context, 'clock'>, transaction: Transaction<Tables>, job: JobRow): Promise<void> {
  await withdrawDelivery(transaction, context.clock, job.id);
  await forgetRows(transaction, job.id);
  await cancelRenders(transaction, job.id);
  await transaction
    .updateTable('customisations')
    .set({ customisation: JSON.stringify(NOTHING), what: '' })
    .where('jobId', '=', job.id)
    .execute();
  // Check results and render errors may quote the customer's details.
  await transaction
    .updateTable('renders')
    .set({ spec: null, error: null, result: sql<string>`jsonb_set(result, '{findings}', '[]')` })
    .where('jobId', '=', job.id)
    .execute();
  await transaction
    .updateTable('jobs')
    .set({
      headline: '',
      pageToken: null,
      note: null,
      noteBy: null,
      customerUid: NOBODY,
      eraseWantedAt: null,
      erasedAt: context.clock(),
    })
    .where('id', '=', job.id)
    .execute();
  await transaction.deleteFrom('jobQuestions').where('jobId', '=', job.id).execute();
  // A question may quote the customer's details; orders has received it by now.
  await transaction
    .deleteFrom('outbox')
    .where('type', '=', jobHeld.type)
    .where(sql`envelope ->> 'key'`, '=', job.id)
    .where('publishedAt', 'is not', null)
    .execute();
  await transaction.deleteFrom('jobHistory').where('jobId', '=', job.id).execute();
  await noteJob(transaction, job.id, { who: STUDIO, what: 'Erased at the customer’s request' });
}
