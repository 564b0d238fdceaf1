import { HOUR_MS } from '@nimantran/proto/domain/durations';
import { lookOf } from '@nimantran/proto/domain/look';
import { BATCH_ROW_STATES, type Batch, type BatchRow, type BatchRowState } from '@nimantran/proto/http/studio/batches';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { BatchRecord, BatchRowRecord } from '../../db/batches.ts';
import type { RenderRow } from '../../db/renders.ts';

export async function viewBatch({ db, config }: Context, batch: BatchRecord): Promise<Batch> {
  const [counts, rest] = await Promise.all([
    db
      .selectFrom('batchRows')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('batchId', '=', batch.id)
      .groupBy('state')
      .execute(),
    db
      .selectFrom('batchRows')
      .leftJoin('renders', 'renders.id', 'batchRows.renderId')
      .select([
        sql<number>`count(*) filter (where batch_rows.faults @> '[{"severity": "warning"}]')::int`.as('warned'),
        sql<number>`coalesce(sum((renders.result -> 'segments' ->> 'total')::int), 0)::int`.as('segments'),
        sql<number>`coalesce(sum((renders.result -> 'segments' ->> 'reused')::int), 0)::int`.as('reused'),
        sql<number>`count(*) filter (where batch_rows.finished_at >= ${batch.runningSince}::timestamptz)::int`.as('endedNow'),
        sql<number>`extract(epoch from now() - ${batch.runningSince}::timestamptz)::float8`.as('runningSeconds'),
      ])
      .where('batchRows.batchId', '=', batch.id)
      .executeTakeFirstOrThrow(),
  ]);
  const count = (state: BatchRowState) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  const byState = Object.fromEntries(BATCH_ROW_STATES.map((state) => [state, count(state)])) as Record<BatchRowState, number>;
  const left = byState.waiting + byState.rendering;
  const { themeId, themeVersion, themeTitle } = batch;
  const after = (hours: number) => (batch.endedAt ? new Date(batch.endedAt.getTime() + hours * HOUR_MS).toISOString() : null);
  return {
    id: batch.id,
    number: batch.number,
    title: batch.title,
    source: batch.source,
    theme: themeId !== null && themeVersion !== null ? { id: themeId, version: themeVersion, title: themeTitle ?? '' } : null,
    resolution: batch.resolution,
    ...lookOf(batch),
    state: batch.state,
    made_by: batch.madeByEmail,
    made_at: batch.createdAt.toISOString(),
    started_at: batch.startedAt?.toISOString() ?? null,
    ended_at: batch.endedAt?.toISOString() ?? null,
    file: batch.file,
    faults: batch.faults,
    rows: { ...byState, total: Object.values(byState).reduce((sum, one) => sum + one, 0), warned: rest.warned },
    seconds_left: batch.state === 'running' && rest.endedNow > 0 ? Math.ceil((rest.runningSeconds / rest.endedNow) * left) : null,
    segments: { total: rest.segments, reused: rest.reused },
    inputs_go_at: after(config.PURGE_AFTER_HOURS),
    videos_go_at: after(24 * config.BATCH_VIDEOS_DAYS),
    inputs_gone: batch.inputsGoneAt !== null,
    videos_gone: batch.videosGoneAt !== null,
  };
}

type Shown = BatchRowRecord & Partial<Pick<RenderRow, 'error' | 'result'>>;

/** `keys` are the theme's fields in the order of its form, which is the order of a row's texts: the database stores none. */
export function viewRow(batch: BatchRecord, row: Shown, keys: readonly string[]): BatchRow {
  const video = row.state === 'done' && batch.videosGoneAt === null ? row.result?.video : undefined;
  return {
    row: row.row,
    state: row.state,
    file_name: row.fileName,
    order_number: row.orderNumber,
    details: Object.fromEntries(
      Object.entries(row.details).toSorted(([one], [other]) => keys.indexOf(one) - keys.indexOf(other)),
    ),
    photos: Object.fromEntries(Object.entries(row.photos).map(([slot, photo]) => [slot, photo.fileName])),
    bride_first: row.brideFirst,
    faults: row.faults,
    error: row.state === 'failed' || row.state === 'rendering' ? (row.error ?? null) : null,
    findings: row.result?.findings.map(({ message }) => message) ?? [],
    video: video ? { size_bytes: video.size_bytes, duration_seconds: video.duration_seconds } : null,
  };
}
