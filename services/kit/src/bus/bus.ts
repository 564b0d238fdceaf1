import type { Envelope } from '@nimantran/proto/events/envelope';

export interface Closable {
  close(): Promise<void>;
}

export interface ConsumeOptions {
  /** How many events are handled at once in this process. */
  concurrency?: number;
}

/**
 * The port to the event bus. Both adapters (NATS JetStream; BullMQ on Postgres) pass the same contract tests.
 * Delivery is at least once and in no promised order; the inbox makes effects happen once.
 */
export interface Bus {
  /** Makes the stream, and a durable place for every registered reader, running or not. Repeatable. */
  prepare(): Promise<void>;
  /** Resolves when the event is durably held for each of its readers; repeating it is harmless. */
  publish(event: Envelope): Promise<void>;
  /**
   * Durable: one instance of the reader gets each event of its registered subjects. A handler that throws gets the
   * event again after a growing delay, without end; who counts deliveries and gives up is the inbox.
   */
  consume(reader: string, handle: (event: Envelope) => Promise<void>, options?: ConsumeOptions): Promise<Closable>;
  /** Best effort: every instance gets events of these types from now on; while disconnected, none. */
  watch(types: readonly string[], handle: (event: Envelope) => void): Promise<Closable>;
  /** Throws when the bus cannot be reached within the time limit. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}
