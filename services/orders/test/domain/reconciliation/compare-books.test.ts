import { describe, expect, it } from 'vitest';
import {
  type BookEntry,
  compareEntries,
  movedByDispute,
  movedByRefund,
} from '../../../src/domain/reconciliation/compare-books.ts';
import { nightlySpans } from '../../../src/domain/reconciliation/nightly-spans.ts';

const refund = (changes: Partial<BookEntry> = {}): BookEntry => ({
  currency: 'INR',
  amountMinor: 5_000,
  state: 'succeeded',
  movedMinor: -5_000,
  ...changes,
});

describe('comparing books', () => {
  it('finds nothing where both sides agree', () => {
    expect(compareEntries('refund', refund(), refund())).toBeUndefined();
    expect(compareEntries('refund', undefined, undefined)).toBeUndefined();
  });

  it.each([[{ amountMinor: 4_999 }], [{ movedMinor: 0 }], [{ state: 'pending' }], [{ currency: 'USD' }]])(
    'finds that ours is otherwise: %j',
    (change) => {
      const found = compareEntries('refund', refund(), refund(change));
      expect(found?.kind).toBe('refund_differs');
      expect(found?.text).toContain('₹50.00');
    },
  );

  it('names what is missing on either side with its amount', () => {
    expect(compareEntries('payment', refund({ movedMinor: 5_000 }), undefined)).toEqual({
      kind: 'payment_missing_here',
      text: 'The provider has a payment of ₹50.00 (succeeded, booked ₹50.00); our ledger has none.',
    });
    expect(compareEntries('refund', undefined, refund({ currency: 'JPY' }))).toEqual({
      kind: 'refund_missing_there',
      text: 'Our ledger has a refund of 5000 JPY (succeeded, booked -5000 JPY); the provider has none.',
    });
  });

  it('knows what refunds and disputes have moved', () => {
    expect([movedByRefund(500, 'succeeded'), movedByRefund(500, 'pending'), movedByRefund(500, 'failed')]).toEqual([-500, 0, 0]);
    const moved = (status: string, withdrawn: boolean, reinstated = false) =>
      movedByDispute({ amountMinor: 500, status, withdrawn, reinstated });
    expect([moved('needs_response', true), moved('lost', true), moved('lost', false)]).toEqual([-500, -500, -500]);
    expect([moved('won', true, true), moved('won', false), moved('warning_closed', false)]).toEqual([0, 0, 0]);
  });
});

describe('the nights', () => {
  const at = (text: string) => new Date(text);
  const days = (now: string, since: string) => nightlySpans(at(now), at(since)).map(({ from }) => from.toISOString());

  it('compare a day of Asia/Kolkata two hours after it is over', () => {
    const midnight = '2026-11-20T18:30:00.000Z';
    expect(days('2026-11-21T20:29:59Z', '2026-11-21T06:00:00Z')).toEqual([]);
    expect(days('2026-11-21T20:30:00Z', '2026-11-21T06:00:00Z')).toEqual([midnight]);
    const [night] = nightlySpans(at('2026-11-21T20:30:00Z'), at('2026-11-21T06:00:00Z'));
    expect(night?.to.toISOString()).toBe('2026-11-21T18:30:00.000Z');
  });

  it('catch up for seven days, and begin with the first order', () => {
    expect(days('2026-11-21T12:00:00Z', '2020-01-01T00:00:00Z')).toHaveLength(7);
    expect(days('2026-11-21T12:00:00Z', '2026-11-18T18:31:00Z')).toEqual([
      '2026-11-18T18:30:00.000Z',
      '2026-11-19T18:30:00.000Z',
    ]);
    expect(days('2026-11-21T12:00:00Z', '2026-11-21T11:00:00Z')).toEqual([]);
  });
});
