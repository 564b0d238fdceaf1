import { readClock } from '@nimantran/kit/db/database';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { JobChanges, JobRow } from '../../db/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import { announceQueuedJob } from './announce-queued-job.ts';
import { bringBack } from './end-claim.ts';

const TAKE_UP = { drawn: 'take_up', undrawn: 'take_up_undrawn', broken: 'take_up_broken' } as const;

/** A job on hold waits for a designer again, and its deadline moves by the time it was held. */
export async function resumeHeldJob(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  job: JobRow,
  note: { who: string; what: string },
  changes: JobChanges = {},
): Promise<JobRow> {
  const now = await readClock(transaction, context.clock);
  const dueAt = sql<Date>`due_at + greatest(interval '0', ${now}::timestamptz - coalesce(held_at, ${now}::timestamptz))`;
  const moved = await bringBack(transaction, job, TAKE_UP, note, { dueAt, ...changes });
  // Even if its draft is still to be drawn: the deadline runs again from now on.
  await announceQueuedJob(transaction, moved, now);
  return moved;
}
