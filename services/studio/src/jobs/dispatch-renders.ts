import { inSpan } from '@nimantran/kit/trace';
import { type RenderKind, type RenderSpec, renderJobOf } from '@nimantran/proto/jobs/render';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { JobRow } from '../db/jobs.ts';
import type { RenderRow } from '../db/renders.ts';
import { renderPriority } from '../domain/render-priorities.ts';
import { lockRenderOwner } from '../use-cases/renders/lock-render-owner.ts';
import { parkRender } from '../use-cases/renders/park-render.ts';
import { prepareSpec, UnpreparableError } from '../use-cases/renders/prepare-render.ts';

const BATCH = 12;
/** Each queries the database several times and the queue once. Requests and events need connections too. */
const AT_ONCE = 3;
/** A dispatch that died halfway is resumed after this; adding a job twice is harmless. */
const LEASE_SECONDS = 30;
const WAIT_AFTER_FAULT_SECONDS = 5;
/** More themes may follow one, as when a collection is put on sale: no sample starts for this long. */
const MORE_THEMES_SECONDS = 15;
/** What the shop needs of its themes, first things first: no kind starts while any theme waits for one before it. */
const ORDER_OF_THEMES: readonly RenderKind[] = ['stills', 'second_stills', 'sample', 'second_sample'];

export const queueIdOf = (render: { id: string; attempt: number }) => `${render.id}.${render.attempt}`;
export const renderIdOf = (queueId: string) => queueId.slice(0, queueId.lastIndexOf('.'));

/** Puts renders that are missing from the queue into it. Returns true when there is more. */
export async function dispatchRenders(context: Context): Promise<boolean> {
  const renders = await takeUndispatched(context);
  const left = renders.values();
  const takeTurns = async (): Promise<void> => {
    for (const render of left) await tryDispatch(context, render);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return renders.length === BATCH;
}

async function tryDispatch(context: Context, render: RenderRow): Promise<void> {
  try {
    await dispatch(context, render);
  } catch (error) {
    context.log.warn({ err: error, render_id: render.id }, 'render waits: it could not be dispatched');
    await context.db
      .updateTable('renders')
      .set({
        error: `Waiting: ${error instanceof Error ? error.message : String(error)}`.slice(0, 2_000),
        dispatchAfter: sql<Date>`now() + make_interval(secs => ${WAIT_AFTER_FAULT_SECONDS})`,
      })
      .where('id', '=', render.id)
      .where('dispatchedAt', 'is', null)
      .execute();
  }
}

/** True of every render that is not a theme's own: its kind has no place in the order. */
const isTurnOfTheme = sql<SqlBool>`not exists (
  select from renders earlier
  where earlier.job_id is null and earlier.batch_row_id is null and earlier.trial_id is null
    and array_position(${ORDER_OF_THEMES}::text[], earlier.kind) < array_position(${ORDER_OF_THEMES}::text[], renders.kind)
    and earlier.state not in ('failed', 'cancelled')
    and (earlier.state in ('queued', 'running')
      or (earlier.kind = 'stills' and earlier.created_at > now() - make_interval(secs => ${MORE_THEMES_SECONDS}))))`;

async function takeUndispatched(context: Context): Promise<RenderRow[]> {
  return context.db
    .updateTable('renders')
    .set({ dispatchAfter: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('renders')
        .select('id')
        .where('state', '=', 'queued')
        .where('dispatchedAt', 'is', null)
        .where('dispatchAfter', '<=', sql<Date>`now()`)
        .where((eb) => eb.or([eb('trialId', 'is not', null), isTurnOfTheme]))
        .orderBy('dispatchAfter')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

async function dispatch(context: Context, render: RenderRow): Promise<void> {
  const job = await jobOf(context, render);
  await inSpan({ name: 'dispatch render', parent: render.trace, orderNumber: job?.orderNumber }, async () => {
    const spec = render.spec ?? (await prepare(context, render));
    if (!spec) return;
    await context.queues.add(
      renderJobOf(render.kind),
      {
        render_id: render.id,
        attempt: render.attempt,
        kind: render.kind,
        spec,
        order_number: job?.orderNumber ?? null,
        trace: render.trace,
      },
      { jobId: queueIdOf(render), priority: priorityOf(render, job) },
    );
    await context.db
      .updateTable('renders')
      .set({ dispatchedAt: sql<Date>`now()` })
      .where('id', '=', render.id)
      .where('attempt', '=', render.attempt)
      .execute();
    context.log.info({ render_id: render.id, attempt: render.attempt, kind: render.kind }, 'render dispatched');
  });
}

/** Stores the render's spec, so that every attempt draws the same; one that cannot be prepared is parked. */
async function prepare(context: Context, render: RenderRow): Promise<RenderSpec | undefined> {
  try {
    const spec = await prepareSpec(context, render);
    // A render cancelled meanwhile gets no spec: its customer may have been erased.
    const { numUpdatedRows } = await context.db
      .updateTable('renders')
      .set({ spec: JSON.stringify(spec), error: null })
      .where('id', '=', render.id)
      .where('state', '=', 'queued')
      .executeTakeFirst();
    return numUpdatedRows > 0n ? spec : undefined;
  } catch (error) {
    if (!(error instanceof UnpreparableError)) throw error;
    await context.db.transaction().execute(async (transaction) => {
      const job = await lockRenderOwner(transaction, render);
      const open = await transaction
        .selectFrom('renders')
        .selectAll()
        .where('id', '=', render.id)
        .where('state', '=', 'queued')
        .forUpdate()
        .executeTakeFirst();
      if (open) await parkRender(transaction, open, job, error.message);
    });
    return undefined;
  }
}

const priorityOf = ({ kind, trialId }: RenderRow, job: JobRow | undefined): number =>
  renderPriority({
    kind,
    delivery: job?.delivery,
    dueAt: job?.dueAt,
    isTrial: trialId !== null,
    isClaimed: job?.state === 'claimed',
  });

async function jobOf(context: Context, render: RenderRow): Promise<JobRow | undefined> {
  if (render.jobId === null) return undefined;
  return context.db.selectFrom('jobs').selectAll().where('id', '=', render.jobId).executeTakeFirst();
}
