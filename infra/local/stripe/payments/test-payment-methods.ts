import { noSuch } from '../errors.ts';
import { brandOf, type Card } from './cards.ts';

/** Stripe's names for its test cards, for payments without card entry. */
const NUMBERS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_in: '4000003560000008',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
};

/** The card of a test payment method. */
export function testCard(name: string, now: number): Card {
  const number = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
  if (number === undefined) throw noSuch('PaymentMethod', name, 'payment_method');
  const expYear = new Date(now * 1000).getUTCFullYear() + 1;
  return { number, expMonth: 12, expYear, brand: brandOf(number) };
}
