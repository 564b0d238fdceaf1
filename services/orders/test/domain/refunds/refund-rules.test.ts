import type { BillKind, OrderEvent } from '@nimantran/proto/domain/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pausesOf } from '../../../src/domain/delivery/pauses.ts';
import { holdsUpRefunds, isMoneyContested, isNewerWord, isOpenDispute } from '../../../src/domain/payments/dispute-status.ts';
import { isWhollyRefunded } from '../../../src/domain/refunds/ended-by-refund.ts';
import { allocateRefund, leftOf, type PaidMoney } from '../../../src/domain/refunds/refund-allocation.ts';

const payments: fc.Arbitrary<PaidMoney[]> = fc
  .array(
    fc.record({
      amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
      refundedMinor: fc.integer({ min: 0, max: 1_200_000 }),
      contestedMinor: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
      isHeldUp: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((payment, index) => ({ ...payment, paymentId: `payment-${index}` })));

describe('sharing a refund out', () => {
  it('is exact to the cent, never takes more than is left of a payment, and goes from the first on', () => {
    fc.assert(
      fc.property(payments, fc.option(fc.integer({ min: 1, max: 2_000_000 })), (paid, wanted) => {
        const left = paid.reduce((sum, payment) => sum + leftOf(payment), 0);
        const allocation = allocateRefund(paid, wanted);
        if (allocation.kind !== 'parts') {
          expect(allocation.leftMinor).toBe(left);
          expect(wanted === null ? left === 0 : wanted > left).toBe(true);
          return;
        }
        expect(allocation.parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(wanted ?? left);
        const byId = new Map(allocation.parts.map((part) => [part.paymentId, part.amountMinor]));
        expect(byId.size).toBe(allocation.parts.length);
        const taken = paid.map((payment) => byId.get(payment.paymentId) ?? 0);
        for (const [index, payment] of paid.entries()) {
          expect(taken[index]).toBeLessThanOrEqual(leftOf(payment));
          const later = taken.slice(index + 1).reduce((sum, amount) => sum + amount, 0);
          if (later > 0) expect(taken[index]).toBe(leftOf(payment));
        }
        expect(allocation.parts.every((part) => part.amountMinor > 0)).toBe(true);
      }),
    );
  });

  it.each<[string, Partial<PaidMoney>, number | null, string]>([
    ['all of it', {}, null, 'parts'],
    ['more than it', {}, 101, 'too_much'],
    ['nothing left', { refundedMinor: 100 }, null, 'too_much'],
    ['a dispute is open', { contestedMinor: 100, isHeldUp: true }, 100, 'disputed'],
    ['a dispute is open, all is asked', { contestedMinor: 40, isHeldUp: true }, null, 'disputed'],
    ['more than there would be without the dispute', { contestedMinor: 40, isHeldUp: true }, 101, 'too_much'],
    ['a part was lost to a dispute', { contestedMinor: 40 }, 60, 'parts'],
    ['all was lost to a dispute', { contestedMinor: 100 }, 1, 'too_much'],
  ])('tells why not: %s', (_name, changes, wanted, kind) => {
    const payment = { paymentId: 'one', amountMinor: 100, refundedMinor: 0, contestedMinor: 0, isHeldUp: false, ...changes };
    expect(allocateRefund([payment], wanted).kind).toBe(kind);
  });
});

it.each<[string, [BillKind, number, number][], boolean]>([
  ['nothing was paid', [], false],
  ['the one payment is back', [['whole', 100, 100]], true],
  ['a cent of it is missing', [['whole', 100, 99]], false],
  ['an advance alone is back', [['deposit', 50, 50]], true],
  [
    'the advance is back and the balance is not',
    [
      ['deposit', 50, 50],
      ['balance', 50, 0],
    ],
    false,
  ],
  [
    'advance and balance are back',
    [
      ['deposit', 50, 50],
      ['balance', 50, 50],
    ],
    true,
  ],
  [
    'a customisation alone is back',
    [
      ['whole', 100, 0],
      ['customisation', 30, 30],
    ],
    false,
  ],
  [
    'all but a customisation is back',
    [
      ['whole', 100, 100],
      ['customisation', 30, 0],
      ['revision', 20, 0],
    ],
    true,
  ],
])('an order is wholly refunded or not: %s', (_name, paid, expected) => {
  const taken = paid.map(([billKind, amountMinor, backMinor]) => ({ billKind, amountMinor, backMinor }));
  expect(isWhollyRefunded(taken)).toBe(expected);
});

describe('the words of a dispute', () => {
  it.each([
    ['warning_needs_response', true, false, false],
    ['needs_response', true, true, true],
    ['under_review', true, true, true],
    ['appeal_under_review', true, true, true],
    ['lost', false, true, false],
    ['won', false, false, false],
    ['warning_closed', false, false, false],
    ['a_word_of_tomorrow', true, true, true],
  ])('%s: open, contested, held up', (status, open, contested, heldUp) => {
    expect([isOpenDispute(status), isMoneyContested(status), holdsUpRefunds(status)]).toEqual([open, contested, heldUp]);
  });

  it('are ordered by time, and within a second by how far they go', () => {
    const word = (status: string, second: number) => ({ status, toldAt: new Date(second * 1000) });
    expect(isNewerWord(word('lost', 5), word('needs_response', 5))).toBe(true);
    expect(isNewerWord(word('needs_response', 5), word('lost', 5))).toBe(false);
    expect(isNewerWord(word('under_review', 4), word('lost', 5))).toBe(false);
    expect(isNewerWord(word('appeal_needs_response', 9), word('lost', 5))).toBe(true);
    expect(isNewerWord(word('lost', 5), word('lost', 5))).toBe(false);
  });
});

describe('waiting for the customer', () => {
  const line = (kind: OrderEvent['kind'], minute: number) => ({ kind, at: new Date(minute * 60_000) });

  it('counts from each question to the next sign of work', () => {
    const lines = [
      line('queued', 0),
      line('held', 10),
      line('held', 20),
      line('claimed', 40),
      line('queued', 50),
      line('held', 60),
    ];
    const begin = new Date(0);
    expect(pausesOf(lines, begin)).toEqual({ endedMs: 30 * 60_000, heldSince: new Date(60 * 60_000) });
    expect(pausesOf([...lines, line('delivered', 65)], begin)).toEqual({ endedMs: 35 * 60_000, heldSince: null });
  });

  it('counts nothing of what was waited for before the deadline began to count', () => {
    const lines = [line('held', 10), line('queued', 40), line('held', 50), line('claimed', 80)];
    const pausesFrom = (minute: number) => pausesOf(lines, new Date(minute * 60_000)).endedMs / 60_000;
    expect([0, 10, 30, 45, 60, 90].map(pausesFrom)).toEqual([60, 60, 40, 30, 20, 0]);
  });

  it('does not depend on the order in which the news came, nor on news that came twice', () => {
    const news = fc.array(
      fc.record({ kind: fc.constantFrom('queued' as const, 'claimed' as const, 'held' as const), minute: fc.nat(300) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        news.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          const lines = list.map(({ kind, minute }) => line(kind, minute));
          const others = shuffled.map(({ kind, minute }) => line(kind, minute));
          const from = new Date(100 * 60_000);
          expect(pausesOf(others, from)).toEqual(pausesOf(lines, from));
          expect(pausesOf([...others, ...lines], from)).toEqual(pausesOf(lines, from));
        },
      ),
    );
  });
});
