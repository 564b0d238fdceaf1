import { randomUUID } from 'node:crypto';
import { addBill } from '@nimantran/proto/http/orders/admin-orders';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { replyToSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { customise, findTheme, order, payByCard, waitForState } from '../../../shop-client/order.ts';
import { newIntent, type Person, visitAs } from '../../../shop-client/person.ts';
import { chooseAccount, openWindow, PHONE, type Window } from '../browser/browser.ts';
import { SHORT } from './sold-themes.ts';

const CUSTOMER = 'customer@nimantran.test';

/** A customer with a paid order reads the invoice, sees a refund, pays for a change, and writes to support. */
export async function invoicesAndRefundsInBrowser(shop: Shop, browser: Browser): Promise<void> {
  const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
  const customer = await visitAs(shop.publicUrl, shop.localUrl, CUSTOMER);
  const theme = await findTheme(customer, SHORT.id, SHORT.category);
  const placed = await order(customer, theme, await customise(customer, theme, { guest: 'Rukmini & Hari' }), newIntent());
  const { number } = placed.order;
  await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
  await waitForState(customer, number, ['processing'], 90_000);

  const window = await openWindow(browser, 'money', PHONE);
  try {
    const { page } = window;
    await page.goto(`${shop.publicUrl}/`);
    await page.getByRole('button', { name: 'Log in menu' }).click();
    await chooseAccount(page, CUSTOMER, () => page.getByRole('button', { name: 'Log In / Sign Up' }).click());
    await page.goto(`${shop.publicUrl}/user/invitations/${number}`);
    await readInvoice(page, 1);
    await seeRefund(window, admin, number);
    await payForWish(window, admin, number);
    await writeToSupport(window, shop, admin, number);
  } catch (error) {
    await window.look('where-it-failed');
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`${text}\n${window.faults.join('\n')}`, { cause: error });
  } finally {
    await window.close();
  }
}

/** Checks the number of invoices and that the newest is a PDF. */
async function readInvoice(page: Page, count: number): Promise<void> {
  const links = page.getByRole('link', { name: /^Invoice NM\// });
  await expect.poll(() => links.count(), { timeout: 30_000 }).toBe(count);
  const href = await links.last().getAttribute('href');
  const answer = await page.request.get(new URL(href ?? '', page.url()).href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

async function seeRefund({ page, look }: Window, admin: Person, number: string): Promise<void> {
  await admin.call(refundOrder, {
    params: { number },
    body: { amount_minor: 150, reason: 'goodwill', note: 'For the patience', support_number: null },
    idempotencyKey: randomUUID(),
  });
  // The page updates without a reload.
  await page.getByText(/^Refund:/).waitFor();
  await page.getByText('-₹1.50').or(page.getByText('−₹1.50')).first().waitFor();
  await page.getByRole('link', { name: /^Credit note NC\// }).waitFor();
  await look('refund');
}

async function payForWish({ page, look }: Window, admin: Person, number: string): Promise<void> {
  const bill = await admin.call(addBill, {
    params: { number },
    body: { label: 'Words in a second language', amount_minor: 5_000, support_number: null },
    idempotencyKey: randomUUID(),
  });
  await page.goto(`${new URL(page.url()).origin}/user/invitations/${number}?bill=${bill.id}`);
  await page.getByRole('listitem', { name: /Words in a second language/ }).waitFor();
  await look('bill');
  await page.getByRole('button', { name: /^Pay ₹50/ }).click();
  for (const card of ['4000000000000002', '4242424242424242']) {
    await page.getByLabel('Card number').fill(card);
    await page.getByLabel(/Expir/).fill('12 / 34');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel(/Name on/).fill('Asha Verma');
    await page.getByRole('button', { name: /^Pay / }).click();
    if (card.endsWith('0002')) await page.getByText('Your card was declined.').waitFor();
  }
  await page.waitForURL(/\/user\/invitations\/NM-/);
  await page.getByText('Thank you. Your payment has arrived.').waitFor();
  await readInvoice(page, 2);
  await look('bill-paid');
}

async function writeToSupport({ page, look }: Window, shop: Shop, admin: Person, number: string): Promise<void> {
  await page.goto(`${shop.publicUrl}/support`);
  await page.getByLabel('What is it about?').selectOption('correction');
  await page.getByLabel('Order', { exact: true }).selectOption(number);
  await page.getByLabel('Subject').fill('A letter is missing');
  await page.getByLabel('Your message').fill('Please write Rukmini with a long i.');
  await look('support');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/\/user\/support\/SR-/);
  const support_number = /SR-[0-9A-Z]{8}/.exec(page.url())?.[0] ?? '';
  await page.getByText('Please write Rukmini with a long i.').waitFor();
  await admin.call(replyToSupportRequest, {
    params: { support_number },
    body: { text: 'Done. You see it in the film.' },
    idempotencyKey: randomUUID(),
  });
  await page.reload();
  await page.getByText('Done. You see it in the film.').waitFor();
  await look('answered');
}
