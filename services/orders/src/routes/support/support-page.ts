import { type PageQuery, pageOf } from '@nimantran/kit/http/page';
import type { listSupportRequests } from '@nimantran/proto/http/orders/support-requests';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import { Type } from 'typebox';
import type { PageOf, Place, SupportEntry } from '../../db/support/support-requests.ts';
import { supportSummary } from './support-view.ts';

const SupportPlace = Type.Object({
  place: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.String({ format: 'uuid' }),
});

/** The rows of the page that a query asks for. @throws HttpProblem 400 `invalid_cursor` */
export function supportPage<Row extends SupportEntry & Place>(query: PageQuery, list: (page: PageOf) => Promise<Row[]>) {
  return pageOf(query, { place: SupportPlace, placeOf: ({ place, id }) => ({ place, id }), list });
}

/** The same page as customers see it. */
export async function answerPage(
  query: PageQuery,
  list: (page: PageOf) => Promise<(SupportEntry & Place)[]>,
): Promise<AnswerOf<typeof listSupportRequests>> {
  const { rows, next_cursor } = await supportPage(query, list);
  return { requests: rows.map(supportSummary), next_cursor };
}
