import { getPrices, listPromoCodes } from '@nimantran/proto/http/pricing/admin-prices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Everything below `private` is removed on sign-out. */
const key = (...parts: unknown[]) => ['private', 'admin-prices', ...parts];

/** Never refetched while an admin edits: they change exactly what they see. */
export const pricesQuery = queryOptions({
  queryKey: key('prices'),
  queryFn: ({ signal }) => call(getPrices, { signal }),
  refetchOnWindowFocus: false,
});

export const PROMO_CODES = key('promo codes');
const PAGE = 25;

export const promoCodesPage = (cursor: string) =>
  queryOptions({
    queryKey: [...PROMO_CODES, cursor],
    queryFn: ({ signal }) => call(listPromoCodes, { query: { limit: PAGE, ...(cursor !== '' && { cursor }) }, signal }),
    placeholderData: keepPreviousData,
  });
