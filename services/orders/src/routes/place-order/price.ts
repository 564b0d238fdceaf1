import { conflict } from '@nimantran/kit/http/problem';
import { formatMoney } from '@nimantran/proto/domain/currency';
import type { PricingId } from '@nimantran/proto/domain/pricing';
import { type Quote, quoteForOrder } from '@nimantran/proto/http/pricing';
import { ask } from '../../clients.ts';
import type { OrdersContext } from '../../context.ts';
import type { ValidOrder } from './validate.ts';

/** The quote that the order keeps. @throws HttpProblem 409 `price_changed` when it is not the total the customer saw */
export async function agreeOnPrice(
  { pricing }: Pick<OrdersContext, 'pricing'>,
  { pricingId, customerUid }: { pricingId: PricingId; customerUid: string },
  { options, customisation }: ValidOrder,
  expectedTotalMinor: number,
): Promise<Quote> {
  const { currency, resolution, delivery, remove_watermark, promo_code } = options;
  const quote = await ask(
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
        preview: false,
      },
    }),
  );
  if (quote.total.amount_minor !== expectedTotalMinor || quote.total.currency !== currency)
    throw conflict('price_changed', `The price is now ${formatMoney(quote.total)}. Look over it and order again.`);
  return quote;
}
