import { randomUUID } from 'node:crypto';
import { addBill, getAdminOrder, getOrderMoney, resendMail } from '@nimantran/proto/http/orders/admin-orders';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { envelope, person, WEDDING } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'an order for whoever answers its customer', () => {
  const shop = withShop();
  const { asha, admin, key, place, placePaid, deliver } = moneyOf(shop);
  const see = (number: string) => shop.as(admin)(getAdminOrder, { params: { number } });
  const resend = (number: string, mail_id: string, idempotencyKey: string = randomUUID()) =>
    shop.as(admin)(resendMail, { params: { number, mail_id }, idempotencyKey });
  const sentMail = (number: string, kind: string) =>
    eventually(`the mail ${kind}`, async () =>
      (await see(number)).mails.find((mail) => mail.kind === kind && mail.state === 'sent'),
    );

  it('says what was ordered with its photos, what can be done, and which of us did what', async () => {
    const order = await placePaid();
    const { number } = order;
    const job = { job_id: randomUUID(), order_id: order.id, order_number: number };
    await shop.context.bus.publish(envelope('studio.job.queued', job.job_id, job));
    await eventually('the job', async () => (await see(number)).job_id === job.job_id);
    await shop.as(admin)(addBill, {
      params: { number },
      body: { label: 'A second song', amount_minor: 5_000, support_number: null },
      ...key(),
    });
    const shown = await see(number);
    expect(shown).toMatchObject({
      order: { number, state: 'processing' },
      customer: { uid: asha.uid, is_forgotten: false },
      fields: WEDDING.fields,
      lateness: null,
      terms: { accepted_at: expect.any(String) },
      can: { stop: true, withdraw: false, bill: true, revise: false },
    });
    expect(shown.photo_urls.couple).toContain('uploads/');
    const by = shown.history.map(({ kind, by: who }) => [kind, who?.email ?? null]);
    expect(by).toContainEqual(['bill_added', admin.email]);
    expect(by).toContainEqual(['placed', null]);
    expect((await shop.as(admin)(getOrderMoney, { params: { number } })).alone).toBeNull();
    // The customer must not see staff names.
    expect(JSON.stringify(shown.order)).not.toContain(admin.email);
  });

  it('is nobody else’s to read or to write from', async () => {
    const { number } = await place();
    for (const who of [asha, person('dee', ['designer']), person('pat', ['partner'])]) {
      expect(await refusal(shop.as(who)(getAdminOrder, { params: { number } }))).toMatchObject({ status: 403 });
      expect(await refusal(shop.as(who)(resendMail, { params: { number, mail_id: randomUUID() }, ...key() }))).toMatchObject({
        status: 403,
      });
    }
    expect(await refusal(see('NM-00000000'))).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  it('has its mails sent once more: once for a key, five in a day, and only what is still so', async () => {
    const order = await placePaid();
    const { number } = order;
    const receipt = await sentMail(number, 'receipt');
    const before = shop.mails.length;
    const idempotencyKey = randomUUID();
    const [one, other] = await Promise.all([
      resend(number, receipt.id, idempotencyKey),
      resend(number, receipt.id, idempotencyKey),
    ]);
    expect(other).toEqual(one);
    await eventually('the mail', async () => shop.mails.length === before + 1);
    expect(shop.mails.at(-1)).toMatchObject({ to: asha.email, order_number: number });
    await deliver(order, new Date());
    const ready = await sentMail(number, 'ready');
    for (let again = 1; again < 5; again++) {
      await eventually('the one before', async () => (await see(number)).mails.every(({ state }) => state !== 'waiting'));
      await resend(number, ready.id);
    }
    await eventually('the last', async () => (await see(number)).mails.every(({ state }) => state !== 'waiting'));
    expect(await refusal(resend(number, ready.id))).toMatchObject({ status: 429, code: 'too_many_mails' });
    const another = await placePaid();
    expect(await refusal(resend(another.number, ready.id))).toMatchObject({ status: 404, code: 'mail_not_found' });
    const { db } = shop.context;
    const theirs = await sentMail(another.number, 'receipt');
    await db.updateTable('orders').set({ email: '' }).where('number', '=', another.number).execute();
    expect((await see(another.number)).mails.find(({ id }) => id === theirs.id)?.can_resend).toBe(false);
    expect(await refusal(resend(another.number, theirs.id))).toMatchObject({ status: 409, code: 'nothing_to_tell' });
  });
});
