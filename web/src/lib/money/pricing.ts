import { type StartingPrice, startingPrice } from '@nimantran/proto/domain/starting-price';
import { listPricing } from '@nimantran/proto/http/pricing/quotes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callOf } from '../http/api.ts';
import { usePricesHidden } from '../session/session.ts';
import { useCurrency } from './currency.ts';

export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal, client }) => callOf(client)(listPricing, { signal }),
  staleTime: 5 * 60_000,
});

/** Prices as this person may see them; `loaded` is true once the price lists have arrived. */
export function usePricing() {
  const { data: models } = useQuery(pricingQuery);
  const [currency] = useCurrency();
  const visible = !usePricesHidden();
  return {
    loaded: models !== undefined,
    models: models ?? [],
    visible,
    currency,
    starting: (pricingId: string): StartingPrice | undefined =>
      models === undefined ? undefined : startingPrice(models, pricingId, currency),
  };
}
