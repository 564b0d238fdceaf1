import type { Envelope } from '@nimantran/proto/events/envelope';
import { type Kysely, sql } from 'kysely';
import { noteActivity } from '../activity.ts';
import type { Bus, Closable } from '../bus/bus.ts';
import type { EventTables } from '../db/event-tables.ts';
import type { Log } from '../log.ts';
import { startLoop } from '../loop.ts';
import { withTimeLimit } from '../queue/time-limit.ts';
import { sharedCounter, watchedGauge } from '../telemetry/shared-metrics.ts';
import { inSpan } from '../trace.ts';
import { onEventWritten } from './event-written-signal.ts';
import { sweepEventTables } from './sweep-event-tables.ts';

export interface RelayOptions<Tables extends EventTables> {
  db: Kysely<Tables>;
  bus: Bus;
  log: Log;
  /** How often the relay looks for events that no commit announced; less often while its process is at rest. */
  pollMs?: number;
  /** A longer poll means that the relay hangs, and the process with it. */
  limitMs?: number;
}

const published = sharedCounter('outbox_published_total', 'Events published from the outbox, by type', ['type']);
const failed = sharedCounter(
  'outbox_publish_failures_total',
  'Failed tries to publish an event, and polls that ended with an error',
  [],
);
const waiting = watchedGauge('outbox_waiting_events', 'Events that are written but not published yet', []);
const lag = watchedGauge(
  'outbox_oldest_age_seconds',
  'Age of the oldest event that waits with all others; 0 if there is none',
  [],
);
const unpublishable = watchedGauge('outbox_unpublishable_events', 'Events that keep failing while others are published', []);
const BATCH = 50;
/** Maximum number of unacknowledged events sent to the bus. */
const SENT_AT_ONCE = 10;
const SEND_LIMIT_MS = 8_000;
/** After this time no further event of a claim is sent: their leases must not end before the bus has answered. */
const SENDING_MS = 8_000;
const LEASE_SECONDS = 20;
/** Pause of an event after its first failed try; it doubles, up to the longest. */
const FIRST_PAUSE_SECONDS = 0.2;
const LONGEST_PAUSE_SECONDS = 10;
const POLL_MS = 1_000;
/** Events committed within this time are published together. */
const GATHER_MS = 15;
/** New events wait no longer than this for a bus that refused a single one. */
const RETRY_MS = 300;
/** For failed events that a process left behind when it ended. */
const REST_RETRY_MS = 15_000;
/** An event is at fault, and not the bus, if it failed so often and the bus took another event so long after it was written. */
const MANY_TRIES = 5;
const WELL_AFTER_SECONDS = 30;
const SWEEP_EVERY_MS = 3_600_000;
/** Longer than any replay: beyond that, only the inbox prevents a second effect. */
const KEEP_DAYS = 60;

class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

interface Waiting {
  id: string;
  seq: number;
  envelope: Envelope;
  createdAt: Date;
  tries: number;
}

/**
 * Publishes outbox rows without `published_at`, oldest first, for as long as the service runs. Several instances share the work:
 * each claims rows for a time, and asks the bus outside any transaction. A row published twice is harmless, a skipped row is
 * impossible. Rows whose first try failed are published by a loop of their own, each after its own pause, so they delay no other.
 * An event of this process is published as soon as it is committed.
 */
