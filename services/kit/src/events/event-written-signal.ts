import type { DatabaseConnection } from 'kysely';
import { noteActivity } from '../activity.ts';

const listeners = new Set<() => void>();
/** Connections whose transaction has written an event. After a rollback the next commit gives a needless signal. */
const written = new WeakSet<DatabaseConnection>();

/** Called in the transaction that writes an event. */
export function noteEventWritten(connection: DatabaseConnection): void {
  written.add(connection);
}

/** Called after each commit of a transaction. */
export function noteCommit(connection: DatabaseConnection): void {
  if (!written.delete(connection)) return;
  noteActivity();
  for (const listener of listeners) listener();
}

/**
 * Calls the listener as soon as an event of this process is committed, until the returned function is called. Only a hint: other
 * processes write into the same outbox.
 */
export function onEventWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
