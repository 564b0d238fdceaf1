const listeners = new Set<() => void>();

/** Called in the transaction that writes an event, which may be committed soon. */
export function noteEventWritten(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls the listener for every event that this process writes, until the returned function is called. Only a hint: other
 * processes write into the same outbox.
 */
export function onEventWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
