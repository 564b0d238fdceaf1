import { badRequest } from '@nimantran/kit/http/problem';
import type { Quote, QuoteRequest } from '@nimantran/proto/http/pricing/quotes';
import type { Context } from '../context.ts';
import { listModels } from '../db/pricing-models.ts';
import { usesOf } from '../db/promo-uses.ts';
import type { PromoCode } from '../domain/promo-code.ts';
import { quote } from '../domain/quote.ts';

export interface Asked {
  request: QuoteRequest;
  promo: PromoCode | undefined;
  /** The customer whose uses of the code count, if known. */
  customerUid: string | undefined;
  hasPreview: boolean;
}

/** @throws HttpProblem 400 `no_price` if the price list has none */
export async function answerQuote({ db, config, now }: Context, asked: Asked): Promise<Quote> {
  const { request, promo, customerUid, hasPreview } = asked;
  const models = await listModels(db);
  const uses = promo ? await usesOf(db, promo, customerUid) : { all: 0, byCustomer: 0 };
  const answer = quote({ request, models, promo, uses, hasPreview, minimumCharge: config.MINIMUM_CHARGE_MINOR, now: now() });
  if (answer) return answer;
  throw badRequest('no_price', 'There is no price for this.', [{ field: 'pricing_id', message: 'has no price' }]);
}
