import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/browser/axe.ts';
import { atRest, DESKTOP, PHONE } from '../support/browser/browser.ts';
import { openVisitor } from '../support/browser/snackbar-messages.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const TABLET = { width: 768, height: 1024 };
const SIZES = [PHONE, TABLET, DESKTOP] as const;
const UNPAID = 'NM-EX000001';

const here = withMockShop({ examples: true });

const open = (name: string, size: { width: number; height: number }, who = 'customer') =>
  openVisitor(here.browser, here.shop.url, name, { size, who: `${who}@nimantran.test` });
const isWide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

describe('a buyer’s rating', () => {
  it('asks for stars, refuses addresses in the line, and can be changed', async () => {
    const { page } = await open('rating', DESKTOP);
    await page.goto(`${here.shop.url}/user/invitations/NM-EX00000M`);
    const section = page.getByRole('region', { name: /How do you like it\?|Your rating/ });
    await section.getByRole('button', { name: 'Send the rating' }).click();
    await section.getByText('Choose one to five stars.').waitFor();
    // As with a keyboard: the stars are one group of radio buttons.
    await section.getByRole('radio', { name: '1 of 5: Poor' }).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await section.getByText('Very good', { exact: true }).waitFor();
    await section.getByLabel('A line for others (optional)').fill('Write to me: asha@example.com');
    await section.getByRole('button', { name: 'Send the rating' }).click();
    await expect.poll(() => section.getByLabel('A line for others (optional)').getAttribute('aria-invalid')).toBe('true');
    await section.getByLabel('A line for others (optional)').fill('सब को बहुत पसंद आया');
    await section.getByRole('button', { name: 'Send the rating' }).click();
    await section.getByText('4 of 5 stars').waitFor();
    expect(await section.locator('[lang="hi"]').innerText()).toBe('सब को बहुत पसंद आया');
    await section.getByRole('button', { name: 'Change it' }).click();
    expect(await section.getByRole('radio', { name: '4 of 5: Very good' }).isChecked()).toBe(true);
    await section.getByRole('button', { name: 'Keep it as it is' }).click();
    await section.getByText('4 of 5 stars').waitFor();
  });

  it.each(SIZES)('fits $width px, and has no fault that axe finds', async (size) => {
    const { page, look } = await open(`rating-${size.width}`, size);
    await page.goto(`${here.shop.url}/user/invitations/NM-EX00000N`);
    const section = page.getByRole('region', { name: 'How do you like it?' });
    await section.getByRole('radio', { name: '3 of 5: Good' }).check({ force: true });
    await section.scrollIntoViewIfNeeded();
    await atRest(page);
    expect(await isWide(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await look('the form of a rating');
  });

  it.each(SIZES)('is answered, hidden with a reason, and shown again by an admin at $width px', async (size) => {
    const { page, look, said } = await open(`ratings-${size.width}`, size, 'admin');
    await page.goto(`${here.shop.url}/admin/ratings`);
    await page.getByRole('button', { name: 'Answer NM-EX00000A' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Answer').fill(`Thank you. धन्यवाद (${size.width})`);
    await atRest(page);
    expect(await findViolations(page)).toEqual([]);
    await look('answering a rating');
    await dialog.getByRole('button', { name: 'Save the answer' }).click();
    await page.getByRole('cell', { name: `Thank you. धन्यवाद (${size.width})` }).waitFor();
    await page.getByRole('button', { name: 'Hide NM-EX00000A' }).click();
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await dialog.getByText('Say why: the audit log keeps it.').waitFor();
    await dialog.getByLabel('Reason').fill('It is about another order.');
    await atRest(page);
    expect(await findViolations(page)).toEqual([]);
    await look('hiding a rating');
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await page.getByRole('button', { name: 'Show NM-EX00000A' }).click();
    await dialog.getByLabel('Reason').fill('It is about this order.');
    await dialog.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('button', { name: 'Hide NM-EX00000A' }).waitFor();
    expect(await said()).toContain('Shown again.');
    expect(await isWide(page)).toBe(false);
    await look('the list of ratings');
  });
});

describe('a payment that its bank confirms later', () => {
  it.each(SIZES)('is on its way on the order’s page at $width px, with nothing to pay twice', async (size) => {
    const { page, look } = await open(`late-payment-${size.width}`, size);
    await page.route(`**/api/orders/${UNPAID}`, async (route) => {
      const answer = await route.fetch();
      const order = await answer.json();
      const payment_pending = { bill_id: order.bills[0].id, since: new Date().toISOString() };
      await route.fulfill({ json: { ...order, payment_pending, can: { ...order.can, pay: false, cancel: false } } });
    });
    await page.goto(`${here.shop.url}/user/invitations/${UNPAID}`);
    await page.getByRole('heading', { name: 'Your payment is on its way.' }).waitFor();
    expect(await page.getByRole('button', { name: /^(Pay|Cancel)/ }).count()).toBe(0);
    await atRest(page);
    expect(await isWide(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await look('a payment on its way');
  });
});

describe('the day on a designer’s job', () => {
  it.each(SIZES)('is read and written in words at $width px', async (size) => {
    const { page, look } = await open(`job-day-${size.width}`, size, 'designer');
    await page.goto(`${here.shop.url}/designer`);
    await page.getByRole('heading', { name: 'Due next' }).waitFor();
    await page.keyboard.press('p');
    await page.waitForURL('**/designer/jobs/**');
    const day = page.getByRole('textbox', { name: /date/i }).first();
    await day.waitFor();
    expect(await day.inputValue()).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
    await day.scrollIntoViewIfNeeded();
    await atRest(page);
    expect(await isWide(page)).toBe(false);
    await look('the day on a job');
  });
});
