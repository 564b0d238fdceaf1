import { listRatings } from '@nimantran/proto/http/orders/ratings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

export const RATINGS = ['private', 'admin', 'ratings'] as const;

export const ratingsQuery = queryOptions({ queryKey: RATINGS, queryFn: ({ signal }) => call(listRatings, { signal }) });
