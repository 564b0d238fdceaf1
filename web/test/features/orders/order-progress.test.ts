import type { Order, OrderEvent } from '@nimantran/proto/domain/order';
import { describe, expect, it } from 'vitest';
import { heldFor, isRevision, latenessOf } from '../../../src/features/orders/lib/order-progress.ts';
import { supportLink } from '../../../src/features/orders/lib/support-link.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const events = (...kinds: OrderEvent['kind'][]): OrderEvent[] =>
  kinds.map((kind) => ({ kind, at: '2026-11-21T10:00:00Z', text: `text of ${kind}` }));
const CAN = { pay: false, cancel: false, download: false, watch_preview: false, review: false };

describe('an order that waits for its customer', () => {
  it('says what for, until work goes on', () => {
    expect(heldFor({ history: events('paid', 'queued', 'held') })).toBe('text of held');
    expect(heldFor({ history: events('held', 'bill_added') })).toBe('text of held');
    expect(heldFor({ history: events('held', 'claimed') })).toBeUndefined();
    expect(heldFor({ history: [] })).toBeUndefined();
  });
});

describe('a video that is made again', () => {
  it('is known by the one that can still be had, or by its history', () => {
    expect(isRevision({ state: 'processing', history: events('paid'), can: { ...CAN, download: true } })).toBe(true);
    expect(isRevision({ state: 'processing', history: events('completed', 'revised'), can: CAN })).toBe(true);
    expect(isRevision({ state: 'processing', history: events('paid'), can: CAN })).toBe(false);
    expect(isRevision({ state: 'completed', history: events('revised'), can: { ...CAN, download: true } })).toBe(false);
  });
});

describe('a missed promise', () => {
  const order: Pick<Order, 'state' | 'due_at' | 'history' | 'refunds'> = {
    state: 'processing',
    due_at: '2026-11-21T11:59:00Z',
    history: events('paid'),
    refunds: [],
  };

  it('is said while the work goes on, not before and not after', () => {
    expect(latenessOf(order, NOW).kind).toBe('late');
    expect(latenessOf({ ...order, due_at: '2026-11-21T12:01:00Z' }, NOW).kind).toBe('on time');
    expect(latenessOf({ ...order, state: 'completed' }, NOW).kind).toBe('on time');
    expect(latenessOf({ ...order, due_at: null }, NOW).kind).toBe('on time');
    expect(latenessOf({ ...order, history: events('paid', 'held') }, NOW).kind).toBe('on time');
  });

  it('of an express order brings its fee back, with the refund once there is one', () => {
    expect(latenessOf({ ...order, history: events('paid', 'late') }, NOW)).toEqual({ kind: 'fee back', refund: undefined });
    const refund = {
      id: 'r',
      amount: { currency: 'INR' as const, amount_minor: 2500 },
      reason: 'late_delivery' as const,
      state: 'pending' as const,
      requested_at: '2026-11-21T12:00:00Z',
      settled_at: null,
    };
    expect(latenessOf({ ...order, state: 'completed', refunds: [refund] }, NOW)).toEqual({ kind: 'fee back', refund });
  });
});

it('writing about an order starts with its number and what is likely', () => {
  expect(supportLink({ number: 'NM-7K2M9QXA', state: 'processing' })).toBe('/support?order=NM-7K2M9QXA&kind=correction');
  expect(supportLink({ number: 'NM-7K2M9QXA', state: 'completed' })).toBe('/support?order=NM-7K2M9QXA&kind=revision');
});
