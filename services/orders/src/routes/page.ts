import { readCursor, writeCursor } from './cursor.ts';

const DEFAULT_LIMIT = 20;

/** The page that a query asks for, from the newest row to the oldest. @throws HttpProblem 400 `invalid_cursor` */
export async function pageOf<Row extends { seq: number }>(
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  list: (page: { before: number | undefined; limit: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  const before = cursor === undefined ? undefined : readCursor(cursor);
  // One more than asked tells whether there is a next page.
  const found = await list({ before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next_cursor: found.length > limit && last ? writeCursor(last.seq) : null };
}
