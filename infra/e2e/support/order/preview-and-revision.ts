import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bill, Order } from '@nimantran/proto/domain/order';
import { createPreviewOrder, reviseOrder } from '@nimantran/proto/http/orders/admin-orders';
import { getOrder, openCheckout, watchPreview } from '@nimantran/proto/http/orders/orders';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { drawDraftFilm } from '@nimantran/proto/http/studio/job-actions';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import {
  approve,
  BILLING,
  customise,
  download,
  findTheme,
  OPTIONS,
  payByCard,
  pullJobOf,
  waitForJob,
  waitForState,
} from '../../../shop-client/order.ts';
import { type Person, until, visitAs } from '../../../shop-client/person.ts';
import { readVideo } from '../../../shop-client/read-video.ts';
import { SHORT } from './sold-themes.ts';

const RENDER_MS = 240_000;

/**
 * A preview before production at double the price, half of it in advance; then the video; then a revision with a corrected name,
 * whose draft the designer plays, while the first video can still be downloaded. Returns the order's number, its customer and the names in it, which nobody else has.
 */
export async function previewAndRevise(shop: Shop): Promise<{ number: string; email: string; words: string[] }> {
  const email = 'previewer@nimantran.test';
  const as = (email: string) => visitAs(shop.publicUrl, shop.localUrl, email);
  const [customer, designer, admin] = await Promise.all([email, 'designer@nimantran.test', 'admin@nimantran.test'].map(as));
  if (!customer || !designer || !admin) throw new Error('Not everybody could sign in.');
  const theme = await findTheme(customer, SHORT.id, SHORT.category);
  const request = await customer.call(openSupportRequest, {
    idempotencyKey: randomUUID(),
    body: {
      kind: 'preview',
      subject: 'A preview first',
      text: 'We would like to see it before we pay for all of it.',
      order_number: null,
      claim: null,
      draft: {
        theme_id: theme.id,
        theme_version: theme.version,
        customisation: await customise(customer, theme, { guest: 'Meenakshisundari & Arun' }),
        options: OPTIONS,
        billing: BILLING,
      },
    },
  });
  const { number, total } = await admin.call(createPreviewOrder, {
    params: { support_number: request.number },
    idempotencyKey: randomUUID(),
  });

  const [deposit, balance] = (await customer.call(getOrder, { params: { number } })).bills;
  expect([deposit?.state, balance?.state]).toEqual(['open', 'planned']);
  expect((deposit?.amount.amount_minor ?? 0) + (balance?.amount.amount_minor ?? 0)).toBe(total.amount_minor);
  await pay(shop, customer, number, deposit);
  await waitForState(customer, number, ['preview_processing'], 90_000);
  await approve(designer, (await pullJobOf(designer, number, RENDER_MS)).id);
  await waitForState(customer, number, ['awaiting_balance'], RENDER_MS);
  const { play_url } = await customer.call(watchPreview, { params: { number } });
  expect(await sizeOf(customer, play_url)).toEqual({ width: 854, height: 480 });

  await pay(shop, customer, number, balance);
  await waitForState(customer, number, ['processing'], 90_000);
  await approve(designer, (await pullJobOf(designer, number, RENDER_MS)).id);
  await waitForState(customer, number, ['completed'], RENDER_MS);
  const first = await download(customer, number);

  await admin.call(reviseOrder, {
    params: { number },
    idempotencyKey: randomUUID(),
    body: {
      fault: 'ours',
      note: 'The name was misspelt in the film',
      details: { guest: 'Minakshisundari & Arun' },
      photos: {},
      amount_minor: null,
      support_number: request.number,
    },
  });
  const again = await customer.call(getOrder, { params: { number } });
  expect([again.state, again.can.download, again.headline]).toEqual(['processing', true, 'Minakshisundari & Arun']);
  expect((await download(customer, number)).bytes.equals(first.bytes)).toBe(true);
  const { id } = await pullJobOf(designer, number, RENDER_MS);
  await designer.call(drawDraftFilm, { params: { id } });
  await waitForJob(designer, id, 'the film of the draft', RENDER_MS, ({ film }) => film?.state === 'succeeded');
  await approve(designer, id);
  await waitForState(customer, number, ['completed'], RENDER_MS);
  expect((await download(customer, number)).bytes.equals(first.bytes)).toBe(false);
  await expectBooks(customer, number);
  return { number, email, words: ['Minakshisundari', 'Meenakshisundari'] };
}

async function pay(shop: Shop, customer: Person, number: string, bill: Bill | undefined): Promise<void> {
  const { checkout_url } = await customer.call(openCheckout, {
    params: { number },
    body: { bill_id: bill?.id ?? null },
    idempotencyKey: randomUUID(),
  });
  await payByCard(shop.localUrl, checkout_url, '4242424242424242');
}

async function sizeOf(person: Person, url: string): Promise<{ width: number; height: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-preview-'));
  try {
    const file = path.join(folder, 'preview.mp4');
    await writeFile(file, Buffer.from(await (await person.fetch(url)).arrayBuffer()));
    const { width, height } = await readVideo(file);
    return { width, height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two payments and two invoices, which both add up to the price. */
async function expectBooks(customer: Person, number: string): Promise<void> {
  const order = await until('both invoices', 90_000, async () => {
    const now: Order = await customer.call(getOrder, { params: { number } });
    return now.invoices.length === 2 ? now : undefined;
  });
  expect(order.paid).toEqual(order.total);
  expect(order.invoices.reduce((sum, { amount }) => sum + amount.amount_minor, 0)).toBe(order.total.amount_minor);
  expect(order.bills.map(({ kind, state }) => [kind, state])).toEqual([
    ['deposit', 'paid'],
    ['balance', 'paid'],
  ]);
}
