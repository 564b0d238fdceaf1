import type { Envelope, EventDefinition, EventOf } from '@nimantran/proto/events/envelope';
import type { ReaderRegistry } from '@nimantran/proto/events/readers';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Value } from 'typebox/value';
import { noteActivity } from '../activity.ts';
import type { Bus, Closable } from '../bus/bus.ts';
import { DELIVERY_LIMIT } from '../bus/redelivery.ts';
import type { EventTables } from '../db/event-tables.ts';
import { withoutPrivate } from '../error-for-log.ts';
import type { Log } from '../log.ts';
import { sharedCounter, sharedHistogram, watchedGauge } from '../telemetry/shared-metrics.ts';
import { inSpan } from '../trace.ts';
import { isPassingFault } from './passing-fault.ts';
import { redactedReason } from './redacted-reason.ts';

/** A reader's handler for one kind of event, run inside the transaction that also marks it as handled. */
export interface Consumer<Tables extends EventTables> {
  event: EventDefinition;
  /** `latest`: an event older than the newest processed one of its aggregate has no effect. Default: every event has one. */
  order: 'any' | 'latest';
  run(transaction: Transaction<Tables>, event: EventOf<EventDefinition>): Promise<void>;
}

export function consumerOf<Tables extends EventTables, Event extends EventDefinition>(
  event: Event,
  run: (transaction: Transaction<Tables>, event: EventOf<Event>) => Promise<void>,
  options: { order?: 'any' | 'latest' } = {},
): Consumer<Tables> {
  // `run` only gets events that were checked against this event's schema.
  return { event, order: options.order ?? 'any', run: run as unknown as Consumer<Tables>['run'] };
}

export interface ReaderOptions<Tables extends EventTables> {
  db: Kysely<Tables>;
  bus: Bus;
  registry: ReaderRegistry;
  reader: string;
  consumers: readonly Consumer<Tables>[];
  log: Log;
  /** An event is parked after this many deliveries that it did not survive by its own fault. */
  deliveryLimit?: number;
  concurrency?: number;
}

export interface Reader extends Closable {
  /** Passes a parked event to its consumer again. @throws what the consumer throws; the event then stays parked */
  replay(eventId: string): Promise<void>;
}

const deliveries = sharedCounter('inbox_deliveries_total', 'Delivered events, by type and outcome', [
  'reader',
  'type',
  'outcome',
]);
const delays = sharedHistogram(
  'inbox_delay_seconds',
  'Time from an event to the end of its effect',
  ['reader'],
  [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600, 3600],
);
const parkedEvents = watchedGauge('inbox_parked_events', 'Parked events, which wait for a person to handle them', ['reader']);
const heldUp = watchedGauge(
  'inbox_held_up_seconds',
  'For how long faults of its surroundings have held up the event that has waited longest; 0 if there is none',
  ['reader'],
);
/**
 * Passing faults count from then on: an event that fails like this for a week may cause it (a statement of its own that takes too
 * long), and the bus forgets events after 30 days.
 */
const HELD_UP_DAYS = 7;
/** Longer than any pause between two deliveries: events that the bus no longer holds are not reported for ever. */
const HELD_UP_NOW_MINUTES = 10;

/**
 * Reads a registered reader's events: each takes effect once, in one transaction with its mark in the inbox. An event that keeps
 * failing by its own fault, or keeps killing this process, is parked in `dead_events`. One that fails because its surroundings do
 * (`isPassingFault`) waits for them: the bus delivers it again, after pauses of a minute at most.
 * @throws Error if the reader is not registered, or its consumers are not exactly one for each registered event
 */
export async function startReader<Tables extends EventTables>(options: ReaderOptions<Tables>): Promise<Reader> {
  const { bus, reader, log } = options;
  const consumers = matchConsumers(options.registry, reader, options.consumers);
  const inbox = new Inbox(options.db, options.deliveryLimit ?? DELIVERY_LIMIT, consumers, log);
  const receive = async (event: Envelope): Promise<void> => {
    const count = (outcome: string): void => deliveries.inc({ reader, type: event.type, outcome });
    try {
      const outcome = await inSpan(processing(event, reader), () => inbox.receive(event));
      count(outcome);
      noteActivity();
      if (outcome === 'done') delays.observe({ reader }, Math.max(0, Date.now() - Date.parse(event.occurred_at)) / 1000);
    } catch (error) {
      count(isPassingFault(error) ? 'held up' : 'failed');
      throw error;
    }
  };
  const subscription = await bus.consume(reader, receive, { concurrency: options.concurrency ?? 4 });
  const unwatch = [
    parkedEvents.watch(async (set) => set({ reader }, await inbox.countParked())),
    heldUp.watch(async (set) => set({ reader }, await inbox.heldUpSeconds())),
  ];
  return {
    async close() {
      for (const stop of unwatch) stop();
      await subscription.close();
    },
    replay: async (eventId) => {
      if ((await inbox.replay(eventId)) === 'unknown') throw new Error(`There is no parked event ${eventId}.`);
    },
  };
}

