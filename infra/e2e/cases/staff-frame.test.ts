import { countOrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ALL, beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { findViolations } from '../support/browser/axe.ts';
import { atRest, DESKTOP, PHONE, quiet } from '../support/browser/browser.ts';
import { openVisitor } from '../support/browser/snackbar-messages.ts';
import { ROUTES } from '../support/pages/routes.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const TABLET = { width: 768, height: 1024 };
const SIZES = [PHONE, TABLET, DESKTOP] as const;

const here = withMockShop({ examples: true });

const open = (name: string, who: 'admin' | 'designer' | 'partner' | undefined, size: { width: number; height: number }) =>
  openVisitor(here.browser, here.shop.url, `staff-${name}`, { size, ...(who && { who: `${who}@nimantran.test` }) });
const searchOf = (page: Page) => page.getByRole('searchbox', { name: /^Search (orders|jobs) by/ });
const focused = (page: Page) => page.evaluate<string>('document.activeElement.id');
const paper = (page: Page) => page.evaluate<string>("getComputedStyle(document.body).getPropertyValue('background-color')");

describe('the frame of staff', () => {
  it('has their bar and navigation in place of the shop’s header and footer', async () => {
    const { page, faults } = await open('frame', 'admin', DESKTOP);
    await page.goto(`${here.shop.url}/admin/orders`);
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    const bar = page.getByRole('banner');
    expect(await bar.getByRole('strong').first().innerText()).toBe('Admin');
    expect(await bar.getByRole('button', { name: 'Your account' }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByText('Prices start at').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'House Warming' }).count()).toBe(0);
    const navigation = page.getByRole('navigation', { name: 'Admin area' });
    expect(await navigation.getByRole('list').count()).toBe(5);
    await navigation.getByRole('link', { name: '3 late', exact: true }).click();
    await page.waitForURL(({ search }) => search === '?late=true&sort=due_at');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Late orders only' }).isChecked()).toBe(true);
    await bar.getByRole('link', { name: 'Back to the shop' }).click();
    await page.getByRole('link', { name: 'House Warming' }).first().waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(faults).toEqual([]);
  });

  it('starts a page at its top, whichever frame the one before had', async () => {
    const { page } = await open('top', 'admin', DESKTOP);
    await page.goto(`${here.shop.url}/faqs`);
    await page.evaluate('window.scrollTo(0, 400)');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Admin Tools' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Tools' }).waitFor();
    await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(0);
    await expect.poll(() => focused(page)).toBe('content');
  });

  it('leaves away the counts of a service that does not answer, and nothing else', async () => {
    const { page } = await open('away', 'admin', DESKTOP);
    await page.route(`**${countOrdersWaiting.path}`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`${here.shop.url}/admin/themes`);
    const navigation = page.getByRole('navigation', { name: 'Admin area' });
    await navigation.getByRole('link', { name: '12 waiting', exact: true }).waitFor();
    await quiet(page);
    expect(await navigation.getByRole('link', { name: /late$/ }).count()).toBe(0);
    expect(await navigation.getByRole('link', { name: 'Orders', exact: true }).isVisible()).toBe(true);
    await page.getByRole('table').first().waitFor();
  });

  it('shows people their own areas alone', async () => {
    const { page } = await open('own', 'partner', DESKTOP);
    await page.goto(`${here.shop.url}/partner`);
    await page.getByRole('heading', { level: 1, name: 'Partner Dashboard' }).waitFor();
    const links = page.getByRole('navigation', { name: 'Partner area' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Partner Dashboard', 'API keys']);
    expect(await searchOf(page).count()).toBe(0);
  });

  it('keeps its navigation behind a button where there is no room for it', async () => {
    const { page } = await open('drawer', 'admin', PHONE);
    await page.goto(`${here.shop.url}/admin`);
    const navigation = page.getByRole('navigation', { name: 'Admin area' });
    await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
    expect(await navigation.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await navigation.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await navigation.getByRole('link', { name: 'Prices', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Prices and promo codes' }).waitFor();
    await expect.poll(() => navigation.count()).toBe(0);
  });
});

describe('the search of staff', () => {
  it('is reached by a slash, unless somebody types one, and finds orders', async () => {
    const { page } = await open('search', 'admin', DESKTOP);
    await page.goto(`${here.shop.url}/admin/support`);
    await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
    await page.getByLabel('Number, email address or subject').focus();
    await page.keyboard.type('a/b');
    expect(await page.getByLabel('Number, email address or subject').inputValue()).toBe('a/b');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Your account' }).focus();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('staff-search');
    await page.keyboard.type('Meera Rao');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ search }) => search === '?search=Meera+Rao');
    await expect
      .poll(() => page.getByLabel('Order number, email address or name', { exact: true }).inputValue())
      .toBe('Meera Rao');
    await searchOf(page).fill('nm ex000006');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/orders/NM-EX000006');
  });

  it('finds jobs for designers, and rests while their shortcuts are off', async () => {
    const { page } = await open('jobs', 'designer', DESKTOP);
    await page.goto(`${here.shop.url}/designer`);
    await page.getByRole('heading', { name: 'Due next' }).waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('staff-search');
    await page.keyboard.type('nobody at all');
    await page.keyboard.press('Enter');
    await page.getByText('No jobs for “nobody at all”.').waitFor();
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await focused(page)).not.toBe('staff-search');
  });
});

