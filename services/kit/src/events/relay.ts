import type { Envelope } from '@nimantran/proto/events/envelope';
import { type Kysely, sql } from 'kysely';
import type { Bus, Closable } from '../bus/bus.ts';
import type { EventTables } from '../db/event-tables.ts';
import type { Log } from '../log.ts';
import { sharedCounter, watchedGauge } from '../telemetry/shared-metrics.ts';
import { inSpan } from '../trace.ts';
import { onEventWritten } from './event-written-signal.ts';

export interface RelayOptions<Tables extends EventTables> {
  db: Kysely<Tables>;
  bus: Bus;
  log: Log;
  pollMs?: number;
}

const published = sharedCounter('outbox_published_total', 'Events published from the outbox, by type', ['type']);
const failed = sharedCounter('outbox_publish_failures_total', 'Outbox polls that ended with an error', []);
const waiting = watchedGauge('outbox_waiting_events', 'Events that are written but not published yet', []);
const lag = watchedGauge('outbox_oldest_age_seconds', 'Age of the oldest unpublished event; 0 if there is none', []);
const BATCH = 50;
/** Maximum number of unacknowledged events sent to the bus. */
const SENT_AT_ONCE = 10;
/** Polling interval after an event was written here, and for how long: by then its transaction has normally ended. */
const SOON_MS = 15;
const SOON_FOR_MS = 300;
const SWEEP_EVERY_MS = 3_600_000;
/** Longer than any replay: beyond that, only the inbox prevents a second effect. */
const KEEP_DAYS = 60;

/**
 * Publishes outbox rows without `published_at`, oldest first, for as long as the service runs. Several instances share the work;
 * a row published twice is harmless, a skipped row is impossible. Polls more often for a moment after this process wrote an
 * event.
 */
export function startRelay<Tables extends EventTables>(options: RelayOptions<Tables>): Closable {
  const db = options.db as unknown as Kysely<EventTables>;
  const { bus, log } = options;
  const pollMs = options.pollMs ?? 150;
  let running = true;
  let failures = 0;
  let sweptAt = 0;
  let wake: (() => void) | undefined;
  let soonUntil = 0;
  const unhear = onEventWritten(() => {
    const isResting = Date.now() >= soonUntil;
    soonUntil = Date.now() + SOON_FOR_MS;
    if (isResting && failures === 0) wake?.();
  });

  async function publishBatch(): Promise<number> {
    // Most polls find nothing: they should cost one statement.
    const first = await db.selectFrom('outbox').select('id').where('publishedAt', 'is', null).limit(1).executeTakeFirst();
    if (!first) return 0;
    return db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('outbox')
        .select(['id', 'envelope', 'createdAt'])
        .where('publishedAt', 'is', null)
        .orderBy('seq')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (let first = 0; first < rows.length; first += SENT_AT_ONCE)
        await Promise.all(rows.slice(first, first + SENT_AT_ONCE).map((row) => send(row.envelope, row.createdAt)));
      if (rows.length > 0) {
        await transaction
          .updateTable('outbox')
          .set({ publishedAt: sql<Date>`now()` })
          .where(
            'id',
            'in',
            rows.map((row) => row.id),
          )
          .execute();
      }
      return rows.length;
    });
  }

  async function send(event: Envelope, createdAt: Date): Promise<void> {
    const attributes = {
      'messaging.operation.type': 'send',
      'messaging.destination.name': event.type,
      'messaging.message.id': event.id,
      'nimantran.outbox.waited_ms': Date.now() - createdAt.getTime(),
    };
    await inSpan({ name: `send ${event.type}`, kind: 'producer', parent: event.trace, attributes }, () => bus.publish(event));
    published.inc({ type: event.type });
  }

  async function loop(): Promise<void> {
    while (running) {
      let sent = 0;
      try {
        sent = await publishBatch();
        failures = 0;
        if (Date.now() - sweptAt > SWEEP_EVERY_MS) {
          sweptAt = Date.now();
          await sweepEventTables(db, KEEP_DAYS);
        }
      } catch (error) {
        failures += 1;
        failed.inc();
        if (running) log.warn({ err: error, failures }, 'outbox waits: publishing failed');
      }
      if (!running || sent === BATCH) continue;
      const usual = Date.now() < soonUntil ? Math.min(SOON_MS, pollMs) : pollMs;
      const pause = failures === 0 ? usual : Math.min(10_000, pollMs * 2 ** Math.min(failures, 10));
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  const ended = loop();
  const unwatch = [
    waiting.watch(async (set) => set({}, (await lookAtOutbox(db)).count)),
    lag.watch(async (set) => set({}, (await lookAtOutbox(db)).seconds)),
  ];
  return {
    async close() {
      running = false;
      unhear();
      for (const stop of unwatch) stop();
      wake?.();
      await ended;
    },
  };
}

async function lookAtOutbox(db: Kysely<EventTables>): Promise<{ count: number; seconds: number }> {
  const { count, seconds } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('seconds'))
    .where('publishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), seconds };
}

/** Deletes events that were sent or received more than `days` ago; parked events stay until they are resolved. */
export async function sweepEventTables(db: Kysely<EventTables>, days: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  await db.deleteFrom('outbox').where('publishedAt', '<', before).execute();
  await db.deleteFrom('inboxDeliveries').where('updatedAt', '<', before).execute();
  await db.deleteFrom('inbox').where('handledAt', '<', before).where('parked', '=', false).execute();
}
