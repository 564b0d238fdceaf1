import type { Currency } from '@nimantran/proto/domain/currency';
import { methodsFor, type PaymentMethod } from '@nimantran/proto/domain/payment-method';
import { getPaymentMethods } from '@nimantran/proto/http/orders/orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const HOUR_MS = 3_600_000;

const methodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => call(getPaymentMethods, { signal }),
  staleTime: HOUR_MS,
});

/** The ways to pay in a currency; empty while unknown. */
export function usePaymentMethods(currency: Currency): PaymentMethod[] {
  const methods = useQuery(methodsQuery).data?.methods;
  return methodsFor(currency, methods ?? []);
}
