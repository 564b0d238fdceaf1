import { readClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { jobHeld } from '@nimantran/proto/events/studio';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { type JobRow, jobRef, moveJob, nextEventVersion } from '../../db/jobs.ts';
import type { Tables } from '../../db/schema.ts';

/** A locked job waits for its customer, who is asked; the deadline is paused. */
export async function holdForAnswer(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  job: JobRow,
  { message, who, action }: { message: string; who: string; action: 'hold' | 'hold_by_admin' },
): Promise<JobRow> {
  const note = { who, what: `Asked the customer: ${message}` };
  // One clock must measure the customer's wait: orders and studio extend the deadline by it.
  const now = await readClock(transaction, clock);
  const moved = await moveJob(transaction, job, action, note, { holdReason: 'answer', heldAt: now, approvedBy: null });
  await transaction
    .insertInto('jobQuestions')
    .values({ jobId: job.id, message, askedBy: who, askedAt: now, answer: null, answeredAt: null })
    .execute();
  await writeEvent(transaction, jobHeld, {
    key: job.id,
    keyVersion: await nextEventVersion(transaction, job.id),
    trace: job.trace,
    occurredAt: now,
    data: { ...jobRef(job), message },
  });
  return moved;
}