export function startRelay<Tables extends EventTables>(options: RelayOptions<Tables>): Closable {
  const db = options.db as unknown as Kysely<EventTables>;
  const { bus, log } = options;
  const everyMs = options.pollMs ?? POLL_MS;
  const limits = options.limitMs === undefined ? {} : { limitMs: options.limitMs };
  let running = true;

  /** Events of this instance until the lease ends. Most polls find nothing: they cost one statement. */
  async function claim(which: 'new' | 'failed'): Promise<Waiting[]> {
    const rows = await db
      .with('next', (some) =>
        some
          .selectFrom('outbox')
          .select('id')
          .where('publishedAt', 'is', null)
          .where('tries', which === 'new' ? '=' : '>', 0)
          .where((eb) => eb.or([eb('notBefore', 'is', null), eb('notBefore', '<=', sql<Date>`now()`)]))
          .orderBy('seq')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('outbox')
      .from('next')
      .whereRef('outbox.id', '=', 'next.id')
      .set({ notBefore: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
      .returning(['outbox.id', 'seq', 'envelope', 'createdAt', 'tries'])
      .execute();
    return rows.sort((one, other) => one.seq - other.seq);
  }

  /** Returns whether there is more to publish. @throws if the database or the bus is away: the loop then waits longer */
  async function publishNext(which: 'new' | 'failed'): Promise<boolean> {
    const rows = await claim(which);
    if (rows.length === 0) return false;
    // More may follow, also from a process that writes without a relay of its own.
    noteActivity();
    const until = Date.now() + SENDING_MS;
    const sent: string[] = [];
    const refused: { row: Waiting; error: unknown }[] = [];
    for (let first = 0; first < rows.length && Date.now() < until && running; first += SENT_AT_ONCE) {
      const some = rows.slice(first, first + SENT_AT_ONCE);
      await Promise.all(
        some.map((row) =>
          send(row).then(
            () => sent.push(row.id),
            (error: unknown) => refused.push({ row, error }),
          ),
        ),
      );
    }
    if (sent.length > 0) {
      await db.updateTable('outbox').set({ publishedAt: sql<Date>`now()` }).where('id', 'in', sent).execute();
    }
    if (refused.length > 0) await putOff(refused, { isBusAway: sent.length === 0 });
    const answered = new Set([...sent, ...refused.map(({ row }) => row.id)]);
    const unsent = rows.filter(({ id }) => !answered.has(id)).map(({ id }) => id);
    if (unsent.length > 0) await db.updateTable('outbox').set({ notBefore: null }).where('id', 'in', unsent).execute();
    if (sent.length === 0 && refused.length > 0) throw new RefusedError('The bus took none of the events');
    return rows.length === BATCH || unsent.length > 0;
  }

  async function send({ envelope, createdAt }: Waiting): Promise<void> {
    const attributes = {
      'messaging.operation.type': 'send',
      'messaging.destination.name': envelope.type,
      'messaging.message.id': envelope.id,
      'nimantran.outbox.waited_ms': Date.now() - createdAt.getTime(),
    };
    const span = { name: `send ${envelope.type}`, kind: 'producer', parent: envelope.trace, attributes } as const;
    await inSpan(span, () => withTimeLimit(bus.publish(envelope), SEND_LIMIT_MS, `Publishing ${envelope.type}`));
    published.inc({ type: envelope.type });
  }

  async function putOff(
    refused: readonly { row: Waiting; error: unknown }[],
    { isBusAway }: { isBusAway: boolean },
  ): Promise<void> {
    failed.inc(refused.length);
    const told = isBusAway ? refused.slice(0, 1) : refused;
    for (const { row, error } of told) {
      const { id, type } = row.envelope;
      log.warn({ err: error, event: type, event_id: id, tries: row.tries + 1, failed: refused.length }, 'event not published');
    }
    await db
      .updateTable('outbox')
      .set({
        tries: sql<number>`tries + 1`,
        notBefore: sql<Date>`now()
          + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * 2 ^ least(tries, 20)))`,
      })
      .where(
        'id',
        'in',
        refused.map(({ row }) => row.id),
      )
      .execute();
  }

  const start = (which: 'new' | 'failed', pauses: { retryMs?: number; restMs?: number }) =>
    startLoop({
      name: `relay of ${which} events`,
      everyMs,
      ...pauses,
      ...limits,
      log,
      work: () =>
        publishNext(which).catch((error: unknown) => {
          if (!(error instanceof RefusedError)) failed.inc();
          throw error;
        }),
    });
  const publishing = start('new', { retryMs: RETRY_MS });
  const retrying = start('failed', { restMs: REST_RETRY_MS });
  let wokenAt = 0;
  let gathering: NodeJS.Timeout | undefined;
  const wake = () => {
    gathering = undefined;
    wokenAt = Date.now();
    publishing.wake();
  };
  const unhear = onEventWritten(() => {
    gathering ??= setTimeout(wake, Math.max(0, wokenAt + GATHER_MS - Date.now()));
  });
  const sweeping = startLoop({
    name: 'sweep event tables',
    everyMs: SWEEP_EVERY_MS,
    log,
    work: () => sweepEventTables(db, KEEP_DAYS),
  });
  const unwatch = [
    waiting.watch(async (set) => set({}, (await lookAtOutbox(db)).count)),
    lag.watch(async (set) => set({}, (await lookAtOutbox(db)).seconds)),
    unpublishable.watch(async (set) => set({}, (await lookAtOutbox(db)).unpublishable)),
  ];
  return {
    async close() {
      running = false;
      unhear();
      clearTimeout(gathering);
      for (const stop of unwatch) stop();
      await Promise.all([publishing.close(), retrying.close(), sweeping.close()]);
    },
  };
}

async function lookAtOutbox(db: Kysely<EventTables>): Promise<{ count: number; seconds: number; unpublishable: number }> {
  const isAtFault = sql<boolean>`tries >= ${MANY_TRIES} and created_at < (
    select max(published_at) - make_interval(secs => ${WELL_AFTER_SECONDS}) from outbox where published_at is not null)`;
  const { count, seconds, unpublishable } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where ${isAtFault})`.as('unpublishable'))
    // Without a published event to compare with, no event is at fault.
    .select(
      sql<number>`coalesce(extract(epoch from now() - min(created_at) filter (where (${isAtFault}) is not true)), 0)::float8`.as(
        'seconds',
      ),
    )
    .where('publishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), seconds, unpublishable: Number(unpublishable) };
}
