/** The later behaviour of a test card's bank, after the payment. */
export type Later = 'disputes_as_fraud' | 'disputes_as_not_received' | 'holds_refunds' | 'sends_refunds_back';

/** How a test card behaves. `code` and `decline_code` are Stripe's; the customer sees the message. */
export type Declined = { kind: 'declined'; code: string; declineCode: string | undefined; message: string };
export type CardOutcome = { kind: 'pays'; later?: Later } | { kind: 'asks' } | Declined;

/** The payer, as far as known. */
export type Payer = { name: string | null; email: string | null };

export type Card = { number: string; expMonth: number; expYear: number; brand: string };

export function declined(code: string, message: string, declineCode?: string): Declined {
  return { kind: 'declined', code, declineCode, message };
}

const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'pays' },
  '4000056655665556': { kind: 'pays' },
  '4000003560000008': { kind: 'pays' },
  '5555555555554444': { kind: 'pays' },
  '378282246310005': { kind: 'pays' },
  '4000000000000259': { kind: 'pays', later: 'disputes_as_fraud' },
  '4000000000002685': { kind: 'pays', later: 'disputes_as_not_received' },
  '4000000000007726': { kind: 'pays', later: 'holds_refunds' },
  '4000000000005126': { kind: 'pays', later: 'sends_refunds_back' },
  '4000002500003155': { kind: 'asks' },
  '4000002760003184': { kind: 'asks' },
  '4000000000000002': declined('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000009995': declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  '4000000000009987': declined('card_declined', 'Your card was declined.', 'lost_card'),
  '4000000000000069': declined('expired_card', 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
};

const REAL_CARD = declined(
  'card_declined',
  'Your card was declined. This is a test checkout: use one of the test cards.',
  'test_mode_live_card',
);

export function outcomeOf(card: Card): CardOutcome {
  return OUTCOMES[card.number] ?? REAL_CARD;
}

/** Problems with the card details, by field of the form. */
export type CardProblems = { number?: string; expiry?: string; cvc?: string };

/**
 * Validates the card details: digits and check digit (ISO/IEC 7812, Luhn), expiry month against `now`, length of the security
 * code.
 */
export function readCard(
  typed: { number: string; expiry: string; cvc: string },
  now: Date,
): { card: Card } | { problems: CardProblems } {
  const problems: CardProblems = {};
  const number = typed.number.replace(/[\s-]/g, '');
  if (number === '') problems.number = 'Enter the card number.';
  else if (!/^\d{12,19}$/.test(number)) problems.number = 'Your card number is incomplete.';
  else if (!passesLuhn(number)) problems.number = 'Your card number is invalid.';

  const match = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(typed.expiry.trim());
  const expMonth = Number(match?.[1]);
  const expYear = Number(match?.[2]) + (match?.[2]?.length === 2 ? 2000 : 0);
  if (typed.expiry.trim() === '') problems.expiry = 'Enter the expiry date.';
  else if (match === null || expMonth < 1 || expMonth > 12) problems.expiry = 'Write the expiry date as MM / YY.';
  else if (expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
    problems.expiry = "Your card's expiry date is in the past.";
  else if (expYear > now.getUTCFullYear() + 50) problems.expiry = "Your card's expiry year is invalid.";

  const brand = brandOf(number);
  if (typed.cvc.trim() === '') problems.cvc = 'Enter the security code.';
  else if (!(brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(typed.cvc.trim()))
    problems.cvc = "Your card's security code is incomplete.";

  return Object.keys(problems).length > 0 ? { problems } : { card: { number, expMonth, expYear, brand } };
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

export function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(60|65|81|82|508)/.test(number)) return 'rupay';
  return 'unknown';
}

export function countryOf(card: Card): string {
  return card.number.startsWith('400000356') ? 'IN' : 'US';
}
