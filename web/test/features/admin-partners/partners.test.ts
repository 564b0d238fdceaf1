import type { PartnerBalance, PartnerSummary } from '@nimantran/proto/http/orders/partners';
import { describe, expect, it } from 'vitest';
import { dueOf, findPartners, inWords } from '../../../src/features/admin-partners/lib/find-partners.ts';
import { payoutOf } from '../../../src/features/admin-partners/lib/payout-form.ts';

const balance = (currency: PartnerBalance['currency'], earned_minor: number, paid_out_minor = 0): PartnerBalance => ({
  currency,
  earned_minor,
  paid_out_minor,
  due_minor: earned_minor - paid_out_minor,
});
const partner = (email: string, code: string, balances: PartnerBalance[]): PartnerSummary => ({
  uid: code,
  email,
  code,
  commission_percent: 10,
  is_active: true,
  orders: 1,
  balances,
});
const LIST = [
  partner('mira@example.com', 'MARG1001', [balance('INR', 5_000, 5_000)]),
  partner('ravi@example.com', 'SHUBH7K2', [balance('INR', 1_000, 2_500), balance('USD', 300)]),
];

describe('partners in the list', () => {
  it.each([
    [{ search: 'MIRA', due: false }, ['MARG1001']],
    [{ search: 'shubh', due: false }, ['SHUBH7K2']],
    [{ search: '', due: true }, ['SHUBH7K2']],
    [{ search: 'mira', due: true }, []],
    [{ search: '', due: false }, ['MARG1001', 'SHUBH7K2']],
  ])('are those that %j fits', (wanted, codes) => {
    expect(findPartners(LIST, wanted).map(({ code }) => code)).toEqual(codes);
  });

  it('are owed by currency; the debt of one takes nothing from what is due to another', () => {
    const all = [...LIST.flatMap(({ balances }) => balances), balance('INR', 700)];
    expect(inWords(dueOf(all))).toBe('₹7.00 + $3.00');
    expect(inWords([])).toBe('Nothing');
  });
});

describe('a pay-out as it is typed', () => {
  const typed = { amount: '29.90', currency: 'INR' as const, until: '2026-11-22', reference: ' N326261234567 ' };
  const at = { due: 2_990, today: '2026-11-22' };

  it('is sent in minor units, with its reference tidied', () => {
    expect(payoutOf(typed, at)).toEqual({
      body: {
        amount: { currency: 'INR', amount_minor: 2_990 },
        paid_until: '2026-11-22',
        reference: 'N326261234567',
      },
    });
  });

  it.each([
    ['amount', { amount: '29.91' }, 'Only ₹29.90 is due'],
    ['amount', { amount: '' }, 'Enter an amount.'],
    ['amount', { amount: '1,5' }, 'two decimals after the point'],
    ['until', { until: '' }, 'Choose the last day'],
    ['until', { until: '2026-11-23' }, 'in the future'],
    ['reference', { reference: '  ' }, 'Enter the transfer reference'],
    ['reference', { reference: 'mira@example.com' }, 'letters, digits'],
  ])('is refused for its %s: %j', (field, change, words) => {
    const answer = payoutOf({ ...typed, ...change }, at);
    expect(answer).toEqual({ faults: { [field]: expect.stringContaining(words) } });
  });

  it('cannot be made where nothing is due', () => {
    expect(payoutOf(typed, { ...at, due: 0 })).toMatchObject({ faults: { amount: 'Nothing is due for orders up to that day.' } });
  });
});
