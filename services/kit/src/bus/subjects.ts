import { Envelope } from '@nimantran/proto/events/envelope';
import type { ReaderRegistry } from '@nimantran/proto/events/readers';
import { Value } from 'typebox/value';

/** The readers of events of this type. */
export function readersOf(registry: ReaderRegistry, type: string): string[] {
  return Object.entries(registry)
    .filter(([, events]) => events.some((event) => event.type === type))
    .map(([reader]) => reader);
}

/** The types a reader is registered for. @throws Error if there is no such reader */
export function typesOf(registry: ReaderRegistry, reader: string): string[] {
  const events = registry[reader];
  if (!events) throw new Error(`The reader ${reader} is not registered.`);
  return events.map((event) => event.type);
}

/** `orders.order.paid` → `orders`. */
export function ownerOf(type: string): string {
  return type.split('.', 1)[0] ?? type;
}

/**
 * Parses received text as an envelope; undefined if it is not one, or of another type than the subject it came on. NATS lets an
 * account publish on its own subjects alone, so the subject tells whose event it is; Postgres has no subjects.
 */
export function parseEnvelope(text: string, subject?: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Envelope, value) && (subject ?? value.type) === value.type ? value : undefined;
  } catch {
    return undefined;
  }
}
