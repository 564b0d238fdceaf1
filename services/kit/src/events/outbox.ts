import { randomUUID } from 'node:crypto';
import type { EventData, EventDefinition } from '@nimantran/proto/events/envelope';
import type { Transaction } from 'kysely';
import { Value } from 'typebox/value';
import type { EventTables } from '../db/event-tables.ts';
import { markSpan } from '../trace.ts';
import { noteEventWritten } from './event-written-signal.ts';

/**
 * Writes an event into the outbox, in the transaction that makes it true. `keyVersion` counts the events of the aggregate `key`
 * and is assigned under that aggregate's row lock. `trace` is the aggregate's own, if it has one: the event then belongs to it,
 * whatever caused it.
 * @throws Error if the data does not match the event's schema: a fault of the writer
 */
export async function writeEvent<Tables extends EventTables, Event extends EventDefinition>(
  transaction: Transaction<Tables>,
  event: Event,
  fact: {
    key: string;
    keyVersion: number;
    data: EventData<Event>;
    trace?: string | null | undefined;
    /** From the database's clock, if a reader compares it with another of its instants; otherwise from this process's clock. */
    occurredAt?: Date;
  },
): Promise<string> {
  const wrong = Value.Errors(event.data, fact.data)[0];
  if (wrong) throw new Error(`${event.type}: ${wrong.instancePath} ${wrong.message}`);
  const id = randomUUID();
  const envelope = {
    id,
    type: event.type,
    version: event.version,
    occurred_at: (fact.occurredAt ?? new Date()).toISOString(),
    key: fact.key,
    key_version: fact.keyVersion,
    trace: markSpan({
      name: `create ${event.type}`,
      kind: 'producer',
      parent: fact.trace ?? undefined,
      attributes: { 'messaging.operation.type': 'create', 'messaging.destination.name': event.type, 'messaging.message.id': id },
    }),
    data: fact.data,
  };
  await (transaction as unknown as Transaction<EventTables>)
    .insertInto('outbox')
    .values({ id, type: event.type, envelope: JSON.stringify(envelope), publishedAt: null })
    .execute();
  await transaction.getExecutor().provideConnection(async (connection) => noteEventWritten(connection));
  return id;
}
