import { randomUUID } from 'node:crypto';
import { listDisputes } from '@nimantran/proto/http/orders/admin-orders';
import { orderFate } from '@nimantran/proto/http/orders/orders';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { moneyOf } from '../../support/money.ts';
import { providerEvent, refusal, withShop } from '../../support/shop.ts';

const NOW = 1_790_000_000;

describeWith(['postgres'], 'a dispute', () => {
  const shop = withShop();
  const { admin, place, placePaid, deliver, read, money, refund, balance, settled, unheard } = moneyOf(shop);
  const fate = (id: string) => shop.asService()(orderFate, { params: { order_id: id } });

  /** A dispute as the provider reports it, and its events in the order in which they happen. */
  function disputeOf(intent: string, amount = 29_900) {
    const dispute = {
      id: `du_${randomUUID()}`,
      object: 'dispute',
      amount,
      balance_transactions: [],
      charge: 'ch_1',
      created: NOW,
      currency: 'inr',
      evidence_details: { due_by: NOW + 9 * 86_400 },
      payment_intent: intent,
      reason: 'fraudulent',
      status: 'needs_response',
    };
    const event = (kind: string, second: number, changes: object = {}): Stripe.Event => ({
      ...providerEvent(`charge.dispute.${kind}`, { ...dispute, ...changes }),
      created: NOW + second,
    });
    return {
      id: dispute.id,
      created: event('created', 0),
      withdrawn: event('funds_withdrawn', 0),
      updated: event('updated', 5, { status: 'under_review' }),
      closed: (status: string) => event('closed', 9, { status }),
      reinstated: event('funds_reinstated', 9, { status: 'won' }),
    };
  }
  const send = async (events: Stripe.Event[]) => {
    for (const event of events) expect((await shop.webhook(event)).status).toBe(200);
  };
  const told = async (id: string) => [
    (await shop.facts('orders.order.disputed', id)).length,
    (await shop.facts('orders.dispute.closed', id)).length,
  ];

  it('ends in the same books, whatever the order of its news and however often it comes', async () => {
    const sequences = [
      (d: ReturnType<typeof disputeOf>) => [d.created, d.withdrawn, d.updated, d.closed('won'), d.reinstated],
      (d: ReturnType<typeof disputeOf>) => [d.reinstated, d.closed('won'), d.updated, d.withdrawn, d.created],
      (d: ReturnType<typeof disputeOf>) => [d.closed('won'), d.created, d.reinstated, d.withdrawn, d.updated],
      (d: ReturnType<typeof disputeOf>) => [d.updated, d.reinstated, d.created, d.closed('won')],
      (d: ReturnType<typeof disputeOf>) => [d.closed('won')],
    ];
    for (const sequence of sequences) {
      const order = await placePaid();
      const dispute = disputeOf(order.intent);
      const events = sequence(dispute);
      await send(events);
      await Promise.all(events.map((event) => shop.webhook({ ...event, id: `evt_${randomUUID()}` })));
      const now = await money(order.number);
      expect(now.disputes).toEqual([
        {
          id: dispute.id,
          order_number: order.number,
          amount: { currency: 'INR', amount_minor: 29_900 },
          reason: 'fraudulent',
          status: 'won',
          is_open: false,
          respond_by: new Date((NOW + 9 * 86_400) * 1000).toISOString(),
          opened_at: new Date(NOW * 1000).toISOString(),
          closed_at: new Date((NOW + 9) * 1000).toISOString(),
        },
      ]);
      expect(now.ledger.map(({ kind, amount }) => [kind, amount.amount_minor])).toEqual([
        ['payment', 29_900],
        ['dispute', -29_900],
        ['dispute_won', 29_900],
      ]);
      expect(now.refundable.amount_minor).toBe(29_900);
      expect(await told(order.id)).toEqual([1, 1]);
    }
  });

  it('that is lost takes the money, leaves the video, and is shown to admins', async () => {
    const order = await placePaid();
    await deliver(order, new Date());
    const dispute = disputeOf(order.intent);
    await send([dispute.closed('lost'), dispute.created, dispute.updated]);
    expect(await balance(order.number)).toBe(0);
    expect((await read(order.number)).state).toBe('completed');
    expect(await told(order.id)).toEqual([1, 1]);
    expect(await refusal(refund(order.number, 100))).toMatchObject({ status: 409, code: 'not_refundable' });
    const { disputes } = await shop.as(admin)(listDisputes, { query: { open: false, limit: 1 } });
    expect(disputes[0]).toMatchObject({ id: dispute.id, status: 'lost', order_number: order.number });
    const { disputes: open } = await shop.as(admin)(listDisputes, { query: { open: true } });
    expect(open.map(({ id }) => id)).not.toContain(dispute.id);
  });

  it('holds up refunds while it is open; a part that was lost cannot be sent back besides', async () => {
    const order = await placePaid();
    const dispute = disputeOf(order.intent, 9_900);
    await send([dispute.created, dispute.withdrawn]);
    expect(await refusal(refund(order.number, 100))).toMatchObject({ status: 409, code: 'disputed' });
    expect(await refusal(refund(order.number, null))).toMatchObject({ status: 409, code: 'disputed' });
    expect((await money(order.number)).refundable.amount_minor).toBe(0);
    await send([dispute.closed('lost')]);
    expect((await money(order.number)).refundable.amount_minor).toBe(20_000);
    expect(await refusal(refund(order.number, 20_001))).toMatchObject({ code: 'not_refundable' });
    await refund(order.number, null);
    await settled(order.number);
    expect(await balance(order.number)).toBe(0);
    expect((await read(order.number)).state).toBe('refunded');
  });

  it('that is only an inquiry has taken nothing, and a refund ends it', async () => {
    const order = await placePaid();
    const dispute = disputeOf(order.intent);
    const inquiry = {
      ...dispute.created,
      data: { object: { ...dispute.created.data.object, status: 'warning_needs_response' } },
    };
    await send([inquiry as Stripe.Event]);
    expect(await balance(order.number)).toBe(29_900);
    expect((await fate(order.id)).uploads_may_go).toBe(false);
    await refund(order.number, null);
    await settled(order.number);
    expect(await balance(order.number)).toBe(0);
  });

  it('keeps the uploads of a delivered order until it is decided', async () => {
    const order = await placePaid();
    await deliver(order, new Date(Date.now() - 49 * 3_600_000));
    expect(await fate(order.id)).toMatchObject({ state: 'completed', uploads_may_go: true });
    const dispute = disputeOf(order.intent);
    await send([dispute.created]);
    expect(await fate(order.id)).toMatchObject({ uploads_may_go: false, reason: expect.stringContaining('contests') });
    await send([dispute.closed('won')]);
    expect(await fate(order.id)).toMatchObject({ uploads_may_go: true });
  });

  it('that is heard of before its payment is kept until that comes', async () => {
    const { id, number, sessionId } = await place();
    await unheard(async () => {
      await shop.control(`sessions/${sessionId}/pay`);
      const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
      const dispute = disputeOf(String(session.payment_intent));
      await send([dispute.withdrawn, dispute.created, dispute.created]);
      expect((await money(number)).disputes).toEqual([]);
      await send([providerEvent('checkout.session.completed', session)]);
      expect((await money(number)).disputes).toEqual([expect.objectContaining({ id: dispute.id, is_open: true })]);
    });
    expect(await balance(number)).toBe(0);
    expect(await told(id)).toEqual([1, 0]);
  });

  it('goes its way with the provider itself', async () => {
    const order = await placePaid();
    await shop.control(`charges/${order.intent}/dispute`, { reason: 'product_not_received' });
    const open = await eventually('the dispute', async () => (await money(order.number)).disputes[0]);
    expect(open).toMatchObject({ reason: 'product_not_received', is_open: true });
    expect(open.respond_by).not.toBeNull();
    expect(await balance(order.number)).toBe(0);
    await shop.control(`disputes/${open.id}/close`, { status: 'won' });
    await eventually('the end', async () => (await money(order.number)).disputes[0]?.status === 'won');
    expect(await balance(order.number)).toBe(29_900);
  });

  it("leaves the same money in our ledger as in the provider's own log, to the cent", async () => {
    type Book = Record<'received' | 'refunded_succeeded' | 'disputed_withdrawn' | 'disputed_returned', number>;
    const bookOf = async (intent: string) => {
      const response = await fetch(`${shop.provider.url}/_test/stripe/books`);
      const { books } = (await response.json()) as { books: (Book & { payment_intent: string })[] };
      const book = books.find(({ payment_intent }) => payment_intent === intent);
      if (!book) throw new Error('The provider knows no such payment.');
      return book.received - book.refunded_succeeded - book.disputed_withdrawn + book.disputed_returned;
    };
    for (const status of ['won', 'lost']) {
      const order = await placePaid();
      await refund(order.number, 1_234);
      await settled(order.number);
      await shop.control(`charges/${order.intent}/dispute`, { amount: 4_321 });
      const { id } = await eventually('the dispute', async () => (await money(order.number)).disputes[0]);
      expect(await bookOf(order.intent)).toBe(29_900 - 1_234 - 4_321);
      expect(await balance(order.number)).toBe(await bookOf(order.intent));
      await shop.control(`disputes/${id}/close`, { status });
      await eventually('the end', async () => (await money(order.number)).disputes[0]?.status === status);
      expect(await bookOf(order.intent)).toBe(29_900 - 1_234 - (status === 'lost' ? 4_321 : 0));
      expect(await balance(order.number)).toBe(await bookOf(order.intent));
    }
  });

  it('that the provider knows of and we do not fails a refund at once', async () => {
    const order = await placePaid();
    await unheard(async () => {
      await shop.control(`charges/${order.intent}/dispute`);
      await refund(order.number, null);
      const [failed] = await settled(order.number);
      expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('charged back') });
    });
    await eventually('the dispute', async () => (await money(order.number)).disputes.length === 1);
    expect(await balance(order.number)).toBe(0);
  });

  it('are listed in pages, newest first', async () => {
    const { disputes, next_cursor } = await shop.as(admin)(listDisputes, { query: { limit: 1 } });
    const { disputes: next } = await shop.as(admin)(listDisputes, { query: { limit: 1, cursor: next_cursor ?? '' } });
    const { disputes: all } = await shop.as(admin)(listDisputes, { query: {} });
    expect([...disputes, ...next]).toEqual(all.slice(0, 2));
    expect(all.length).toBeGreaterThan(5);
  });
});
