import { parseDay } from '@nimantran/proto/domain/calendar-day';
import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import type { recordPayout } from '@nimantran/proto/http/orders/partner-payouts';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { readAmount } from '../../../lib/money/amount.ts';

/** The form as typed. */
interface TypedPayout {
  amount: string;
  currency: Currency;
  until: string;
  reference: string;
}

export type PayoutFaults = Partial<Record<'amount' | 'until' | 'reference', string>>;
export type PayoutBody = BodyOf<typeof recordPayout>;

/** References that the shop accepts: letters and digits of any bank. */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,59}$/;

/** The pay-out to send, or its faults. */
export function payoutOf(
  { amount, currency, until, reference }: TypedPayout,
  { due, today }: { due: number; today: string },
): { body: PayoutBody } | { faults: Record<string, string> } {
  const read = readAmount(amount, currency);
  const words = reference.trim();
  const faults = {
    ...('fault' in read && { amount: read.fault }),
    ...('minor' in read && read.minor > due && { amount: dueWords(currency, due) }),
    ...(parseDay(until) === undefined && { until: 'Choose the last day the pay-out covers.' }),
    ...(until > today && { until: 'That day is in the future.' }),
    ...(!REFERENCE.test(words) && {
      reference: words === '' ? 'Enter the transfer reference.' : 'Use 3 to 60 characters: only letters, digits and . / _ -',
    }),
  };
  if (Object.keys(faults).length > 0 || !('minor' in read)) return { faults };
  return { body: { amount: { currency, amount_minor: read.minor }, paid_until: until, reference: words } };
}

const dueWords = (currency: Currency, due: number): string =>
  due === 0
    ? 'Nothing is due for orders up to that day.'
    : `Only ${formatMoney({ currency, amount_minor: due })} is due for orders up to that day.`;
