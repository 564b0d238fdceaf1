import { getPartnerAccount } from '@nimantran/proto/http/partner-payouts';
import { listPartners } from '@nimantran/proto/http/partners';
import { getUser } from '@nimantran/proto/http/people';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Everything below `private` goes when somebody signs out. */
export const PARTNERS = ['private', 'partners'] as const;

export const partnersQuery = queryOptions({
  queryKey: [...PARTNERS, 'list'],
  queryFn: ({ signal }) => call(listPartners, { signal }),
});

/** What may be paid out is that of orders up to a day; up to today without one. */
export const partnerQuery = (uid: string, until?: string) =>
  queryOptions({
    queryKey: [...PARTNERS, 'one', uid, until],
    queryFn: ({ signal }) => call(getPartnerAccount, { params: { uid }, query: until === undefined ? {} : { until }, signal }),
    placeholderData: keepPreviousData,
  });

/** The account behind a partner, for the role that it has or has no more. */
export const accountQuery = (uid: string) =>
  queryOptions({
    queryKey: [...PARTNERS, 'account', uid],
    queryFn: ({ signal }) => call(getUser, { params: { uid }, signal }),
  });
