import type { Currency, Money } from './currency.ts';
import { DEFAULT_PRICING_ID, type PricingModel } from './pricing.ts';

export interface StartingPrice {
  price: Money;
  /** As built: the original figure, shown beside the price as the offer price (docs/spec-coverage.md, section 9). */
  offer_price: Money;
}

/** The 720p price of a model in a currency; `undefined` while the model or currency is unknown. */
export function startingPrice(models: readonly PricingModel[], pricingId: string, currency: Currency): StartingPrice | undefined {
  const model =
    models.find((candidate) => candidate.pid === pricingId) ?? models.find((candidate) => candidate.pid === DEFAULT_PRICING_ID);
  const first = model?.currencies.find((entry) => entry.code === currency)?.res[0];
  if (first === undefined) return undefined;
  return {
    price: { currency, amount_minor: first.offer },
    offer_price: { currency, amount_minor: first.original },
  };
}
