import { CURRENCIES } from '@nimantran/proto/domain/currency';
import { DELIVERIES, PRICING_IDS } from '@nimantran/proto/domain/pricing';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { Quote, QuoteLine, QuoteRequest } from '@nimantran/proto/http/pricing/quotes';
import { priceList } from '../../src/domain/price-list.ts';
import { FIRST_PROMO_CODES, type PromoCode } from '../../src/domain/promo-code.ts';
import { type QuoteInput, quote } from '../../src/domain/quote.ts';

export const MINIMUM = { INR: 100, USD: 50, EUR: 50, GBP: 30 };
export const NOW = new Date('2026-12-01T00:00:00Z');

/** A code without limits, minimum or dates, apart from the changes. */
export const promoCode = (changes: Partial<PromoCode> = {}): PromoCode => ({
  code: 'TEST',
  discount: { kind: 'percent', percent: 10 },
  minimumMinor: { INR: 0, USD: 0, EUR: 0, GBP: 0 },
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  ...changes,
});
export const WELCOME10 = FIRST_PROMO_CODES[0] ?? promoCode();

export const request = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  pricing_id: 'pricing_005',
  currency: 'INR',
  resolution: '720p',
  delivery: 'standard',
  bride_first: false,
  custom_audio: false,
  remove_watermark: false,
  promo_code: null,
  ...changes,
});

export function quoteOf(changes: Partial<QuoteRequest> = {}, given: Partial<QuoteInput> = {}): Quote {
  const answer = quote({
    request: request(changes),
    models: priceList(),
    promo: undefined,
    uses: { all: 0, byCustomer: 0 },
    hasPreview: false,
    minimumCharge: MINIMUM,
    now: NOW,
    ...given,
  });
  if (!answer) throw new Error('no quote');
  return answer;
}

const BOTH = [false, true];

/** Every possible request: 8 models, 3 resolutions, 4 currencies, and each set of extras. */
export const EVERY_REQUEST: readonly QuoteRequest[] = PRICING_IDS.flatMap((pricing_id) =>
  CURRENCIES.flatMap((currency) =>
    RESOLUTIONS.flatMap((resolution) =>
      DELIVERIES.flatMap((delivery) =>
        BOTH.flatMap((bride_first) =>
          BOTH.flatMap((custom_audio) =>
            BOTH.map((remove_watermark) =>
              request({ pricing_id, currency, resolution, delivery, bride_first, custom_audio, remove_watermark }),
            ),
          ),
        ),
      ),
    ),
  ),
);

export const sumOf = (lines: readonly QuoteLine[]) => lines.reduce((total, line) => total + line.amount_minor, 0);
/** The lines of the purchase: all but the discount and the minimum charge. */
export const bought = ({ lines }: Quote) => lines.filter(({ kind }) => kind !== 'discount' && kind !== 'minimum_charge');
export const amountOf = ({ lines }: Quote, kind: QuoteLine['kind']) => lines.find((line) => line.kind === kind)?.amount_minor;
