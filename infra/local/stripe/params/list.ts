import type Stripe from 'stripe';
import { noSuch, StripeApiError } from '../errors.ts';
import type { Known } from './known-params.ts';
import type { Params } from './params.ts';

/** Parameters common to the SDK's lists. */
export type ListParams = Stripe.PaginationParams & { created?: Stripe.RangeQueryParam | number; expand?: string[] };

export const KNOWN_PAGINATION: Known<Stripe.PaginationParams & { expand?: string[] }> = {
  ending_before: 'read',
  expand: 'read',
  limit: 'read',
  starting_after: 'read',
};

export const KNOWN_LIST: Known<ListParams> = {
  ...KNOWN_PAGINATION,
  created: { gt: 'read', gte: 'read', lt: 'read', lte: 'read' },
};

/** A page of rows in the given order. The API's lists are newest first. */
export function pageOf<Row extends { id: string; object: string }>(
  rows: readonly Row[],
  params: Params<Stripe.PaginationParams>,
  url: string,
): Stripe.ApiList<Row> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw new StripeApiError('Invalid limit: must be between 1 and 100', { code: 'parameter_invalid_integer', param: 'limit' });
  }
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const positionOf = (id: string, param: string) => {
    const position = rows.findIndex((row) => row.id === id);
    if (position < 0) throw noSuch(rows[0]?.object ?? 'object', id, param);
    return position;
  };
  if (before !== undefined) {
    const end = positionOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1;
  return { object: 'list', data: rows.slice(start, start + limit), has_more: rows.length > start + limit, url };
}

/** `created=N` or `created[gte]=N` and similar, in seconds. */
export function createdFilter(params: Params<{ created?: Stripe.RangeQueryParam | number }>): (created: number) => boolean {
  if (!params.has('created')) return () => true;
  if (params.isText('created')) {
    const at = params.integer('created');
    return (created) => created === at;
  }
  const group = params.group('created');
  const [gt, gte] = [group.integer('gt') ?? -Infinity, group.integer('gte') ?? -Infinity];
  const [lt, lte] = [group.integer('lt') ?? Infinity, group.integer('lte') ?? Infinity];
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}
