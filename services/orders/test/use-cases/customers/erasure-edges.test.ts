import { randomUUID } from 'node:crypto';
import type { DraftContent } from '@nimantran/proto/http/orders/drafts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { countDownload } from '../../../src/db/delivery/downloads.ts';
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
  const toErase = async () => (await ordersToErase(shop.context.db, { except: [], limit: 50 })).map(({ id }) => id);
  const published = () => shop.context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();

  it('is named on the invoice of what they paid before they are forgotten', async () => {
    const { id, owner } = await delivered();
    await forget(owner.uid);
    await published();
    expect(await toErase()).not.toContain(id);
    while (await issueInvoices(shop.context));
    expect(await toErase()).toContain(id);
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

  it('gets nothing stored any more by what they began before and end after', async () => {
    const owner = person(`customer-${randomUUID()}`);
    const mayEnd = Promise.withResolvers<void>();
    const erasure = shop.context.db.transaction().execute(async (transaction) => {
      await forgetCustomer(transaction, owner.uid);
      await mayEnd.promise;
    });
    const begun = Promise.all([
      shop.call(owner, 'PUT', '/api/drafts/7', { version: 0, content: aDraft }),
      shop.call(owner, 'POST', '/api/support', aRequest),
    ]);
    await eventually('both wait for the erasure', async () => (await waiting()) === 2).finally(mayEnd.resolve);
    await erasure;
    expect((await begun).map(({ status }) => status)).toEqual([401, 401]);
    expect(await rowsOf(owner.uid)).toEqual([0, 0, 0]);
  });

  it('gets nothing stored any more by what they begin with a token from before', async () => {
    const owner = person(`customer-${randomUUID()}`, ['partner']);
    await forget(owner.uid);
    const late = [
      await shop.call(owner, 'PUT', '/api/drafts/7', { version: 0, content: aDraft }),
      await shop.call(owner, 'POST', '/api/support', aRequest),
      await shop.call(owner, 'GET', '/api/partner/dashboard'),
    ];
    expect(late.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await rowsOf(owner.uid)).toEqual([0, 0, 0]);
    const neighbour = person(`customer-${randomUUID()}`);
    expect((await shop.call(neighbour, 'PUT', '/api/drafts/7', { version: 0, content: aDraft })).status).toBe(200);
  });

  it('is not noted by a download that was under way', async () => {
    const { id, owner } = await delivered();
    await forget(owner.uid);
    await shop.context.db.transaction().execute(async (transaction) => {
      await eraseOrder(transaction, id);
      await countDownload(transaction, shop.context.clock, { orderId: id, uid: owner.uid });
    });
    expect(await shop.context.db.selectFrom('downloads').select('uid').where('orderId', '=', id).execute()).toEqual([]);
  });

  async function waiting(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(shop.context.db);
    return rows[0]?.waiting ?? 0;
  }

  /** The person's drafts, support requests and partner rows. */
  async function rowsOf(uid: string): Promise<number[]> {
    const { db } = shop.context;
    const found = [
      await db.selectFrom('drafts').select('id').where('ownerUid', '=', uid).execute(),
      await db.selectFrom('supportRequests').select('id').where('ownerUid', '=', uid).execute(),
      await db.selectFrom('partners').select('uid').where('uid', '=', uid).execute(),
    ];
    return found.map((rows) => rows.length);
  }
});

const aRequest = { kind: 'other', subject: 'A question', text: 'Where is it?', order_number: null, claim: null, draft: null };
const aDraft: DraftContent = {
  details: { bride: 'Ashalata' },
  photos: {},
  own_music: false,
  music: null,
  bride_first: false,
  resolution: '1080p',
  delivery: 'standard',
  remove_watermark: false,
  promo_code: '',
  billing: { name: '', country: 'IN', state: '', gstin: '' },
};
