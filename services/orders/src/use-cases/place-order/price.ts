import { ask } from '@nimantran/kit/http/neighbour-problem';
import { conflict } from '@nimantran/kit/http/problem';
import { formatMoney } from '@nimantran/proto/domain/currency';
import type { PricingId } from '@nimantran/proto/domain/pricing';
import { type Quote, quoteForOrder } from '@nimantran/proto/http/pricing/quotes';
import type { OrdersContext } from '../../context.ts';
import type { ValidOrder } from './validate.ts';

interface Priced {
  pricingId: PricingId;
  customerUid: string;
  preview: boolean;
}

export function askQuote(
  { pricing }: Pick<OrdersContext, 'pricing'>,
  { pricingId, customerUid, preview }: Priced,
  { options, customisation }: Pick<ValidOrder, 'options' | 'customisation'>,
): Promise<Quote> {
  const { currency, resolution, delivery, remove_watermark, promo_code } = options;
  return ask(
    'pricing',
    pricing(quoteForOrder, {
      body: {
        pricing_id: pricingId,
        currency,
        resolution,
        delivery,
        bride_first: customisation.bride_first,
        custom_audio: customisation.music !== null,
        remove_watermark,
        promo_code,
        customer_uid: customerUid,
        preview,
      },
    }),
  );
}

/** The quote that the order stores. @throws HttpProblem 409 `price_changed` when it differs from the total the customer saw */
export async function agreeOnPrice(
  context: Pick<OrdersContext, 'pricing'>,
  buyer: Omit<Priced, 'preview'>,
  wanted: ValidOrder,
  expectedTotalMinor: number,
): Promise<Quote> {
  const quote = await askQuote(context, { ...buyer, preview: false }, wanted);
  if (quote.total.amount_minor !== expectedTotalMinor || quote.total.currency !== wanted.options.currency)
    throw conflict('price_changed', `The price is now ${formatMoney(quote.total)}. Check it and order again.`);
  return quote;
}
