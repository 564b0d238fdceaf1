import type { LocalConfig } from '../../config.ts';
import { formatMoney } from '../../pages/money.ts';
import { StripeApiError } from '../errors.ts';

const LARGEST_AMOUNT = 99_999_999;

/** Rejects a currency that the account does not accept, and an amount that is too small or too large to charge. */
export function refuseAmount({ stripe }: LocalConfig, amount: number, currency: string, currencyParam: string): void {
  const minimum = stripe.minimums[currency];
  if (minimum === undefined) throw new StripeApiError(`Invalid currency: ${currency}`, { param: currencyParam });
  if (amount < minimum) {
    const message = `The total amount due must add up to at least ${formatMoney(minimum, currency)}.`;
    throw new StripeApiError(message, { code: 'amount_too_small' });
  }
  if (amount > LARGEST_AMOUNT) {
    const message = `The total amount due must be no more than ${formatMoney(LARGEST_AMOUNT, currency)}.`;
    throw new StripeApiError(message, { code: 'amount_too_large' });
  }
}

/** Rejects payment methods other than cards; without a choice the account's own settings apply. */
export function refuseOtherTypes(types: readonly string[]): void {
  if (types.every((type) => type === 'card')) return;
  const param = 'allowed_payment_method_types';
  throw new StripeApiError(`The local stand-in takes cards only: ${param} must be card.`, { param });
}