describe('the colours of staff pages', () => {
  it('follow the device until somebody chooses, are kept, and leave the shop light', async () => {
    const { page } = await open('colours', 'admin', DESKTOP);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${here.shop.url}/admin/themes`);
    await page.getByRole('heading', { level: 1, name: 'Themes' }).waitFor();
    await expect.poll(() => paper(page)).toBe('rgb(23, 17, 21)');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect.poll(() => paper(page)).toBe('rgb(251, 247, 240)');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Themes' }).waitFor();
    await expect.poll(() => paper(page)).toBe('rgb(23, 17, 21)');
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await page.getByRole('link', { name: 'House Warming' }).first().waitFor();
    await expect.poll(() => paper(page)).toBe('rgb(251, 247, 240)');
  });
});

describe('a list of staff', () => {
  it('keeps filters, days, order and hidden columns in its address', async () => {
    const { page } = await open('list', 'admin', DESKTOP);
    await page.goto(`${here.shop.url}/admin/orders`);
    const table = page.getByRole('table');
    await table.waitFor();
    const day = page.getByLabel('Placed from');
    await day.fill('someday');
    await page.getByLabel('Placed until').fill('5 December 2099');
    await page.getByText('Write the day as in 5 Dec 2026.').waitFor();
    await day.fill('2020-12-05');
    await page.getByRole('button', { name: 'Find orders' }).click();
    await page.waitForURL(({ search }) => search === '?placed_from=2020-12-05&placed_to=2099-12-05');
    await expect.poll(() => page.getByLabel('Placed from').inputValue()).toBe('5 Dec 2020');
    await page.getByText('Columns of Orders').click();
    await page.getByRole('checkbox', { name: 'Customer', exact: true }).click();
    await table.getByRole('columnheader', { name: 'Customer' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Total/ }).click();
    await page.reload();
    await table.waitFor();
    expect(await table.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0);
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toEqual({ placed_from: '2020-12-05', placed_to: '2099-12-05', hide: 'email', sort: 'total' });
  });

  it.each(['/admin/orders', '/admin/money?list=books', '/admin/tools', '/admin/audit', '/admin/prices'])(
    'asks for no day in the browser’s own way: %s',
    async (address) => {
      const { page } = await open('days', 'admin', DESKTOP);
      await page.goto(here.shop.url + address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await atRest(page);
      expect(await page.locator('input[type="date"], input[type="datetime-local"]').count()).toBe(0);
    },
  );
});

const AREAS: readonly unknown[] = ['/admin', '/admin/orders', '/designer', '/partner'];
/** Tabs that show other parts than the first one. */
const TABS = [
  ...['disputes', 'books', 'invoices'].map((list) => ({ address: `/admin/money?list=${list}`, heading: 'Money' })),
  ...['claims', 'seller', 'tax', 'history'].map((section) => ({
    address: `/admin/settings?section=${section}`,
    heading: 'Settings',
  })),
];
/** Pages of every area; before a release all that staff have. */
const LOOKED_AT = [
  ...ROUTES.filter(({ address }) => ALL || AREAS.includes(address)),
  ...beforeRelease(...TABS.map(({ address, heading }) => ({ name: address, as: 'admin' as const, address, heading }))),
].flatMap(({ name, as, address, heading }) =>
  as === undefined || as === 'customer' ? [] : [{ name, who: as, address, heading }],
);

describe.each(['dark', 'light'] as const)('%s', (colorScheme) => {
  it.each(LOOKED_AT)('everybody can use $name at every width', async ({ name, who, address, heading }) => {
    const { page, look } = await open(`${colorScheme}-${name.replaceAll(/\W/g, '-')}`, who, PHONE);
    await page.emulateMedia({ colorScheme });
    await page.goto(here.shop.url + (typeof address === 'string' ? address : await address(page, here.shop.url)));
    await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
    await atRest(page);
    await quiet(page);
    const found: string[] = [];
    // Light pages on phones are judged in routes.test.ts.
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (wider > 0) found.push(`${size.width} px: ${wider} px wider than the screen`);
      if (ALL || colorScheme === 'dark') found.push(...(await findViolations(page)).map((fault) => `${size.width} px: ${fault}`));
      await look(String(size.width));
    }
    expect(found, found.join('\n')).toEqual([]);
  });
});
