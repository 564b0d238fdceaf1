import { notFound } from '@nimantran/kit/http/problem';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import { type Kysely, type Selectable, sql, type Transaction, type UpdateObject } from 'kysely';
import { type JobAction, nextState } from '../domain/job-states.ts';
import type { JobTable, Tables } from './schema.ts';

export type JobRow = Selectable<JobTable>;
export type JobChanges = UpdateObject<Tables, 'jobs'>;
export type Connection = Kysely<Tables> | Transaction<Tables>;

export const STUDIO = 'Studio';

/** The job under its row lock. @throws HttpProblem 404 */
export async function lockJob(transaction: Transaction<Tables>, id: string): Promise<JobRow> {
  const job = await transaction.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!job) throw notFound('job_not_found', 'This job does not exist.');
  return job;
}

/** @throws HttpProblem 404 */
export async function findJob(db: Connection, id: string): Promise<JobRow> {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!job) throw notFound('job_not_found', 'This job does not exist.');
  return job;
}

/** Whether an order of this customer was sold with this version of a theme. */
export async function hasBought(db: Connection, customerUid: string, themeId: number, themeVersion: string): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('erasedAt', 'is', null)
    .where('customerUid', '=', customerUid)
    .where('themeId', '=', themeId)
    .where('themeVersion', '=', themeVersion)
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}

/** Moves a locked job and writes its history. @throws HttpProblem 409 for a step that the table lacks */
export async function moveJob(
  transaction: Transaction<Tables>,
  job: JobRow,
  action: JobAction,
  note: { who: string; what: string },
  changes: JobChanges = {},
): Promise<JobRow> {
  const state = nextState(job.state, action);
  const claim = state === 'claimed' ? {} : { claimedBy: null, leaseUntil: null };
  const hold = state === 'on_hold' ? {} : { holdReason: null, heldAt: null };
  // Once it is handled, held or broken, a person decides.
  const alone = action === 'auto_approve' ? {} : { isCorrection: false };
  const handed = state === 'queued' || state === 'drafting' ? {} : { handedTo: null, handedBy: null, handedUntil: null };
  const moved = await transaction
    .updateTable('jobs')
    .set({ ...claim, ...hold, ...alone, ...changes, ...handed, state })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteJob(transaction, job.id, note);
  return moved;
}

/** Counts one more event of the job, under its row lock. */
export async function nextEventVersion(transaction: Transaction<Tables>, jobId: string): Promise<number> {
  const row = await transaction
    .updateTable('jobs')
    .set({ eventVersion: sql<number>`event_version + 1` })
    .where('id', '=', jobId)
    .returning('eventVersion')
    .executeTakeFirstOrThrow();
  return row.eventVersion;
}

export const jobRef = (job: JobRow) => ({ job_id: job.id, order_id: job.orderId, order_number: job.orderNumber });

const LONGEST_NOTE = 500;
/** A line of a job's history, no longer than the history keeps it. */
export const shortNote = (what: string): string => what.slice(0, LONGEST_NOTE);

/** Writes the history and notifies the watchers, once the transaction is committed. */
export async function noteJob(transaction: Connection, jobId: string, note: { who: string; what: string }): Promise<void> {
  await transaction
    .insertInto('jobHistory')
    .values({ jobId, who: note.who, what: shortNote(note.what) })
    .execute();
  await tellWatchers(transaction, jobId);
}

/** A notification on this schema's channel: the id of a job, or nothing. */
export async function tellWatchers(db: Connection, jobId = ''): Promise<void> {
  await sql`select pg_notify('studio_jobs_' || current_schema(), ${jobId})`.execute(db);
}

export async function presentCustomisation(db: Connection, job: JobRow): Promise<Customisation> {
  const row = await db
    .selectFrom('customisations')
    .select('customisation')
    .where('jobId', '=', job.id)
    .where('version', '=', job.customisationVersion)
    .executeTakeFirstOrThrow();
  return row.customisation;
}

/** Serialises the events about one order: `paid` and `cancelled` may come concurrently. */
export async function lockOrder(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`studio order ${orderId}`}, 0))`.execute(transaction);
}

/** The job of an order under its row lock, if there is one. */
export async function lockJobOfOrder(transaction: Transaction<Tables>, orderId: string): Promise<JobRow | undefined> {
  return transaction.selectFrom('jobs').selectAll().where('orderId', '=', orderId).forUpdate().executeTakeFirst();
}
