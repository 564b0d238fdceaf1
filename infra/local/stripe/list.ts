import { noSuch, StripeApiError } from './errors.ts';
import type { Params } from './params.ts';

export type ApiPage<Row> = { object: 'list'; url: string; has_more: boolean; data: Row[] };

/** The parameters every list takes. */
export const LIST_PARAMS = ['created', 'ending_before', 'expand', 'limit', 'starting_after'];

/** A page of rows, newest first. `rows` come in the order they were made. */
export function pageOf<Row extends { id: string; object: string; created?: number }>(
  rows: readonly Row[],
  params: Params,
  url: string,
): ApiPage<Row> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw new StripeApiError('Invalid limit: must be between 1 and 100', { code: 'parameter_invalid_integer', param: 'limit' });
  }
  const matches = createdFilter(params);
  const newestFirst = rows.toReversed().filter((row) => matches(row.created ?? 0));
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const positionOf = (id: string, param: string) => {
    const position = newestFirst.findIndex((row) => row.id === id);
    if (position < 0) throw noSuch(newestFirst[0]?.object ?? 'object', id, param);
    return position;
  };
  if (before !== undefined) {
    const end = positionOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) };
  }
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1;
  return { object: 'list', url, has_more: newestFirst.length > start + limit, data: newestFirst.slice(start, start + limit) };
}

/** `created=N` or `created[gte]=N` and its kin, in seconds. */
function createdFilter(params: Params): (created: number) => boolean {
  if (!params.has('created')) return () => true;
  const group = params.group('created');
  if (group.keys().length === 0) {
    const at = params.integer('created');
    return (created) => created === at;
  }
  group.rejectUnknown(['gt', 'gte', 'lt', 'lte']);
  const bound = (key: string, fallback: number) => group.integer(key) ?? fallback;
  const [gt, gte] = [bound('gt', -Infinity), bound('gte', -Infinity)];
  const [lt, lte] = [bound('lt', Infinity), bound('lte', Infinity)];
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}
