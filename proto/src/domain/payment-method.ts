import { Type } from 'typebox';
import type { Currency } from './currency.ts';

interface Method {
  /** Within a sentence: "by card". */
  name: string;
  /** Absent: every currency. */
  currencies?: readonly Currency[];
  /** Its bank may take days to confirm a payment. */
  isSlow?: true;
}

/** Ways to pay that pages have words for, by the payment provider's names, in the order in which they are told. */
const METHODS = {
  card: { name: 'card' },
  upi: { name: 'UPI', currencies: ['INR'] },
  apple_pay: { name: 'Apple Pay' },
  google_pay: { name: 'Google Pay' },
  link: { name: 'Link' },
  amazon_pay: { name: 'Amazon Pay', currencies: ['USD', 'EUR', 'GBP'] },
  paypal: { name: 'PayPal', currencies: ['USD', 'EUR', 'GBP'] },
  ideal: { name: 'iDEAL', currencies: ['EUR'] },
  bancontact: { name: 'Bancontact', currencies: ['EUR'] },
  pay_by_bank: { name: 'Pay by Bank', currencies: ['GBP'] },
  sepa_debit: { name: 'SEPA direct debit', currencies: ['EUR'], isSlow: true },
  bacs_debit: { name: 'Bacs direct debit', currencies: ['GBP'], isSlow: true },
  us_bank_account: { name: 'US bank account', currencies: ['USD'], isSlow: true },
} as const satisfies Record<string, Method>;

export type PaymentMethod = keyof typeof METHODS;
export const PAYMENT_METHODS = Object.keys(METHODS) as PaymentMethod[];
export const PaymentMethod = Type.Enum([...PAYMENT_METHODS]);

const about = (method: PaymentMethod): Method => METHODS[method];

/** Those of the offered ones that pay in a currency, in the order in which they are told. */
export const methodsFor = (currency: Currency, offered: readonly PaymentMethod[]): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => offered.includes(method) && (about(method).currencies?.includes(currency) ?? true));

/** "card", "card or UPI", "card, UPI or Link"; empty for none. */
export function methodsInWords(methods: readonly PaymentMethod[]): string {
  const names = methods.map((method) => about(method).name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

/** Those whose bank may take days. */
export const slowOnes = (methods: readonly PaymentMethod[]): PaymentMethod[] => methods.filter((method) => about(method).isSlow);