/**
 * Passes a parked event to its consumer again, from any process of its service; `also` is written with its effect. Returns false
 * if no such event is parked (any more). @throws what the consumer throws; the event then stays parked
 */
export async function replayParked<Tables extends EventTables>(
  options: Pick<ReaderOptions<Tables>, 'db' | 'consumers' | 'log'>,
  eventId: string,
  also: (transaction: Transaction<Tables>, event: Envelope) => Promise<void>,
): Promise<boolean> {
  const consumers = new Map(options.consumers.map((consumer) => [consumer.event.type, consumer]));
  const outcome = await new Inbox(options.db, DELIVERY_LIMIT, consumers, options.log).replay(eventId, also);
  return outcome === 'done';
}

function matchConsumers<Tables extends EventTables>(
  registry: ReaderRegistry,
  reader: string,
  consumers: readonly Consumer<Tables>[],
): ReadonlyMap<string, Consumer<Tables>> {
  const registered = registry[reader];
  if (!registered) throw new Error(`The reader ${reader} is not registered.`);
  const byType = new Map(consumers.map((consumer) => [consumer.event.type, consumer]));
  if (byType.size !== consumers.length) throw new Error(`${reader} has two consumers of one event.`);
  const missing = registered.filter((event) => !byType.has(event.type)).map((event) => event.type);
  if (missing.length > 0) throw new Error(`${reader} has no consumer of ${missing.join(', ')}.`);
  const known = new Set(registered.map((event) => event.type));
  const extra = consumers.filter((consumer) => !known.has(consumer.event.type)).map((consumer) => consumer.event.type);
  if (extra.length > 0) throw new Error(`${reader} is not registered for ${extra.join(', ')}.`);
  return byType;
}

type Also<Tables extends EventTables> = (transaction: Transaction<Tables>, event: Envelope) => Promise<void>;

class Inbox<Tables extends EventTables> {
  private readonly db: Kysely<EventTables>;
  private readonly limit: number;
  private readonly consumers: ReadonlyMap<string, Consumer<Tables>>;
  private readonly log: Log;
  /** Deliveries that were counted but do not count, with their reasons, until the database has taken the count back. */
  private readonly uncounted = new Map<string, string>();

  constructor(db: Kysely<Tables>, limit: number, consumers: ReadonlyMap<string, Consumer<Tables>>, log: Log) {
    this.db = db as unknown as Kysely<EventTables>;
    this.limit = limit;
    this.consumers = consumers;
    this.log = log;
  }

  async receive(event: Envelope): Promise<'done' | 'seen before' | 'parked'> {
    const consumer = this.consumers.get(event.type);
    if (!consumer) return 'seen before';
    if (await this.isHandled(event.id)) return 'seen before';
    await this.takeBackCounts();
    const delivery = await this.countDelivery(event.id);
    if (delivery.count > this.limit) {
      await this.park(event, delivery.lastError ?? 'The reader crashed at each delivery.');
      return 'parked';
    }
    try {
      await this.handle(consumer, event);
      return 'done';
    } catch (error) {
      const counts = delivery.isHeldUpTooLong || !isPassingFault(error);
      this.log.warn({ err: error, event: event.type, event_id: event.id, delivery: delivery.count, counts }, 'event failed');
      const reason = redactedReason(error, event.data);
      if (counts) await this.noteError(event.id, reason);
      else {
        this.uncounted.set(event.id, reason);
        // If the database is away, the next delivery does it.
        await this.takeBackCounts().catch(() => {});
      }
      throw error;
    }
  }

  async replay(eventId: string, also?: Also<Tables>): Promise<'done' | 'done before' | 'unknown'> {
    const dead = await this.db
      .selectFrom('deadEvents')
      .select(['envelope', 'replayedAt'])
      .where('eventId', '=', eventId)
      .executeTakeFirst();
    const consumer = dead && this.consumers.get(dead.envelope.type);
    if (!dead || !consumer) return 'unknown';
    if (dead.replayedAt !== null) return 'done before';
    try {
      await inSpan(processing(dead.envelope, 'replay'), () => this.handle(consumer, dead.envelope, { also }));
    } catch (error) {
      await this.db
        .updateTable('deadEvents')
        .set({ error: redactedReason(error, dead.envelope.data) })
        .where('eventId', '=', eventId)
        .execute();
      throw error;
    }
    return 'done';
  }

