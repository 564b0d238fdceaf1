import { type Kysely, sql } from 'kysely';
import type { EventTables } from '../db/event-tables.ts';
import { sweepBatch } from '../db/sweep-batch.ts';

/**
 * Deletes, a thousand at a time, what was sent or received more than `days` ago: longer than any bus keeps an event. Parked events
 * stay until they are replayed, and so do the versions of their aggregates, so that an old state never replaces a newer one.
 * Returns whether there may be more.
 */
export async function sweepEventTables(db: Kysely<EventTables>, days: number): Promise<boolean> {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  const isParked = sql<boolean>`aggregate in (
    select split_part(envelope ->> 'type', '.', 1) || '.' || split_part(envelope ->> 'type', '.', 2) || ':' || (envelope ->> 'key')
    from dead_events where replayed_at is null)`;
  const more = [
    await sweepBatch(db, 'outbox', sql<boolean>`published_at < ${before}`),
    await sweepBatch(db, 'inbox', sql<boolean>`handled_at < ${before} and not parked`),
    await sweepBatch(db, 'inboxDeliveries', sql<boolean>`updated_at < ${before}`),
    await sweepBatch(db, 'inboxKeys', sql<boolean>`updated_at < ${before} and not (${isParked})`),
    await sweepBatch(db, 'deadEvents', sql<boolean>`replayed_at < ${before}`),
  ];
  return more.includes(true);
}
