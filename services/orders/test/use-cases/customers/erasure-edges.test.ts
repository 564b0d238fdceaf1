import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { wantMail } from '../../../src/db/mails/mails.ts';
import { issueInvoices } from '../../../src/jobs/issue-invoices.ts';
import { eraseOrder, forgetCustomer, ordersToErase } from '../../../src/use-cases/customers/erase-customer.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { aVideo, person } from '../../support/fixtures.ts';
import { aPaidSession, withQuietShop } from '../../support/quiet-shop.ts';

describeWith(['postgres'], 'a customer who is being forgotten', () => {
  const shop = withQuietShop();
  const admin = person('root', ['admin']);

  async function delivered() {
    const owner = person(`customer-${randomUUID()}`);
    const order = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }], owner);
    const [bill] = order.bills;
    const paid = { orderId: order.id, billId: bill?.id ?? '', intent: `pi_${randomUUID()}`, amount: 10_000 };
    await shop.hear('checkout.session.completed', aPaidSession(paid));
    await shop.context.db
      .transaction()
      .execute((transaction) => completeOrder(transaction, order.id, { video: aVideo(), posterKey: null, at: new Date() }));
    return { ...order, owner };
  }
  const forget = (uid: string) => shop.context.db.transaction().execute((transaction) => forgetCustomer(transaction, uid));
  const published = () => shop.context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();

  it('is named on the invoice of what they paid before they are forgotten', async () => {
    const { id, owner } = await delivered();
    await forget(owner.uid);
    await published();
    expect(await ordersToErase(shop.context.db, 50)).not.toContain(id);
    while (await issueInvoices(shop.context));
    expect(await ordersToErase(shop.context.db, 50)).toContain(id);
  });

  it('stays neither in mails that could not be sent nor in answers that were kept for others', async () => {
    const { id, owner } = await delivered();
    const at = new Date();
    await shop.context.db.transaction().execute(async (transaction) => {
      const details = { message: 'Is Ashalata spelt like that?' };
      await wantMail(transaction, { orderId: id, kind: 'held', subjectId: randomUUID(), details, at });
    });
    const wish = { kind: 'other', subject: 'A question', text: 'Where is it?', order_number: null, claim: null, draft: null };
    const opened = await shop.call(owner, 'POST', '/api/support', wish);
    const { number } = opened.answer as { number: string };
    expect((await shop.call(admin, 'POST', `/api/support/${number}/messages`, { text: 'We look into it.' })).status).toBe(200);
    await forget(owner.uid);
    await shop.context.db.transaction().execute((transaction) => eraseOrder(transaction, id));
    const mails = await shop.context.db.selectFrom('mails').select('details').where('orderId', '=', id).execute();
    expect(mails.filter(({ details }) => details !== null)).toEqual([]);
    const kept = await shop.context.db.selectFrom('idempotencyKeys').select('answer').where('ownerUid', '=', admin.uid).execute();
    expect(JSON.stringify(kept)).not.toContain(owner.uid);
  });
});
