/** None is begun later; the rest waits for the next run. */
const RUN_LIMIT_MS = 10 * 60_000;

/**
 * Does the work for every row that is due, batch by batch. A row is tried once in a run, so that one whose work fails holds up no
 * others. `nextBatch` leaves out the ids that were tried.
 */
export async function eachDue<Row extends { id: string }>(
  nextBatch: (tried: readonly string[]) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<void>,
  onFault: (error: unknown, row: Row) => void,
): Promise<undefined> {
  const limit = AbortSignal.timeout(RUN_LIMIT_MS);
  const tried = new Set<string>();
  for (;;) {
    const rows = await nextBatch([...tried]);
    if (rows.length === 0) return undefined;
    for (const row of rows) {
      if (limit.aborted) return undefined;
      tried.add(row.id);
      await work(row).catch((error: unknown) => onFault(error, row));
    }
  }
}
