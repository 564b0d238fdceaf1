import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { person } from '../../support/fixtures.ts';
import { withQuietShop } from '../../support/quiet-shop.ts';

const admin = person('root', ['admin']);

interface Page {
  payments: { amount: { amount_minor: number }; order_number: string }[];
  next_cursor: string | null;
}

describeWith(['postgres'], 'payments without an invoice', () => {
  const shop = withQuietShop();

  it('are listed by pages, the oldest first, those of one instant each once', async () => {
    const { id: orderId, number } = await shop.insert([{ kind: 'whole', amountMinor: 52_500 }]);
    const base = Date.parse('2026-01-01T10:00:00Z');
    for (const minutes of [3, 1, 2, 2])
      await shop.context.db
        .insertInto('payments')
        .values({
          id: randomUUID(),
          orderId,
          checkoutId: null,
          billId: null,
          paymentIntent: `pi_${randomUUID()}`,
          currency: 'INR',
          amountMinor: minutes,
          outcome: 'accepted',
          receivedAt: new Date(base + minutes * 60_000),
          invoicedAt: null,
        })
        .execute();
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { answer } = await shop.call(admin, 'GET', `/api/admin/uninvoiced?limit=1${cursor && `&cursor=${cursor}`}`);
      const page = answer as Page;
      expect(page.payments.map(({ order_number }) => order_number)).toEqual([number]);
      seen.push(...page.payments.map(({ amount }) => amount.amount_minor));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([1, 2, 2, 3]);
  });

  it('begin nowhere but at an instant that there is', async () => {
    for (const received of [1e300, -1, 2 ** 53, 1.5, '1']) {
      const cursor = Buffer.from(JSON.stringify({ received, id: randomUUID() })).toString('base64url');
      const { status, answer } = await shop.call(admin, 'GET', `/api/admin/uninvoiced?cursor=${cursor}`);
      expect({ status, answer }, String(received)).toMatchObject({ status: 400, answer: { code: 'invalid_cursor' } });
    }
  });
});
