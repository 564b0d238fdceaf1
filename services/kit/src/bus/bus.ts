import type { Envelope } from '@nimantran/proto/events/envelope';

export interface Closable {
  close(): Promise<void>;
}

export interface ConsumeOptions {
  /** Maximum number of events handled in parallel in this process. */
  concurrency?: number;
}

/**
 * The port to the event bus. Both adapters (NATS JetStream; BullMQ on Postgres) pass the same contract tests. Delivery is at
 * least once and in no guaranteed order; the inbox ensures that each effect happens once.
 */
export interface Bus {
  /** Creates the stream, and a durable position for every registered reader, running or not. Repeatable. */
  prepare(): Promise<void>;
  /** Resolves when the event is durably stored for each of its readers; repeating it is harmless. */
  publish(event: Envelope): Promise<void>;
  /**
   * Durable: one instance of the reader gets each event of its registered subjects. If a handler throws, it gets the event again
   * after a growing delay, without limit; the inbox counts deliveries and gives up.
   */
  consume(reader: string, handle: (event: Envelope) => Promise<void>, options?: ConsumeOptions): Promise<Closable>;
  /** Best effort: every instance gets new events of these types, except while disconnected. */
  watch(types: readonly string[], handle: (event: Envelope) => void): Promise<Closable>;
  /** Throws when the bus cannot be reached within the time limit. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}
