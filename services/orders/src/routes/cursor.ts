import { badRequest } from '@nimantran/kit/http/problem';

/** A cursor of pages that go from the newest row to the oldest: the row that the next page comes before. */
export function writeCursor(seq: number): string {
  return Buffer.from(`before:${seq}`).toString('base64url');
}

/** @throws HttpProblem 400 `invalid_cursor` */
export function readCursor(cursor: string): number {
  const digits = /^before:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1];
  if (digits === undefined)
    throw badRequest('invalid_cursor', 'Begin again without a cursor.', [{ field: 'cursor', message: 'is not one of ours' }]);
  return Number(digits);
}
