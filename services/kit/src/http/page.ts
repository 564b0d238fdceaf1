import type { Static, TSchema } from 'typebox';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { badRequest } from './problem.ts';

const DEFAULT_LIMIT = 20;

/** A page cursor: the sort values of the page's last row. */
function writeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** @throws HttpProblem 400 `invalid_cursor` if it is not a cursor of such a list */
function readCursor<Place extends TSchema>(cursor: string, place: Place): Static<Place> {
  const content = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (Value.Check(place, content)) return content;
  throw badRequest('invalid_cursor', 'Start again without a cursor.', [{ field: 'cursor', message: 'is not one of this list' }]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface PagedList<Row, Place extends TSchema> {
  /** Schema of a row's position in its list. */
  place: Place;
  list: (page: { after: Static<Place> | undefined; limit: number }) => Promise<Row[]>;
  /** Position of a row from `list`: the next page starts after it. */
  placeOf: (row: Row) => Static<Place>;
  defaultLimit?: number;
}

/** The requested page of a list. @throws HttpProblem 400 `invalid_cursor` */
export async function pageOf<Row, Place extends TSchema>(
  { limit, cursor }: PageQuery,
  { place, placeOf, list, defaultLimit = DEFAULT_LIMIT }: PagedList<Row, Place>,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  const most = limit ?? defaultLimit;
  const after = cursor === undefined ? undefined : readCursor(cursor, place);
  // One extra row shows whether there is a next page.
  const found = await list({ after, limit: most + 1 });
  const rows = found.slice(0, most);
  const last = rows.at(-1);
  return { rows, next_cursor: found.length > most && last !== undefined ? writeCursor(placeOf(last)) : null };
}

const Seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The same for rows with a sequence number, in either direction. */
export function pageBySeq<Row extends { seq: number }>(
  query: PageQuery,
  list: (page: { after: number | undefined; limit: number }) => Promise<Row[]>,
  defaultLimit?: number,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  return pageOf(query, { place: Seq, placeOf: ({ seq }) => seq, list, ...(defaultLimit !== undefined && { defaultLimit }) });
}

const Name = Type.String({ maxLength: 100 });

/** The same for rows sorted by a unique name. */
export function pageByName<Row>(
  query: PageQuery,
  list: (page: { after: string | undefined; limit: number }) => Promise<Row[]>,
  nameOf: (row: Row) => string,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  return pageOf(query, { place: Name, list, placeOf: nameOf });
}
