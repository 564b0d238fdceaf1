import type { Bill, Order, OrderRefund, OrderState } from '@nimantran/proto/domain/order';
import { describe, expect, it } from 'vitest';
import { billNote, billOfReturn, isPayable, paidBills } from '../../../src/features/orders/lib/bills.ts';
import { moneyAtTheEnd, moneyLines, refundWords, totalLabel } from '../../../src/features/orders/lib/money-lines.ts';
import { returnOf } from '../../../src/features/orders/lib/payment-return.ts';

const inr = (amount_minor: number) => ({ currency: 'INR' as const, amount_minor });
const bill = (kind: Bill['kind'], state: Bill['state'], paid_at: string | null = null): Bill => ({
  id: `${kind}-${state}`,
  kind,
  state,
  label: kind,
  amount: inr(10000),
  pay_until: null,
  paid_at: state === 'paid' ? (paid_at ?? '2026-11-20T10:00:00Z') : null,
});
const CAN = { pay: true, cancel: false, download: false, watch_preview: false, review: false };
const order = (state: OrderState, ...bills: Bill[]) => ({ state, bills, can: CAN });

describe('a bill', () => {
  it.each([
    ['awaiting_payment', 'whole', true],
    ['awaiting_payment', 'deposit', true],
    ['awaiting_payment', 'customisation', false],
    ['awaiting_balance', 'balance', true],
    ['awaiting_balance', 'customisation', true],
    ['processing', 'customisation', true],
    ['processing', 'revision', false],
    ['completed', 'revision', true],
    ['refunded', 'customisation', false],
    ['expired', 'whole', false],
  ] as const)('of an order that is %s: %s can be paid: %s', (state, kind, expected) => {
    const open = bill(kind, 'open');
    expect(isPayable(order(state, open), open)).toBe(expected);
  });

  it('that is not open, or not this person’s to pay, has no button', () => {
    const planned = bill('balance', 'planned');
    expect(isPayable(order('awaiting_balance', planned), planned)).toBe(false);
    const open = bill('balance', 'open');
    expect(isPayable({ ...order('awaiting_balance', open), can: { ...CAN, pay: false } }, open)).toBe(false);
  });

  it('of the first half says that it is kept, and the other half is not asked for before the preview', () => {
    expect(billNote(bill('deposit', 'open'))).toContain('not refunded if you stop after it');
    expect(billNote(bill('balance', 'planned'))).toContain('after you have seen the preview');
    expect(billNote(bill('balance', 'open'))).not.toContain('after');
  });

  it('stands in the order of payment', () => {
    const late = bill('revision', 'paid', '2026-11-22T10:00:00Z');
    expect(
      paidBills(order('completed', late, bill('whole', 'paid'), bill('customisation', 'open'))).map(({ kind }) => kind),
    ).toEqual(['whole', 'revision']);
  });
});

describe('coming back from the payment page', () => {
  const paidQuery = new URLSearchParams('paid=1&session_id=cs');

  it('shows the bill that was left for, in an order that stays as it is', () => {
    const done = order('completed', bill('whole', 'paid'), bill('customisation', 'open'), bill('revision', 'open'));
    expect(returnOf(done, paidQuery, 'customisation-open')).toMatchObject({ kind: 'waiting', bill: { kind: 'customisation' } });
    const settled = order('completed', bill('whole', 'paid'), bill('customisation', 'paid'));
    expect(returnOf(settled, paidQuery, 'customisation-paid')).toMatchObject({ kind: 'thanks', bill: { kind: 'customisation' } });
  });

  it('knows by the order’s state which bill it was when the tab does not', () => {
    expect(billOfReturn(order('awaiting_balance', bill('deposit', 'paid'), bill('balance', 'open')), null)?.kind).toBe('balance');
    expect(billOfReturn(order('processing', bill('whole', 'paid'), bill('customisation', 'open')), null)?.kind).toBe('whole');
  });

  it('shows no payment message for a bill withdrawn meanwhile or without a return from the checkout', () => {
    expect(returnOf(order('completed', bill('revision', 'void')), paidQuery, 'revision-void').kind).toBe('none');
    expect(returnOf(order('processing', bill('whole', 'paid')), new URLSearchParams(), null).kind).toBe('none');
  });

  it('was not finished only as long as it is open: another tab may have paid it, or cancelled its order', () => {
    const leftQuery = new URLSearchParams('checkout=cancelled');
    expect(returnOf(order('awaiting_payment', bill('whole', 'open')), leftQuery, null).kind).toBe('cancelled');
    expect(returnOf(order('processing', bill('whole', 'paid')), leftQuery, 'whole-paid').kind).toBe('none');
    expect(returnOf(order('cancelled', bill('whole', 'void')), leftQuery, null).kind).toBe('none');
    const asked = order('completed', bill('whole', 'paid'), bill('customisation', 'open'));
    expect(returnOf(asked, leftQuery, 'customisation-open').kind).toBe('cancelled');
    expect(returnOf(asked, leftQuery, 'whole-paid').kind).toBe('none');
  });
});

describe('the money of an order', () => {
  const refund = (state: OrderRefund['state']): OrderRefund => ({
    id: state,
    amount: inr(2500),
    reason: 'requested',
    state,
    requested_at: '2026-11-20T10:00:00Z',
    settled_at: state === 'succeeded' ? '2026-11-21T20:00:00Z' : null,
  });
  const plain: Pick<Order, 'state' | 'total' | 'paid' | 'refunded' | 'bills' | 'has_preview' | 'refunds'> = {
    state: 'processing',
    total: inr(24900),
    paid: inr(24900),
    refunded: null,
    bills: [bill('whole', 'paid')],
    has_preview: false,
    refunds: [],
  };

  it('is one line while it is paid once and whole', () => {
    expect(moneyLines(plain)).toEqual([]);
    expect(totalLabel(plain)).toBe('Paid');
    expect(totalLabel({ ...plain, state: 'awaiting_payment', paid: null })).toBe('To pay');
  });

  it('tells what came later, what was paid and what went back', () => {
    const later = {
      ...plain,
      bills: [...plain.bills, bill('customisation', 'paid'), bill('revision', 'void')],
      paid: inr(34900),
    };
    expect(moneyLines({ ...later, refunded: inr(2500) }).map(({ label, amount }) => [label, amount.amount_minor])).toEqual([
      ['customisation', 10000],
      ['Paid', 34900],
      ['Refunded', 2500],
    ]);
    expect(totalLabel(later)).toBe('Total');
  });

  it('says where a refund is, by the Indian day', () => {
    expect(refundWords(refund('succeeded'))).toContain('22 November 2026');
    expect(refundWords(refund('pending'))).toContain('5–10 working days');
    expect(refundWords(refund('failed'))).toContain('putting this right');
  });

  it.each([
    ['nothing was taken', { ...plain, paid: null, bills: [bill('whole', 'void')] }, 'Nothing was charged.'],
    ['it is on its way', { ...plain, refunds: [refund('pending')] }, 'on its way back'],
    ['it did not arrive', { ...plain, refunds: [refund('succeeded'), refund('failed')] }, 'putting this right'],
    ['it is back', { ...plain, refunded: inr(24900), refunds: [refund('succeeded')] }, 'was refunded'],
    ['the first half was kept', { ...plain, bills: [bill('deposit', 'paid'), bill('balance', 'void')] }, 'first half was kept'],
  ])('at the end: %s', (_, ended, expected) => {
    expect(moneyAtTheEnd(ended)).toContain(expected);
  });
});
