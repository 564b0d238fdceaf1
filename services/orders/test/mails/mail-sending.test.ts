import { randomUUID } from 'node:crypto';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { jobClaimed, jobHeld } from '@nimantran/proto/events/studio';
import { getOrder, placeOrder } from '@nimantran/proto/http/orders/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import type { MailKind } from '../../src/db/mails/mail-table.ts';
import { countUnsentMails, type WantedMail, wantMail } from '../../src/db/mails/mails.ts';
import { changeBill, insertBill } from '../../src/db/payments/bills.ts';
import { sendMail } from '../../src/jobs/send-mail.ts';
import { composeMail } from '../../src/mails/compose-mail.ts';
import { anOrderOfItsOwn, envelope, person, purgedNews } from '../support/fixtures.ts';
import { sessionIdOf, withShop } from '../support/shop.ts';

describeWith(['postgres'], 'sending mails', () => {
  const shop = withShop();
  const asha = person('asha');
  const mailRow = (reasonKey: string) =>
    shop.context.db.selectFrom('mails').selectAll().where('reasonKey', '=', reasonKey).executeTakeFirstOrThrow();
  const want = (mail: Omit<WantedMail, 'at'> & { at?: Date }) =>
    shop.context.db.transaction().execute((transaction) => wantMail(transaction, { at: new Date(), ...mail }));
  const sentFor = (number: string, kind: string) =>
    shop.mails.filter(({ order_number, message_id }) => order_number === number && message_id.startsWith(`${kind}-`));
  const sent = (number: string, kind: string) => eventually(`the mail ${kind}`, () => sentFor(number, kind)[0]);

  async function paidOrder() {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body: anOrderOfItsOwn(), idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await eventually('the payment', async () => {
      const { state } = await shop.as(asha)(getOrder, { params: { number: order.number } });
      return state === 'processing';
    });
    const id = await shop.idOf(order.number);
    return { id, number: order.number };
  }

  async function received(orderId: string, outcome: 'accepted' | 'refused', billId: string | null): Promise<string> {
    const id = randomUUID();
    await shop.context.db
      .insertInto('payments')
      .values({
        ...{ id, orderId, billId, paymentIntent: `pi_${id}`, checkoutId: null, currency: 'INR', amountMinor: 9_900 },
        ...{ outcome, receivedAt: new Date() },
      })
      .execute();
    return id;
  }

  const bill = (orderId: string, label: string) =>
    shop.context.db.transaction().execute((transaction) =>
      insertBill(transaction, {
        ...{ orderId, kind: 'customisation', label, lines: [], currency: 'INR', amountMinor: 9_900 },
        ...{ state: 'open', createdAt: new Date() },
      }),
    );

  it('a receipt comes once, with its invoice enclosed', async () => {
    const { number } = await paidOrder();
    const receipt = await sent(number, 'receipt');
    const [enclosed, ...more] = receipt.attachments ?? [];
    expect(more).toEqual([]);
    expect(enclosed).toMatchObject({ content_type: 'application/pdf' });
    expect(enclosed?.filename).toMatch(/^NM-\d\d-\d\d-\d{6}\.pdf$/);
    expect(enclosed?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(receipt.text).toMatch(/Invoice \(attached\): NM\/\d\d-\d\d\/\d{6}\n/);
    expect(receipt.to).toBe(asha.email);
    expect(sentFor(number, 'receipt')).toHaveLength(1);
  });

  it('a receipt waits for its invoice two minutes, and no longer', async () => {
    const { id } = await paidOrder();
    const { db } = shop.context;
    const isDone = async (reasonKey: string) => {
      shop.context.work.wake();
      return (await mailRow(reasonKey)).givenUpAt !== null;
    };
    // Money that paid no bill: no invoice can be written, and nothing is left to report once the time has come.
    const [young, old, later] = [await received(id, 'accepted', null), await received(id, 'accepted', null), randomUUID()];
    await want({ orderId: id, kind: 'receipt', subjectId: young });
    await want({ orderId: id, kind: 'receipt', subjectId: old, at: new Date(Date.now() - 121_000) });
    await eventually('the old one', () => isDone(`receipt:${old}`));
    await want({ orderId: id, kind: 'bill', subjectId: later });
    await eventually('what came after', () => isDone(`bill:${later}`));
    expect(await mailRow(`receipt:${young}`)).toMatchObject({ tries: 0, sentAt: null, givenUpAt: null });
    await db
      .updateTable('mails')
      .set({ createdAt: sql<Date>`now() - interval '121 seconds'` })
      .where('reasonKey', '=', `receipt:${young}`)
      .execute();
    await eventually('the young one, grown', () => isDone(`receipt:${young}`));
  });

  it('a refund of money that the order could not take waits for nothing; one of its price waits for its credit note', async () => {
    const { id } = await paidOrder();
    const { db } = shop.context;
    const refundOf = async (outcome: 'accepted' | 'refused') => {
      const paymentId = await received(id, outcome, null);
      const refundId = randomUUID();
      await db
        .insertInto('refunds')
        .values({
          ...{ id: refundId, orderId: id, paymentId, reasonKey: `test:${refundId}`, reasonCode: 'not_taken' },
          ...{ note: '', requestedBy: null, supportNumber: null, providerId: null, currency: 'INR', amountMinor: 9_900 },
          ...{ state: 'succeeded', createdAt: new Date(), settledAt: new Date(), lastError: null },
        })
        .execute();
      await want({ orderId: id, kind: 'refunded', subjectId: refundId });
      return `refunded:${refundId}`;
    };
    const [refused, accepted] = [await refundOf('refused'), await refundOf('accepted')];
    await eventually('the refused one', async () => {
      shop.context.work.wake();
      return (await mailRow(refused)).sentAt !== null;
    });
    expect((await mailRow(accepted)).sentAt).toBeNull();
  });

  it("a designer's question reaches the customer, and does not once the work goes on", async () => {
    const { id, number } = await paidOrder();
    const ref = { job_id: randomUUID(), order_id: id, order_number: number };
    await shop.context.bus.publish(envelope(jobHeld.type, ref.job_id, { ...ref, message: 'Is the 5th <b>right</b>?' }));
    const held = await sent(number, 'held');
    expect(held.text).toContain('> Is the 5th <b>right</b>?');
    expect(held.html).toContain('Is the 5th &lt;b&gt;right&lt;/b&gt;?');
    await eventually('nothing of it is kept', async () => {
      const mail = shop.context.db.selectFrom('mails').select('details').where('orderId', '=', id).where('kind', '=', 'held');
      return (await mail.executeTakeFirstOrThrow()).details === null;
    });
    await shop.context.bus.publish(envelope(jobClaimed.type, ref.job_id, ref, new Date(Date.now() + 1_000)));
    await eventually('the work', async () => {
      const order = await shop.context.db.selectFrom('orders').select('heldAt').where('id', '=', id).executeTakeFirstOrThrow();
      return order.heldAt === null;
    });
    await want({ orderId: id, kind: 'held', subjectId: 'late', details: { message: 'Too late' } });
    await sendMail(shop.context, (await mailRow('held:late')).id);
    expect(await mailRow('held:late')).toMatchObject({
      sentAt: null,
      details: null,
      lastError: 'The reason for this email no longer holds.',
    });
    expect(sentFor(number, 'held')).toHaveLength(1);
  });

  it('whoever uploaded something hears that it is gone, and how much it was', async () => {
    const { id, number } = await paidOrder();
    await shop.context.db
      .updateTable('orders')
      .set({ uploadsFreeAt: new Date(0) })
      .where('id', '=', id)
      .execute();
    await shop.context.bus.publish(envelope(uploadsPurged.type, id, purgedNews({ id, number })));
    expect((await sent(number, 'purged')).text).toContain('Permanently deleted: 3 files');
  });

  it('a bill is asked for while it is open, and not when it is paid meanwhile', async () => {
    const { id, number } = await paidOrder();
    const [open, paid] = [await bill(id, 'A second song'), await bill(id, 'Already paid')];
    await shop.context.db
      .transaction()
      .execute((transaction) => changeBill(transaction, paid.id, { state: 'paid', paidAt: new Date() }));
    await want({ orderId: id, kind: 'bill', subjectId: open.id });
    await want({ orderId: id, kind: 'bill', subjectId: paid.id });
    await Promise.all([open, paid].map(async (each) => sendMail(shop.context, (await mailRow(`bill:${each.id}`)).id)));
    const asked = await sent(number, 'bill');
    expect(asked.text).toContain(`https://shop.test/user/invitations/${number}?bill=${open.id}`);
    expect((await mailRow(`bill:${paid.id}`)).givenUpAt).not.toBeNull();
    expect(sentFor(number, 'bill')).toHaveLength(1);
  });

  it('an answer of support needs no order', async () => {
    const { db } = shop.context;
    const [requestId, messageId] = [randomUUID(), randomUUID()];
    await db
      .insertInto('supportRequests')
      .values({
        ...{ id: requestId, number: 'SR-7K3QZ9XW', ownerUid: asha.uid, email: asha.email, kind: 'question', state: 'answered' },
        ...{ subject: 'A question', orderId: null, claim: null, draft: null, previewOrderId: null },
        ...{ waitingSince: new Date(), openedAt: new Date(), updatedAt: new Date() },
      })
      .execute();
    await db
      .insertInto('supportMessages')
      .values({ id: messageId, requestId, author: 'staff', authorUid: 'uid-admin', text: 'Yes,\nof course.', at: new Date() })
      .execute();
    await want({ orderId: null, kind: 'support', subjectId: messageId });
    await sendMail(shop.context, (await mailRow(`support:${messageId}`)).id);
    const answer = await eventually('the mail', () => shop.mails.find(({ message_id }) => message_id === `support-${messageId}`));
    expect(answer).toMatchObject({ to: asha.email, order_number: null });
    expect(answer.text).toContain('> Yes,\n> of course.');
  });

  it('a customer who was forgotten gets none', async () => {
    const { id, number } = await paidOrder();
    await sent(number, 'receipt');
    await shop.context.db.updateTable('orders').set({ email: '' }).where('id', '=', id).execute();
    await want({ orderId: id, kind: 'purged', subjectId: 'forgotten', details: { deletedFiles: 1 } });
    await sendMail(shop.context, (await mailRow('purged:forgotten')).id);
    expect(await mailRow('purged:forgotten')).toMatchObject({ sentAt: null, details: null });
    expect(sentFor(number, 'purged')).toEqual([]);
    expect((await mailRow('purged:forgotten')).givenUpAt).not.toBeNull();
  });

  it('a mail that fails is tried again under the same id, and for three days only', async () => {
    const { id, number } = await paidOrder();
    await sent(number, 'receipt');
    const { db } = shop.context;
    const working = shop.context.mailer.send;
    const tried: string[] = [];
    shop.context.mailer.send = async ({ message_id }) => {
      tried.push(message_id);
      throw new Error('The post office is closed.');
    };
    await want({ orderId: id, kind: 'purged', subjectId: 'failing', details: { deletedFiles: 1 } });
    const mail = await mailRow('purged:failing');
    const tryAgain = async () => {
      await db.updateTable('mails').set({ nextTryAt: sql<Date>`now()` }).where('id', '=', mail.id).execute();
      await sendMail(shop.context, mail.id);
      return mailRow('purged:failing');
    };
    await tryAgain();
    expect(await tryAgain()).toMatchObject({ sentAt: null, givenUpAt: null });
    await db.updateTable('mails').set({ tries: 40 }).where('id', '=', mail.id).execute();
    expect(await tryAgain()).toMatchObject({ givenUpAt: null });
    await db.updateTable('mails').set({ createdAt: sql<Date>`now() - interval '73 hours'` }).where('id', '=', mail.id).execute();
    const before = await countUnsentMails(db, 31);
    expect((await tryAgain()).givenUpAt).not.toBeNull();
    expect(await countUnsentMails(db, 31)).toEqual({ waiting: before.waiting - 1, givenUp: before.givenUp + 1 });
    const tries = tried.length;
    await tryAgain();
    expect(tried).toHaveLength(tries);
    expect(new Set(tried)).toEqual(new Set(['purged-failing']));
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toContain('orders_mails{state="given_up"} 1');
    shop.context.mailer.send = working;
  });

  it('a mail of a kind that a newer version wants is left to that one', async () => {
    const { db, config } = shop.context;
    const kind = 'of_tomorrow' as MailKind;
    const mail = { id: randomUUID(), orderId: null, kind, reasonKey: 'of_tomorrow:1', subjectId: '1', details: null };
    // An error is retried; undefined would drop the mail.
    await expect(composeMail(db, mail, config)).rejects.toThrow('of_tomorrow');
  });
});
