import { getUser } from '@nimantran/proto/http/identity/people';
import { getPartnerAccount } from '@nimantran/proto/http/orders/partner-payouts';
import { listPartners } from '@nimantran/proto/http/orders/partners';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Everything below `private` is removed on sign-out. */
export const PARTNERS = ['private', 'partners'] as const;

export const partnersQuery = queryOptions({
  queryKey: [...PARTNERS, 'list'],
  queryFn: ({ signal }) => call(listPartners, { signal }),
});

/** The payable amount covers orders up to a day; without one, up to today. */
export const partnerQuery = (uid: string, until?: string) =>
  queryOptions({
    queryKey: [...PARTNERS, 'one', uid, until],
    queryFn: ({ signal }) => call(getPartnerAccount, { params: { uid }, query: until === undefined ? {} : { until }, signal }),
    placeholderData: keepPreviousData,
  });

/** The partner's account, which shows whether it still has the role. */
export const accountQuery = (uid: string) =>
  queryOptions({
    queryKey: [...PARTNERS, 'account', uid],
    queryFn: ({ signal }) => call(getUser, { params: { uid }, signal }),
  });
