import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import type { PromoCodeSettings } from '@nimantran/proto/http/pricing/admin-prices';

export interface PromoCode {
  code: string;
  discount: PromoCodeSettings['discount'];
  /** The order must exceed this many minor units. */
  minimumMinor: Readonly<PromoCodeSettings['minimum_minor']>;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Null means no limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
}

/** A code's current uses; without a limit they need not be counted. */
export interface PromoUses {
  all: number;
  byCustomer: number;
}

/** Codes of a new shop. */
export const FIRST_PROMO_CODES: readonly PromoCode[] = [
  {
    code: 'WELCOME10',
    discount: { kind: 'percent', percent: 10 },
    minimumMinor: { INR: 10_000, USD: 125, EUR: 125, GBP: 100 },
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  },
];

/** Codes are compared ignoring case and surrounding whitespace. */
export function normaliseCode(given: string): string {
  return given.trim().toUpperCase();
}

export interface PromoRefusal {
  code: 'promo_not_valid' | 'promo_used_up' | 'promo_used_before';
  message: string;
}

export const NOT_KNOWN: PromoRefusal = { code: 'promo_not_valid', message: 'This code does not exist.' };

/** Why a code is refused, regardless of the purchase; one that has not started is treated as unknown. */
export function refusalOf(promo: PromoCode, uses: PromoUses, now: Date): PromoRefusal | undefined {
  if (promo.startsAt && now < promo.startsAt) return NOT_KNOWN;
  if (promo.endsAt && now >= promo.endsAt) return { code: 'promo_not_valid', message: `${promo.code} has ended.` };
  if (promo.maxUses !== null && uses.all >= promo.maxUses) {
    return { code: 'promo_used_up', message: `${promo.code} has been used up.` };
  }
  if (promo.maxUsesPerCustomer !== null && uses.byCustomer >= promo.maxUsesPerCustomer) {
    return { code: 'promo_used_before', message: `You have already used ${promo.code} as often as one person can.` };
  }
  return undefined;
}

/** Whether such a code is available now; a caller who keeps asking for others is guessing. */
export function isOpen(promo: PromoCode | undefined, now: Date): boolean {
  return promo !== undefined && refusalOf(promo, { all: 0, byCustomer: 0 }, now) === undefined;
}

export type PromoOutcome = { applies: true; discountMinor: number; reason: string } | { applies: false; message: string };

/** A code's discount on a subtotal: rounded half up, once, and at most the subtotal. */
export function applyPromo(
  promo: PromoCode,
  uses: PromoUses,
  currency: Currency,
  subtotalMinor: number,
  now: Date,
): PromoOutcome {
  const refusal = refusalOf(promo, uses, now);
  if (refusal) return { applies: false, message: refusal.message };
  const written = (amount_minor: number) => formatMoney({ currency, amount_minor });
  const { discount, code } = promo;
  if (discount.kind === 'amount' && discount.amount_minor[currency] === 0) {
    return { applies: false, message: `${code} cannot be used for payments in ${currency}.` };
  }
  const minimum = promo.minimumMinor[currency];
  if (subtotalMinor <= minimum) return { applies: false, message: `${code} is for orders above ${written(minimum)}.` };
  if (discount.kind === 'amount') {
    const amount = discount.amount_minor[currency];
    return { applies: true, discountMinor: Math.min(amount, subtotalMinor), reason: `${written(amount)} off` };
  }
  const discountMinor = Math.floor((subtotalMinor * discount.percent + 50) / 100);
  if (discountMinor === 0) return { applies: false, message: `${code} gives no discount on so small an amount.` };
  return { applies: true, discountMinor, reason: `${discount.percent}% of ${written(subtotalMinor)}` };
}
