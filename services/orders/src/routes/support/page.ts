import { badRequest } from '@nimantran/kit/http/problem';
import type { AnswerOf } from '@nimantran/proto/http/operation';
import type { listSupportRequests } from '@nimantran/proto/http/support';
import type { PageOf, Place, SupportEntry } from '../../db/support.ts';
import { supportSummary } from './support-view.ts';

const DEFAULT_LIMIT = 20;
const CURSOR = /^(\d{1,16}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The rows of the page that a query asks for. @throws HttpProblem 400 `invalid_cursor` */
export async function supportPage<Row extends SupportEntry & Place>(
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string },
  list: (page: PageOf) => Promise<Row[]>,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  // One more than asked tells whether there is a next page.
  const found = await list({ after: cursor === undefined ? undefined : readCursor(cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next_cursor: found.length > limit && last ? writeCursor(last) : null };
}

/** The same as customers read it. */
export async function answerPage(
  query: { limit?: number; cursor?: string },
  list: (page: PageOf) => Promise<(SupportEntry & Place)[]>,
): Promise<AnswerOf<typeof listSupportRequests>> {
  const { rows, next_cursor } = await supportPage(query, list);
  return { requests: rows.map(supportSummary), next_cursor };
}

function writeCursor({ place, id }: Place): string {
  return Buffer.from(`${place}:${id}`).toString('base64url');
}

function readCursor(cursor: string): Place {
  const [, place, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (place === undefined || id === undefined)
    throw badRequest('invalid_cursor', 'Begin again without a cursor.', [{ field: 'cursor', message: 'is not one of ours' }]);
  return { place: Number(place), id };
}
