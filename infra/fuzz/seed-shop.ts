import { randomUUID } from 'node:crypto';
import { CATEGORIES } from '@nimantran/proto/domain/category';
import { listPosts } from '@nimantran/proto/http/catalog/blog';
import { createPreviewOrder, getAdminOrder, getOrderMoney } from '@nimantran/proto/http/orders/admin-orders';
import { saveDraft } from '@nimantran/proto/http/orders/drafts';
import { getOrder, openCheckout } from '@nimantran/proto/http/orders/orders';
import { getPartnerDashboard } from '@nimantran/proto/http/orders/partners';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { listPromoCodes } from '@nimantran/proto/http/pricing/admin-prices';
import { listPricing } from '@nimantran/proto/http/pricing/quotes';
import { payByCard } from '../shop-client/order.ts';
import { until } from '../shop-client/person.ts';
import { drawPhoto, uploadPhoto } from '../shop-client/photo.ts';
import { type Member, ROLES } from './people.ts';
import { GOOD_CARD, type ShopSeeder } from './shop-seeder.ts';
import { newRequest, newWords, shared } from './valid-requests/customer.ts';
import { replied } from './valid-requests/guests.ts';

/** Creates one thing of every kind for every signed-in role: an order in each state, an upload, a draft, a thread, a preview. */
export async function seedShop(stock: ShopSeeder): Promise<void> {
  const { people, things } = stock;
  const [admin, partner, anybody] = await Promise.all([people.of('admin'), people.of('partner'), people.of('anonymous')]);
  await Promise.all([people.desk(), people.secondAdmin()]);
  const { code } = await partner.person.call(getPartnerDashboard, { query: {} });
  things.add('partner code', code);
  const theme = await stock.theme();
  things.add('theme', theme.id);
  things.add('version', theme.version);
  for (const { key } of theme.fields) things.add('field', key);
  for (const { slug } of CATEGORIES) things.add('category', slug);
  things.add('video', String(theme.id));
  for (const { slug } of (await anybody.person.call(listPosts)).posts) things.add('slug', slug);
  for (const { pid } of await anybody.person.call(listPricing)) things.add('pricing', pid);
  for (const promo of (await admin.person.call(listPromoCodes, { query: {} })).codes) things.add('promo code', promo.code);

  const signedIn = await Promise.all(ROLES.filter((role) => role !== 'anonymous').map((role) => people.of(role)));
  const attribution = { referrer_source: 'Organic', referrer_landing: '/', first_visit: '2026-01-01', partner_code: code };
  const orders = await Promise.all(
    signedIn.map(async (by) => {
      things.add('uid', by.uid);
      things.add('email', by.email);
      const { id } = await uploadPhoto(by.person, drawPhoto(400, 300, 120), 'a.jpg');
      things.add('upload', id, by.role);
      await by.person.call(saveDraft, await newWords(stock, by));
      things.add('support', await newRequest(by), by.role);
      await stock.unpaid(by);
      // A partner's own orders earn no share.
      const paid = await stock.paid(by, GOOD_CARD, by.role === 'customer' ? attribution : undefined);
      return { by, paid, preview: await previewOf(stock, admin, by) };
    }),
  );
  await stock.deliver(
    orders.map(({ by, paid }) => ({ by, number: paid })),
    ({ can }) => can.download,
  );
  await stock.deliver(
    orders.map(({ by, preview }) => ({ by, number: preview })),
    ({ can }) => can.watch_preview,
  );
  for (const { by, paid } of orders) {
    const { invoices } = await until('an invoice', 30_000, async () => {
      const now = await by.person.call(getOrder, { params: { number: paid } });
      return now.invoices.length > 0 ? now : undefined;
    });
    for (const { id } of invoices) things.add('invoice', id);
    const params = { number: paid };
    const { mails, job_id } = await admin.person.call(getAdminOrder, { params });
    for (const { id } of mails) things.add('mail', id);
    things.add('job', job_id);
    for (const { id } of (await admin.person.call(getOrderMoney, { params })).bills) things.add('bill', id);
  }
  await Promise.all(signedIn.map((by) => stock.paid(by)));
  await Promise.all(signedIn.flatMap((by) => [stock.onItsWay(by), replied(stock, by), shared(stock, by)]));
}

/** An order with a preview and half its price paid. */
async function previewOf(stock: ShopSeeder, admin: Member, by: Member): Promise<string> {
  const { theme, customisation, options, billing } = await stock.wish(by);
  const draft = { theme_id: theme.id, theme_version: theme.version, customisation, options, billing };
  const body = { kind: 'preview', subject: 'A preview', text: 'First, please.', order_number: null, claim: null, draft } as const;
  const request = await by.person.call(openSupportRequest, { body, idempotencyKey: randomUUID() });
  const { number } = await admin.person.call(createPreviewOrder, {
    params: { support_number: request.number },
    idempotencyKey: randomUUID(),
  });
  stock.things.add('order', number, by.role);
  const { checkout_url } = await by.person.call(openCheckout, {
    params: { number },
    body: { bill_id: null },
    idempotencyKey: randomUUID(),
  });
  await payByCard(stock.fuzz.shop.localUrl, checkout_url, GOOD_CARD);
  await stock.reaches(by, number, ({ state }) => state === 'preview_processing');
  return number;
}