  async countParked(): Promise<number> {
    const { count } = await this.db
      .selectFrom('deadEvents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('replayedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async heldUpSeconds(): Promise<number> {
    const { seconds } = await this.db
      .selectFrom('inboxDeliveries')
      .select(sql<number>`coalesce(extract(epoch from now() - min(held_up_since)), 0)::float8`.as('seconds'))
      .where('heldUpSince', 'is not', null)
      .where('updatedAt', '>', sql<Date>`now() - make_interval(mins => ${HELD_UP_NOW_MINUTES})`)
      .executeTakeFirstOrThrow();
    return seconds;
  }

  private async isHandled(eventId: string): Promise<boolean> {
    return (await this.db.selectFrom('inbox').select('eventId').where('eventId', '=', eventId).executeTakeFirst()) !== undefined;
  }

  private async countDelivery(eventId: string): Promise<{ count: number; lastError: string | null; isHeldUpTooLong: boolean }> {
    const row = await this.db
      .insertInto('inboxDeliveries')
      .values({ eventId, deliveries: 1, lastError: null })
      .onConflict((conflict) =>
        conflict
          .column('eventId')
          .doUpdateSet({ deliveries: sql<number>`inbox_deliveries.deliveries + 1`, updatedAt: sql<Date>`now()` }),
      )
      .returning(['deliveries', 'lastError'])
      .returning(sql<boolean | null>`held_up_since < now() - make_interval(days => ${HELD_UP_DAYS})`.as('isHeldUpTooLong'))
      .executeTakeFirstOrThrow();
    return { count: row.deliveries, lastError: row.lastError, isHeldUpTooLong: row.isHeldUpTooLong === true };
  }

  private async noteError(eventId: string, lastError: string): Promise<void> {
    await this.db.updateTable('inboxDeliveries').set({ lastError }).where('eventId', '=', eventId).execute();
  }

  private async takeBackCounts(): Promise<void> {
    for (const [eventId, lastError] of [...this.uncounted]) {
      // Out of the map first: a delivery that runs at the same time must not take it back as well.
      this.uncounted.delete(eventId);
      try {
        await this.db
          .updateTable('inboxDeliveries')
          .set({
            lastError,
            deliveries: sql<number>`greatest(deliveries - 1, 0)`,
            heldUpSince: sql<Date>`coalesce(held_up_since, now())`,
          })
          .where('eventId', '=', eventId)
          .execute();
      } catch (error) {
        this.uncounted.set(eventId, lastError);
        throw error;
      }
    }
  }

  private async handle(
    consumer: Consumer<Tables>,
    event: Envelope,
    replayed?: { also: Also<Tables> | undefined },
  ): Promise<void> {
    const wrong = Value.Errors(consumer.event.data, event.data)[0];
    if (wrong) throw new Error(`${event.type} does not match its schema: ${wrong.instancePath} ${wrong.message}`);
    await this.db.transaction().execute(async (transaction) => {
      if (replayed) {
        const dead = await transaction
          .updateTable('deadEvents')
          .set({ replayedAt: sql<Date>`now()` })
          .where('eventId', '=', event.id)
          .where('replayedAt', 'is', null)
          .returning('eventId')
          .executeTakeFirst();
        if (!dead) return;
        await transaction.updateTable('inbox').set({ parked: false }).where('eventId', '=', event.id).execute();
        await replayed.also?.(transaction as unknown as Transaction<Tables>, event);
      } else {
        if (!(await markAsSeen(transaction, event, { parked: false }))) return;
      }
      if (consumer.order === 'latest' && !(await isNewest(transaction, event))) return;
      await consumer.run(transaction as unknown as Transaction<Tables>, event as EventOf<EventDefinition>);
    });
  }

  private async park(event: Envelope, error: string): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      if (!(await markAsSeen(transaction, event, { parked: true }))) return;
      await transaction
        .insertInto('deadEvents')
        .values({ eventId: event.id, envelope: JSON.stringify(event), error, replayedAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    this.log.error({ event: event.type, event_id: event.id, reason: withoutPrivate(error) }, 'event parked');
  }
}

/** Marks the event, and ends the count of its deliveries; false if it was marked before. */
async function markAsSeen(
  transaction: Transaction<EventTables>,
  event: Envelope,
  { parked }: { parked: boolean },
): Promise<boolean> {
  const mark = await transaction
    .with('counted', (db) => db.deleteFrom('inboxDeliveries').where('eventId', '=', event.id))
    .insertInto('inbox')
    .values({ eventId: event.id, type: event.type, parked })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return mark !== undefined;
}

/** Raises the processed version of the event's aggregate; false if a newer one was already processed. */
async function isNewest(transaction: Transaction<EventTables>, event: Envelope): Promise<boolean> {
  const aggregate = `${event.type.split('.').slice(0, 2).join('.')}:${event.key}`;
  const raised = await transaction
    .insertInto('inboxKeys')
    .values({ aggregate, version: event.key_version })
    .onConflict((conflict) =>
      conflict
        .column('aggregate')
        .doUpdateSet({ version: event.key_version, updatedAt: sql<Date>`now()` })
        .where('inboxKeys.version', '<', event.key_version),
    )
    .returning('aggregate')
    .executeTakeFirst();
  return raised !== undefined;
}

const processing = (event: Envelope, reader: string) => ({
  name: `process ${event.type}`,
  kind: 'consumer' as const,
  parent: event.trace,
  attributes: {
    'messaging.operation.type': 'process',
    'messaging.destination.name': event.type,
    'messaging.message.id': event.id,
    'messaging.consumer.group.name': reader,
  },
  ...orderNumberOf(event.data),
});

function orderNumberOf(data: unknown): { orderNumber?: string } {
  const number = (data as { order_number?: unknown } | null)?.order_number;
  return typeof number === 'string' ? { orderNumber: number } : {};
}
