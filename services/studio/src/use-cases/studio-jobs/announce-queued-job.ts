import { writeEvent } from '@nimantran/kit/events/outbox';
import { jobQueued } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import { type JobRow, jobRef, nextEventVersion } from '../../db/jobs.ts';
import type { Tables } from '../../db/schema.ts';

/** Announces that a job waits for a designer; if this ends a wait for the customer, with the time by the database's clock. */
export async function announceQueuedJob(transaction: Transaction<Tables>, job: JobRow, at?: Date): Promise<void> {
  await writeEvent(transaction, jobQueued, {
    key: job.id,
    keyVersion: await nextEventVersion(transaction, job.id),
    trace: job.trace,
    ...(at && { occurredAt: at }),
    data: jobRef(job),
  });
}
