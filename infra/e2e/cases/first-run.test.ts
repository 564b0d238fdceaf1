import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/browser/axe.ts';
import { DESKTOP, openWindow, PHONE } from '../support/browser/browser.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

describe('the first run in a browser', () => {
  const here = withMockShop();

  async function open(name: string, screen: typeof PHONE) {
    const window = await openWindow(here.browser, name, screen);
    await window.page
      .context()
      .addCookies([{ name: 'mock-session', value: encodeURIComponent('admin@nimantran.test'), url: here.shop.url }]);
    await window.page.goto(`${here.shop.url}/admin/start`);
    const part = (label: string) => window.page.getByRole('region', { name: label, exact: true });
    return { ...window, part };
  }

  it('says that the shop is closed, and of each failure what to do', async () => {
    const { page, part, faults } = await open('first-run', PHONE);
    await page.getByText('The shop is closed: customers see a page').waitFor();
    await part('Seller').getByText('Enter your own at Settings').waitFor();
    await part('Clocks')
      .getByRole('button', { name: /^Compare/ })
      .click();
    await part('Clocks').getByText('10 minutes ahead of Stripe’s').waitFor();
    await part('Clocks').getByText('Failed', { exact: true }).waitFor();
    expect(faults).toEqual([]);
  });

  it('proves a mail by its code, by keys alone', async () => {
    const { page, part, faults } = await open('first-run-mail', DESKTOP);
    const mail = part('Mail');
    await mail.getByRole('button', { name: /^Send a test mail/ }).press('Enter');
    const code = mail.getByLabel('Code of the test mail');
    await code.fill('12');
    await code.press('Enter');
    await mail.getByText('Enter the six digits of the mail.').waitFor();
    await code.fill('654321');
    await code.press('Enter');
    await mail.getByText('not the code of the newest mail').waitFor();
    await code.fill('123456');
    await code.press('Enter');
    await mail.getByText('Passed', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('goes on with the payment when its admin comes back from the provider', async () => {
    const { page, part } = await open('first-run-payment', DESKTOP);
    await part('Payment and refund')
      .getByRole('button', { name: /^Make a test payment/ })
      .click();
    const link = part('Payment and refund').getByRole('link', { name: 'Open Stripe’s page' });
    expect(await link.getAttribute('href')).toBe('https://checkout.stripe.com/c/pay/cs_test');
    await page.goto(`${here.shop.url}/admin/start?paid=1`);
    await part('Payment and refund').getByText('Passed', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});
