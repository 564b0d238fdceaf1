import { getDeliveryPromise } from '@nimantran/proto/http/orders/orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/api.ts';

const REFRESH_MS = 60_000;

const promiseQuery = queryOptions({
  queryKey: ['delivery-promise'],
  queryFn: ({ signal }) => call(getDeliveryPromise, { signal }),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: true,
});

/** When a video paid now will be ready; undefined until known. It advances with the clock. */
export function useDeliveryPromise() {
  return useQuery(promiseQuery).data;
}
