import { badRequest } from '@nimantran/kit/http/problem';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** A cursor of pages: the last row of a page, by what its list is sorted by. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws HttpProblem 400 `invalid_cursor` */
export function readCursor<Position extends TSchema>(cursor: string, position: Position): Static<Position> {
  try {
    return Value.Parse(position, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw badRequest('invalid_cursor', 'Begin again without a cursor.', [{ field: 'cursor', message: 'is not one of ours' }]);
  }
}
