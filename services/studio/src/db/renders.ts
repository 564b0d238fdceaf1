import { markSpan } from '@nimantran/kit/trace';
import { extraFiles, type RenderKind } from '@nimantran/proto/jobs/render';
import { type Selectable, sql, type Transaction } from 'kysely';
import { waitSeconds } from '../domain/tries.ts';
import type { Connection, JobRow } from './jobs.ts';
import type { RenderSuccess, RenderTable, Tables } from './schema.ts';

export type RenderRow = Selectable<RenderTable>;

/** Whether this is the present attempt of a render that is still to be made. */
export const isWanted = (render: Pick<RenderRow, 'attempt' | 'state'>, attempt: number): boolean =>
  render.attempt === attempt && (render.state === 'queued' || render.state === 'running');

/** Requests a render of a job's present customisation; an open one of the same kind is cancelled. */
export async function requestRender(
  transaction: Transaction<Tables>,
  job: JobRow,
  kind: Exclude<RenderKind, 'sample'>,
): Promise<void> {
  await cancelRenders(transaction, job.id, kind);
  await transaction
    .insertInto('renders')
    .values({
      jobId: job.id,
      customisationVersion: job.customisationVersion,
      themeId: job.themeId,
      themeVersion: job.themeVersion,
      kind,
      spec: null,
      result: null,
      reportedAttempt: null,
      worker: null,
      error: null,
      trace: markSpan({ name: `want ${kind}`, parent: job.trace ?? undefined, attributes: { 'nimantran.render.kind': kind } }),
      dispatchedAt: null,
      withdrawnAt: null,
      finishedAt: null,
    })
    .execute();
}

/** Cancels open renders; the dispatcher removes them from the queue, and a late result is rejected. */
export async function cancelRenders(transaction: Transaction<Tables>, jobId: string, kind?: RenderKind): Promise<void> {
  await transaction
    .updateTable('renders')
    .set({ state: 'cancelled', finishedAt: sql<Date>`now()` })
    .where('jobId', '=', jobId)
    .where('state', 'in', ['queued', 'running'])
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'draft'))
    .execute();
}

/** The films of a job's drafts are lost: somebody may ask for them again. */
export async function giveUpFilms(transaction: Transaction<Tables>, jobId: string): Promise<void> {
  await transaction
    .updateTable('renders')
    .set({ state: 'cancelled', result: null })
    .where('jobId', '=', jobId)
    .where('kind', '=', 'draft')
    .where('state', '=', 'succeeded')
    .execute();
}

/** Starts a next attempt after a wait that grows with the tries; late reports of the older one are rejected. */
export async function raiseAttempt(db: Connection, render: RenderRow, error: string | null): Promise<void> {
  await db
    .updateTable('renders')
    .set({
      attempt: render.attempt + 1,
      state: 'queued',
      worker: null,
      error,
      dispatchedAt: null,
      dispatchAfter: sql<Date>`now() + make_interval(secs => ${waitSeconds(render.tries, render.attempt)})`,
    })
    .where('id', '=', render.id)
    .where('attempt', '=', render.attempt)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}

/** The stills of a draft, and its film, which shows the scenes too. */
export const DRAFT_KINDS: readonly RenderKind[] = ['stills', 'draft'];

/** The newest draft of the job's present customisation: one that is drawn, else one that will be; `undefined` before there is one. */
export async function presentDraft(db: Connection, job: JobRow): Promise<RenderRow | undefined> {
  return db
    .selectFrom('renders')
    .selectAll()
    .where('jobId', '=', job.id)
    .where('kind', 'in', DRAFT_KINDS)
    .where('customisationVersion', '=', job.customisationVersion)
    .where('state', '!=', 'cancelled')
    .orderBy(sql`case state when 'succeeded' then 0 when 'failed' then 2 else 1 end`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The films of drafts that were requested for the job's present customisation, newest first, without cancelled ones. */
export async function presentFilms(db: Connection, job: JobRow): Promise<RenderRow[]> {
  return db
    .selectFrom('renders')
    .selectAll()
    .where('jobId', '=', job.id)
    .where('kind', '=', 'draft')
    .where('customisationVersion', '=', job.customisationVersion)
    .where('state', '!=', 'cancelled')
    .orderBy('createdAt', 'desc')
    .execute();
}

/** The newest render of a job, or of one of its versions, that shows its scenes. */
export async function drawnOf(
  db: Connection,
  jobId: string,
  version?: number,
): Promise<(RenderRow & { result: RenderSuccess }) | undefined> {
  const drawn = await db
    .selectFrom('renders')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('kind', 'in', DRAFT_KINDS)
    .where('state', '=', 'succeeded')
    .$if(version !== undefined, (query) => query.where('customisationVersion', '=', version ?? 0))
    .orderBy('customisationVersion', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return drawn?.result ? { ...drawn, result: drawn.result } : undefined;
}

/** The newest render of the given kinds, whatever its state. */
export async function newestRender(db: Connection, jobId: string, kinds: readonly RenderKind[]): Promise<RenderRow | undefined> {
  return db
    .selectFrom('renders')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('kind', 'in', kinds)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The film of a draft that can be played: the newest that succeeded, of any customisation. */
export async function playableDraft(db: Connection, jobId: string): Promise<(RenderRow & { result: RenderSuccess }) | undefined> {
  const draft = await db
    .selectFrom('renders')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('kind', '=', 'draft')
    .where('state', '=', 'succeeded')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return draft?.result ? { ...draft, result: draft.result } : undefined;
}

/** Records the objects that a render stored, so that the purge finds them. */
export async function noteObjects(db: Connection, renderId: string, result: RenderSuccess): Promise<void> {
  const extras = result.extras ? extraFiles(result.extras) : [];
  const files = [result.video, result.copy, ...extras, ...result.stills].filter((file) => file != null);
  await noteKeys(
    db,
    renderId,
    files.map((file) => file.object_key),
  );
}

export async function noteKeys(db: Connection, renderId: string, objectKeys: readonly string[]): Promise<void> {
  const keys = new Set(objectKeys);
  if (keys.size === 0) return;
  await db
    .insertInto('renderObjects')
    .values([...keys].map((objectKey) => ({ renderId, objectKey })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
