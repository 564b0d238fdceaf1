import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export interface UsedSegment {
  object_key: string;
  personal: boolean;
}

/** Records that a render uses segments, from `now` on. Equal names mean equal frames: a segment once not personal stays so. */
export async function holdSegments(
  transaction: Transaction<Tables>,
  renderId: string,
  segments: readonly UsedSegment[],
  now: RawBuilder<Date>,
): Promise<void> {
  const byKey = new Map<string, UsedSegment>();
  for (const segment of segments) {
    const personal = segment.personal && (byKey.get(segment.object_key)?.personal ?? true);
    byKey.set(segment.object_key, { ...segment, personal });
  }
  // Sorted by name: two renders that share segments lock them in the same order.
  const sorted = [...byKey.values()].sort((a, b) => (a.object_key < b.object_key ? -1 : 1));
  if (sorted.length === 0) return;
  await transaction
    .insertInto('segments')
    .values(sorted.map(({ object_key, personal }) => ({ objectKey: object_key, personal, lastUsedAt: now })))
    .onConflict((conflict) =>
      conflict.column('objectKey').doUpdateSet({
        personal: sql<boolean>`segments.personal and excluded.personal`,
        lastUsedAt: sql<Date>`greatest(segments.last_used_at, excluded.last_used_at)`,
      }),
    )
    .execute();
  await transaction
    .insertInto('segmentRefs')
    .values(sorted.map(({ object_key }) => ({ renderId, objectKey: object_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Releases the segments of an order's renders; deletes and returns the personal ones that no render holds any more. */
export async function dropSegments(transaction: Transaction<Tables>, orderId: string): Promise<string[]> {
  const renders = transaction
    .selectFrom('renders')
    .innerJoin('jobs', 'jobs.id', 'renders.jobId')
    .select('renders.id')
    .where('jobs.orderId', '=', orderId);
  return dropSegmentsOf(transaction, renders);
}

/** Releases the segments of given renders, as `dropSegments` does for an order. */
export async function dropSegmentsOf<From extends keyof Tables>(
  transaction: Transaction<Tables>,
  renders: SelectQueryBuilder<Tables, From, { id: string }>,
): Promise<string[]> {
  const dropped = await transaction.deleteFrom('segmentRefs').where('renderId', 'in', renders).returning('objectKey').execute();
  const keys = [...new Set(dropped.map((row) => row.objectKey))];
  if (keys.length === 0) return [];
  // As one value: a batch has more of them than a statement accepts.
  const isOne = sql<SqlBool>`object_key = any(${keys})`;
  // Locked, then read again: a render that holds one of them in an open transaction is waited for and seen.
  await transaction.selectFrom('segments').select('objectKey').where(isOne).orderBy('objectKey').forUpdate().execute();
  const gone = await transaction
    .deleteFrom('segments')
    .where(isOne)
    .where('personal', '=', true)
    .where(sql<SqlBool>`not exists (select 1 from segment_refs where segment_refs.object_key = segments.object_key)`)
    .returning('objectKey')
    .execute();
  return gone.map((row) => row.objectKey).sort();
}

/** Deletes and returns at most `limit` segments without customer data that no render has used for `days`. */
export async function dropLapsedSegments(
  transaction: Transaction<Tables>,
  now: RawBuilder<Date>,
  days: number,
  limit: number,
): Promise<string[]> {
  const gone = await transaction
    .deleteFrom('segments')
    .where('objectKey', 'in', (eb) =>
      eb
        .selectFrom('segments')
        .select('objectKey')
        .where('personal', '=', false)
        .where('lastUsedAt', '<', sql<Date>`${now} - make_interval(days => ${days})`)
        .orderBy('objectKey')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('objectKey')
    .execute();
  return gone.map((row) => row.objectKey).sort();
}
