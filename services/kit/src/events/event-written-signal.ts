const listeners = new Set<() => void>();

/** Called in the transaction that writes an event: it may be committed soon. */
export function noteEventWritten(): void {
  for (const listener of listeners) listener();
}

/** Tells of every event that this process writes, until what it answers is called. Nothing rests on it: others write into the same outbox. */
export function onEventWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
