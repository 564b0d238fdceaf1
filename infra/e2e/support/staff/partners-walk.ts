import { formatMoney } from '@nimantran/proto/domain/currency';
import { getPartnerDashboard } from '@nimantran/proto/http/orders/partners';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { customise, findTheme, OPTIONS, order, payByCard, waitForState } from '../../../shop-client/order.ts';
import { newIntent, visitAs } from '../../../shop-client/person.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { DESKTOP, openWindow } from '../browser/browser.ts';
import { SHORT } from '../order/sold-themes.ts';
import { readSentMail } from '../shop/read-sent-mail.ts';
import { ADMIN } from './people-walk.ts';
import { goToPage, openStaff, type StaffWindow } from './staff-window.ts';

const PARTNER = 'partner@nimantran.test';
const REFERENCE = 'N326261234567';

const said = (page: Page, words: RegExp | string) => page.getByRole('status').filter({ hasText: words }).first().waitFor();

/** A partner sees the revenue of their link; an admin pays out the share, and withdraws a wrong payout record. */
export async function partnersWalk(shop: Shop, browser: Browser): Promise<void> {
  const { share, revenue } = await bring(shop, browser);
  const partner = await openStaff(browser, shop, 'partner', PARTNER);
  await seeWhatWasBrought(partner, shop, share, revenue);

  const staff = await openStaff(browser, shop, 'partners', ADMIN);
  const { page, press, write, keys } = staff;
  await page.goto(`${shop.publicUrl}/admin`);
  await goToPage(staff, 'Partners');
  await page.getByText(`Due to them: ${share}`).waitFor();
  await staff.isInOrder('partners');
  await write(page.getByLabel('Part of an email address or code'), 'partner@');
  await keys.press('Enter');
  await page.waitForURL(/\/admin\/partners\?search=partner%40$/);
  await press(page.getByRole('link', { name: PARTNER }));
  await page.getByRole('heading', { level: 1, name: PARTNER }).waitFor();
  await page.getByText('Their code has brought no paid order yet.').waitFor({ state: 'hidden' });
  await staff.isInOrder('partner-of-admin');

  await press(page.getByRole('button', { name: 'Record a pay-out' }));
  const dialog = page.getByRole('dialog', { name: 'Record a pay-out' });
  await dialog.getByText(`${share} is due for orders up to`).waitFor();
  await write(dialog.getByLabel('Amount in ₹'), '99999');
  await keys.press('Enter');
  await dialog.getByText(`Only ${share} is due for orders up to that day.`).waitFor();
  await dialog.getByText('Enter the transfer reference.').waitFor();
  await staff.isInOrder('payout-faults');
  await write(dialog.getByLabel('Amount in ₹'), share.slice(1));
  await write(dialog.getByLabel('Transfer reference'), REFERENCE);
  await keys.press('Enter');
  await said(page, `Recorded: ${share}. The partner gets an email.`);
  await page.getByRole('row').filter({ hasText: REFERENCE }).getByText(share).waitFor();
  expect(await page.getByRole('button', { name: 'Record a pay-out' }).count()).toBe(0);
  await eventually('the mail is sent', async () =>
    (await readSentMail(shop.dataDir, null)).some(({ to, subject }) => to === PARTNER && subject.includes(share)),
  );

  await partner.page.reload();
  await partner.page.getByText(REFERENCE).waitFor();
  await balanceOf(partner.page, 'Due to you', '₹0.00');
  await partner.isInOrder('paid-out');

  await press(page.getByRole('button', { name: `Reverse the pay-out of ${share}` }));
  await write(page.getByRole('dialog').getByLabel('Why'), 'The bank sent it back');
  await keys.press('Enter');
  await said(page, `Reversed: ${share} is due again.`);
  await page.getByRole('row').filter({ hasText: REFERENCE }).getByText('The bank sent it back').waitFor();

  await press(page.getByRole('button', { name: 'Change the share or the code' }));
  await write(page.getByRole('dialog').getByLabel('Share in percent'), '15');
  await keys.press('Enter');
  await said(page, 'Changed for new orders.');
  await page.getByText('15% of what their customers pay').waitFor();
  await staff.isInOrder('taken-back');

  await partner.page.reload();
  await partner.page.getByText('Reversed on').waitFor();
  await balanceOf(partner.page, 'Due to you', share);
  await Promise.all([partner.close(), staff.close()]);
}

/** A visitor opens a partner's link; a customer orders through it and pays. */
async function bring(shop: Shop, browser: Browser): Promise<{ share: string; revenue: string }> {
  const [partner, customer] = await Promise.all([
    visitAs(shop.publicUrl, shop.localUrl, PARTNER),
    visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test'),
  ]);
  const { code } = await partner.call(getPartnerDashboard, { query: {} });
  const window = await openWindow(browser, 'stranger', DESKTOP);
  await window.page.goto(`${shop.publicUrl}/?partner=${code}`);
  const theme = await findTheme(customer, SHORT.id, SHORT.category);
  const attribution = { referrer_source: 'Organic', referrer_landing: '/', first_visit: '2026-11-21', partner_code: code };
  const customisation = await customise(customer, theme, {});
  const placed = await order(customer, theme, customisation, newIntent(), OPTIONS, attribution);
  await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
  await waitForState(customer, placed.order.number, ['processing'], 90_000);
  await eventually('the visit is counted', async () => {
    const { totals } = await partner.call(getPartnerDashboard, { query: {} });
    return totals.visits === 1 && totals.orders === 1;
  });
  await window.close();
  const { currency, amount_minor } = placed.order.total;
  return {
    revenue: formatMoney(placed.order.total),
    share: formatMoney({ currency, amount_minor: Math.floor(amount_minor / 10) }),
  };
}

const balanceOf = (page: Page, name: string, amount: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByText(amount, { exact: true }).waitFor();

async function seeWhatWasBrought(partner: StaffWindow, shop: Shop, share: string, revenue: string): Promise<void> {
  const { page, keys, save, isInOrder } = partner;
  await page.goto(`${shop.publicUrl}/partner`);
  for (const [name, figure] of [
    ['Visits', '1'],
    ['Paid orders', '1'],
    ['Revenue', revenue],
    ['Your commission', share],
    ['Earned in total', share],
    ['Due to you', share],
  ] as const)
    await balanceOf(page, name, figure);
  await page.getByText('No pay-outs yet.').waitFor();
  await keys.tabTo(page.getByRole('link', { name: '7 days' }));
  await keys.press('Enter');
  await page.waitForURL(/\/partner\?days=7$/);
  await isInOrder('dashboard');
  const { name, bytes } = await save(page.getByRole('link', { name: 'Download as CSV' }));
  expect(name).toMatch(/^nimantran-orders-.*\.csv$/);
  const [head, row = ''] = bytes.toString().replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('"Paid at (UTC)","Theme","State","Currency","Revenue","Commission"');
  expect(row.endsWith(`"INR","${revenue.slice(1).replaceAll(',', '')}","${share.slice(1).replaceAll(',', '')}"`), row).toBe(true);
}
