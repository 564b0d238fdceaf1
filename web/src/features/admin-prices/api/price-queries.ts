import { getPrices, listPromoCodes } from '@nimantran/proto/http/pricing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Everything below `private` goes when somebody signs out. */
const key = (...parts: unknown[]) => ['private', 'admin-prices', ...parts];

/** Not asked anew behind somebody who edits: what they see is what they change. */
export const pricesQuery = queryOptions({
  queryKey: key('prices'),
  queryFn: ({ signal }) => call(getPrices, { signal }),
  refetchOnWindowFocus: false,
});

export const promoCodesQuery = queryOptions({
  queryKey: key('promo codes'),
  queryFn: ({ signal }) => call(listPromoCodes, { signal }),
});
