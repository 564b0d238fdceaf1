import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';

export interface PromoCode {
  code: string;
  kind: 'percent';
  /** Whole percent, 1 to 100. */
  value: number;
  /** The order must be above this many minor units. */
  minimumMinor: Readonly<Record<Currency, number>>;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Codes a new shop starts with. */
export const FIRST_PROMO_CODES: readonly PromoCode[] = [
  {
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    minimumMinor: { INR: 10_000, USD: 125, EUR: 125, GBP: 100 },
    startsAt: null,
    endsAt: null,
  },
];

/** Codes are compared without regard to case and surrounding blanks. */
export function normaliseCode(given: string): string {
  return given.trim().toUpperCase();
}

export type PromoOutcome = { applies: true; discountMinor: number } | { applies: false; message: string };

/** What a code does to a subtotal. The discount is rounded half up, once. */
export function applyPromo(promo: PromoCode | undefined, currency: Currency, subtotalMinor: number, now: Date): PromoOutcome {
  if (!promo || (promo.startsAt && now < promo.startsAt)) return { applies: false, message: 'This code is not known.' };
  if (promo.endsAt && now >= promo.endsAt) return { applies: false, message: `${promo.code} has ended.` };
  const minimum = promo.minimumMinor[currency];
  if (subtotalMinor <= minimum) {
    const above = formatMoney({ currency, amount_minor: minimum });
    return { applies: false, message: `${promo.code} is for orders above ${above}.` };
  }
  return { applies: true, discountMinor: Math.floor((subtotalMinor * promo.value + 50) / 100) };
}
