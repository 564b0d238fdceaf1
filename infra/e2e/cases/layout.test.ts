// Long because it is one list: each rule of the layout and of navigation has its case, on one shop and one browser.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { chooseCurrency, DESKTOP, drawn, PHONE, quiet, readToEnd } from '../support/browser/browser.ts';
import { firstMessages, openVisitor } from '../support/browser/snackbar-messages.ts';
import { itLong } from '../support/long-cases.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const here = withMockShop();

interface Size {
  width: number;
  height: number;
  touch?: boolean;
}
const open = (name: string, size: Size = DESKTOP, who?: string) =>
  openVisitor(here.browser, here.shop.url, `layout-${name}`, {
    size,
    ...(who === undefined ? {} : { who: `${who}@nimantran.test` }),
  });
const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const isOpen = (button: Locator) => button.getAttribute('aria-expanded');

/** The choices of a menu's panel, in order. */
async function offered(page: Page, button: Locator): Promise<string[]> {
  const id = await button.getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`).locator('a:visible, button:visible').allInnerTexts();
}

/** Opens a page and takes control of its clock once it is idle. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(here.shop.url + path);
  await quiet(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock and lets React render the result. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  for (let round = 0; round < 3; round++) {
    await page.evaluate(`new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(undefined);
      port2.postMessage(0);
    })`);
  }
}

/** Holds back the responses of an address until they are released. */
async function holdBack(page: Page, pattern: string) {
  let letGo: (status: number) => void = () => {};
  const gate = new Promise<number>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    const status = await gate;
    await (status === 200 ? route.continue() : route.fulfill({ status }));
  });
  return { pass: () => letGo(200), fail: () => letGo(500) };
}

const scrollOf = (page: Page): Promise<number> => page.evaluate('Math.round(window.scrollY)');
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate(`window.scrollTo(0, ${y})`);
  await eventually('the page has scrolled', async () => (await scrollOf(page)) === y);
  await drawn(page);
};
const isAt = (page: Page, y: number) => eventually(`the page is at ${y}`, async () => Math.abs((await scrollOf(page)) - y) <= 2);
/** Clicks a link without scrolling it into view first. */
const follow = (link: Locator) => link.evaluate((element: { click(): void }) => element.click());

describe('the bar', () => {
  it('is 104 px high, on screens of 576 px and less 96 px, the page begins below it, and it stays at the top', async () => {
    const { page, close } = await open('offset', DESKTOP);
    await page.goto(`${here.shop.url}/faqs`);
    const measured = async () => [(await bar(page).boundingBox())?.height, (await page.getByRole('main').boundingBox())?.y];
    for (const [width, offset] of [
      [1440, 104],
      [577, 104],
      [576, 96],
      [360, 96],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(measured, { message: `${width} px` }).toEqual([offset, offset]);
      await page.evaluate('window.scrollTo(0, 300)');
      await expect.poll(async () => (await bar(page).boundingBox())?.y, { message: `${width} px` }).toBe(0);
      await page.evaluate('window.scrollTo(0, 0)');
    }
    await close();
  });

  it('says the claims, in the currency that is chosen and kept', async () => {
    const { page, close } = await open('currency', PHONE);
    await page.goto(`${here.shop.url}/faqs`);
    const claim = bar(page).getByText('Prices start at');
    await bar(page).getByText('600,000+ customers').waitFor();
    await bar(page).getByRole('link', { name: 'Get the app' }).waitFor();
    await expect.poll(() => claim.innerText()).toBe('Prices start at Rs. 9.99');
    const opener = bar(page).getByRole('button', { name: /^Currency/ });
    const choices = bar(page).locator('button[aria-pressed]');
    await opener.click();
    expect(await choices.allInnerTexts()).toEqual(['₹ INR', '$ USD', '€ EUR', '£ GBP']);
    await page.keyboard.press('Escape');
    await choices.first().waitFor({ state: 'hidden' });
    for (const [code, price] of [
      ['USD', '$0.30'],
      ['EUR', '€0.30'],
      ['GBP', '£0.30'],
    ] as const) {
      await chooseCurrency(page, code);
      // The menu is closed, and focus is back on its button after a choice by keyboard.
      await choices.first().waitFor({ state: 'hidden' });
      await opener.and(page.locator(':focus')).waitFor();
      await bar(page).getByText(`Prices start at ${price}`, { exact: true }).waitFor();
    }
    await page.reload();
    await bar(page).getByText('Prices start at £0.30').waitFor();
    await close();
  });

  itLong('hides prices from the accounts that are not to see them', async () => {
    const { page, close } = await open('prices', DESKTOP, 'internal');
    await page.goto(`${here.shop.url}/category/wedding`);
    await menuButton(page, 'Your account').waitFor();
    await page
      .getByRole('link', { name: /Royal Jharokha/ })
      .first()
      .waitFor();
    await bar(page).getByText('Prices start at').waitFor({ state: 'detached' });
    await readToEnd(page);
    await expect.poll(() => page.getByRole('main').innerText()).not.toContain('₹');
    await close();
  });

  it('has the links of the specification, and the others in More', async () => {
    const { page, close } = await open('more');
    await page.goto(`${here.shop.url}/faqs`);
    const links = page.getByRole('navigation', { name: 'Categories', exact: true });
    expect(await links.getByRole('link').allInnerTexts()).toEqual([
      'Wedding',
      'Engagement',
      'Reception',
      'Birthday',
      'House Warming',
    ]);
    const more = menuButton(page, 'More');
    await more.click();
    await expect
      .poll(() => offered(page, more))
      .toEqual([
        'Anniversary',
        'Baby Shower',
        'Naming Ceremony',
        'Sangeet',
        'Mehendi',
        'Haldi',
        'Tilak',
        'Wishes',
        'Thread Ceremony',
      ]);
    await close();
  });
});

describe('the Wishes menu', () => {
  it('opens when the pointer has rested on it for 100 ms, and closes when it leaves', async () => {
    const { page, close } = await open('hover');
    await openStill(page, '/faqs');
    await menuButton(page, 'More').click();
    const wishes = menuButton(page, 'Wishes');
    await wishes.hover();
    await pass(page, 99);
    expect(await isOpen(wishes)).toBe('false');
    await pass(page, 1);
    await expect.poll(() => isOpen(wishes)).toBe('true');
    await expect
      .poll(() => offered(page, wishes))
      .toEqual(['All wishes', 'Birthday wishes', 'Anniversary wishes', 'Valentines Day wishes']);
    // A click right after hovering opened it does not close it again.
    await wishes.click();
    await pass(page, 100);
    await expect.poll(() => isOpen(wishes)).toBe('true');
    await page.mouse.move(300, 700);
    await pass(page, 500);
    await expect.poll(() => isOpen(wishes)).toBe('false');
    // Moving the pointer across it opens nothing.
    await wishes.hover();
    await pass(page, 60);
    await page.mouse.move(300, 700);
    await pass(page, 500);
    expect(await isOpen(wishes)).toBe('false');
    await close();
  });

  it('opens by keys, and Escape closes one menu at a time', async () => {
    const { page, close } = await open('keys');
    await page.goto(`${here.shop.url}/faqs`);
    const [more, wishes] = [menuButton(page, 'More'), menuButton(page, 'Wishes')];
    await more.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 8; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => isOpen(wishes)).toBe('true');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('All wishes');
    await page.keyboard.press('Escape');
    await expect.poll(async () => [await isOpen(wishes), await isOpen(more)]).toEqual(['false', 'true']);
    await expect.poll(() => page.evaluate('document.activeElement.textContent.trim()')).toBe('Wishes');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(more)).toBe('false');
    await expect.poll(() => page.evaluate('document.activeElement.textContent.trim()')).toBe('More');
    await page.keyboard.press('Enter');
    for (let step = 0; step < 10; step++) await page.keyboard.press('Tab');
    await eventually('moving on closes it', async () => (await isOpen(more)) === 'false');
    await close();
  });

  itLong('opens and closes by touch', async () => {
    const { page, close } = await open('touch', { width: 1180, height: 820, touch: true });
    await page.goto(`${here.shop.url}/faqs`);
    const wishes = menuButton(page, 'Wishes');
    await menuButton(page, 'More').tap();
    for (const expected of ['true', 'false', 'true']) {
      await wishes.tap();
      await eventually(`expanded is ${expected}`, async () => (await isOpen(wishes)) === expected);
    }
    await page.getByRole('link', { name: 'Birthday wishes' }).tap();
    await page.waitForURL(`${here.shop.url}/category/wishes?sub_category=birthday`);
    await eventually('going on closes it', async () => (await isOpen(menuButton(page, 'More'))) === 'false');
    await close();
  });
});

describe('the account menus', () => {
  const LOGIN = ['Track Order', 'FAQs', 'Log In / Sign Up'];
  const admin = ['Admin', 'Admin Tools', 'Batch Rendering', 'Theme Guide'];
  it.each([
    ['a stranger', undefined, LOGIN],
    ['an admin', 'admin', ['My Orders', 'FAQs', 'Blog', ...admin, 'Designer', 'Log out']],
    ...beforeRelease<[string, string, string[]]>(
      ['a customer', 'customer', ['My Orders', 'FAQs', 'Blog', 'Log out']],
      ['a partner', 'partner', ['My Orders', 'FAQs', 'Blog', 'Partner Dashboard', 'Log out']],
      ['a designer', 'designer', ['My Orders', 'FAQs', 'Blog', 'Designer', 'Log out']],
    ),
  ] as [string, string | undefined, string[]][])('show %s what is theirs', async (_, who, expected) => {
    const { page, close } = await open('menu', PHONE, who);
    await page.goto(`${here.shop.url}/faqs`);
    const button = menuButton(page, who === undefined ? 'Log in menu' : 'Your account');
    await button.click();
    await expect.poll(() => offered(page, button)).toEqual(expected);
    await close();
  });

  itLong('lead to the orders with invitation=all from Track Order', async () => {
    const { page, close } = await open('track', PHONE);
    await page.goto(`${here.shop.url}/faqs`);
    const button = menuButton(page, 'Log in menu');
    await button.click();
    const track = bar(page).getByRole('link', { name: 'Track Order' });
    expect(await track.getAttribute('href')).toBe('/user/invitations?invitation=all');
    await track.click();
    await page.waitForURL(`${here.shop.url}/track-order`);
    await close();
  });

  itLong('drop what admins see when the shop cannot say who somebody is', async () => {
    const { page, close } = await open('flags', PHONE, 'admin');
    await page.goto(`${here.shop.url}/faqs`);
    const button = menuButton(page, 'Your account');
    await button.click();
    await expect.poll(() => offered(page, button)).toContain('Admin');
    await page.route('**/api/user/session', (route) => route.fulfill({ status: 500 }));
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await page.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`);
    await bar(page).getByRole('link', { name: 'Admin', exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => offered(page, button)).toEqual(['My Orders', 'FAQs', 'Blog', 'Designer', 'Log out']);
    await close();
  });

  it('show a picture, or an initial where it does not load, and long names within the screen', async () => {
    const { page, close } = await open('avatar', PHONE);
    const email = `${'a-very-long-address-of-somebody'.repeat(3)}@nimantran.test`;
    const user = { uid: 'x', email, email_verified: true, name: 'ॐकार Subrahmanyeshwara Thiruvenkatanathapuram', roles: [] };
    let photoURL = '/icon-192.png';
    await page.route('**/api/user/session', (route) =>
      route.fulfill({ json: { session: { user: { ...user, photoURL }, prices_hidden: false } } }),
    );
    await page.goto(`${here.shop.url}/faqs`);
    const button = menuButton(page, 'Your account');
    await button.locator('img').waitFor();
    photoURL = '/nobody.png';
    await page.reload();
    await button.getByText('ॐ').waitFor();
    await button.click();
    await expect
      .poll(async () => {
        const box = await bar(page).getByText(email).boundingBox();
        return box !== null && box.width > 0 && box.x >= 0 && box.x + box.width <= PHONE.width;
      })
      .toBe(true);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await close();
  });

  it('leave 10 ms after signing out, saying so at once', async () => {
    const { page, said, close } = await open('logout', DESKTOP, 'customer');
    await openStill(page, '/user/account');
    await menuButton(page, 'Your account').click();
    await pass(page, 0);
    await menuButton(page, 'Log out').click();
    await eventually('it is said', async () => (await said()).includes("You've signed out successfully. "));
    await pass(page, 9);
    expect(new URL(page.url()).pathname).toBe('/user/account');
    await pass(page, 1);
    await page.waitForURL(`${here.shop.url}/`);
    await close();
  });
});

describe('where somebody is signed in', () => {
  it('names each device, and signs one out by keyboard without losing the place', async () => {
    const { page, said, close } = await open('sessions', PHONE, 'customer');
    await page.goto(`${here.shop.url}/user/account`);
    const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => places.count()).toBe(3);
    expect(await places.first().innerText()).toContain('This device');
    expect(await places.first().getByRole('button').count()).toBe(0);
    await places.filter({ hasText: 'Safari on iOS' }).getByRole('button', { name: 'Sign out Safari on iOS' }).focus();
    await page.keyboard.press('Enter');
    await eventually('it is said', async () => (await said()).some((line) => line.includes('Signed out: Safari on iOS.')));
    await expect.poll(() => places.count()).toBe(2);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Where you are signed in');
    await close();
  });

  itLong('says so when they cannot be listed, and asks again', async () => {
    const { page, close } = await open('no-sessions', PHONE, 'partner');
    await page.route('**/api/user/sessions', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${here.shop.url}/user/account`);
    const region = page.getByRole('region', { name: 'Where you are signed in' });
    await region.getByRole('alert').waitFor();
    await page.unroute('**/api/user/sessions');
    await region.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => region.getByRole('listitem').count()).toBe(3);
    await close();
  });
});

describe('the side menu', () => {
  const WIDTHS = [[360, 234], ...beforeRelease([1000, 300] as const)] as const;
  it.each(WIDTHS)('%i px wide: it takes %i px', async (width, expected) => {
    const { page, close } = await open('side', { width, height: 800 });
    await page.goto(`${here.shop.url}/faqs`);
    const opener = menuButton(page, 'Menu');
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await eventually('it has slid in', async () => (await menu.boundingBox())?.x === 0);
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(expected);
    const links = await menu.getByRole('link').allInnerTexts();
    expect(links.map((text) => text.split('\n')[0]?.replace(' (opens in a new tab)', ''))).toEqual([
      'Home',
      'Wedding',
      'Engagement',
      'Reception',
      'Birthday',
      'Anniversary',
      'Wishes',
      'House Warming',
      'Baby Shower',
      'Naming Ceremony',
      'Thread Ceremony',
      'Sangeet',
      'Mehendi',
      'Haldi',
      'Tilak',
      'Track Order',
      'FAQs',
      'Support',
      'Nimantran Sites: wedding websites',
    ]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Menu');
    await opener.click();
    await menu.getByRole('link', { name: 'Haldi' }).click();
    await page.getByRole('heading', { name: 'Online Haldi Video Invitation Maker' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await close();
  });
});

it('the footer stands in three columns: help, categories, and the shop elsewhere', async () => {
  const { page, close } = await open('footer');
  await page.goto(`${here.shop.url}/faqs`);
  const footer = page.getByRole('contentinfo');
  const lists = await Promise.all(
    ['Help', 'All categories', 'Elsewhere'].map((name) => footer.getByRole('navigation', { name }).boundingBox()),
  );
  const lefts = lists.map((box) => box?.x ?? 0);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  expect(new Set(lefts).size).toBe(3);
  expect(await footer.getByRole('navigation', { name: 'All categories' }).getByRole('link').count()).toBe(14);
  await footer.getByRole('link', { name: 'Blog', exact: true }).waitFor();
  await readToEnd(page);
  const words = await footer.innerText();
  for (const said of ['Payments are 100% safe', '2024', 'Instagram', 'Get the app on Google Play']) expect(words).toContain(said);
  expect(await footer.getByRole('link', { name: /Privacy Policy/ }).getAttribute('target')).toBe('_blank');
  await close();
});

it('a message stays for 2500 ms', async () => {
  const { page, close } = await open('snackbar');
  await openStill(page, '/faqs');
  await page.context().setOffline(true);
  await menuButton(page, 'Log in menu').click();
  await menuButton(page, 'Log In / Sign Up').click();
  await firstMessages(page);
  const line = page.locator('[role="status"][popover] p');
  await pass(page, 0);
  await pass(page, 2_499);
  expect(await line.count()).toBe(1);
  await pass(page, 1);
  await expect.poll(() => line.count()).toBe(0);
  await close();
});

it('says that it is offline from the browser’s events, and stops saying so', async () => {
  const { page, close } = await open('online', PHONE);
  await page.goto(`${here.shop.url}/faqs`);
  await quiet(page);
  const notice = page.getByText('You are offline.');
  expect(await notice.count()).toBe(0);
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await close();
});

const OUTCOMES = ['pass', ...beforeRelease('fail' as const)] as const;
it.each(OUTCOMES)('the progress bar shows while themes are fetched, until they %s', async (outcome) => {
  const { page, close } = await open('progress');
  await page.goto(`${here.shop.url}/category/wedding`);
  await quiet(page);
  const progress = page.getByRole('progressbar');
  await progress.waitFor({ state: 'detached' });
  const held = await holdBack(page, '**/api/video-details/engagement');
  await bar(page).getByRole('link', { name: 'Engagement' }).click();
  await progress.waitFor();
  await expect.poll(async () => (await progress.boundingBox())?.y).toBe(104);
  held[outcome]();
  await progress.waitFor({ state: 'detached' });
  await close();
});

itLong('the popular themes wait for the prices', async () => {
  const { page, close } = await open('pricing');
  const held = await holdBack(page, '**/api/pricing-details');
  await page.goto(`${here.shop.url}/faqs`);
  const answered = page.waitForResponse('**/api/video-details/most-popular');
  await bar(page).getByRole('link', { name: 'Nimantran, home' }).click();
  await answered;
  const popular = page.getByRole('heading', { name: 'Most Popular Themes' });
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(await popular.count()).toBe(0);
  held.pass();
  await popular.waitFor();
  await close();
});

describe('where a visitor came from', () => {
  const kept = (page: Page) =>
    page.evaluate(`['referrer_source', 'referrer_landing', 'first_visit'].map((key) => localStorage.getItem(key))`);

  it('is kept once, with the address that the first one led to', async () => {
    const { page, close } = await open('attribution', DESKTOP, 'customer');
    await page.goto(`${here.shop.url}/user?from=friend`, { referer: 'https://friend.example/list' });
    await page.waitForURL(`${here.shop.url}/user/invitations`);
    const first = await eventually('it is kept', async () => {
      const [source, landing, at] = (await kept(page)) as string[];
      return source ? { source, landing, at } : undefined;
    });
    expect(first.source).toBe(`https://friend.example/list ${here.shop.url}/user/invitations`);
    expect(first.landing).toBe('/user?from=friend');
    expect(Math.abs(Date.parse(first.at ?? '') - Date.now())).toBeLessThan(300_000);
    expect(first.at).toContain('GMT+0530');
    await page.goto(`${here.shop.url}/category/wedding`, { referer: 'https://other.example/' });
    await quiet(page);
    await follow(bar(page).getByRole('link', { name: 'Engagement' }));
    await page.waitForURL('**/engagement');
    expect(await kept(page)).toEqual([first.source, first.landing, first.at]);
    await close();
  });

  it.each(['/user/invitations/NM-EX000001?paid=1', ...beforeRelease('/review/AAAAAAAAAAAAAAAAAAAAAA')])(
    'is kept without what is private in its address: %s',
    async (address) => {
      const { page, close } = await open('attribution-private', DESKTOP, 'customer');
      await page.goto(here.shop.url + address);
      const place = address.replace(/\/[^/]*$/, '');
      await expect.poll(() => kept(page).then((parts) => (parts as string[])[1])).toBe(place);
      expect(((await kept(page)) as string[])[0]).toBe(`Organic ${here.shop.url}${place}`);
      await close();
    },
  );

  itLong('is Organic without a referrer', async () => {
    const { page, close } = await open('organic');
    await page.goto(`${here.shop.url}/`);
    const source = await eventually('it is kept', async () => ((await kept(page)) as string[])[0] ?? undefined);
    expect([source, ((await kept(page)) as string[])[1]]).toEqual([`Organic ${here.shop.url}/`, '/']);
    await close();
  });
});

describe('the place on a page', () => {
  it('comes back with Back and with a reload; a new page begins at its top', async () => {
    const { page, close } = await open('scroll', PHONE);
    await page.goto(`${here.shop.url}/`);
    await quiet(page);
    await scrollTo(page, 1_100);
    await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Wedding', exact: true }));
    await page.getByRole('heading', { level: 1, name: /Wedding/ }).waitFor();
    await isAt(page, 0);
    await scrollTo(page, 300);
    await page.goBack();
    await isAt(page, 1_100);
    await page.goForward();
    await isAt(page, 300);
    await page.reload();
    await isAt(page, 300);
    await page.goto(`${here.shop.url}/`);
    await quiet(page);
    await isAt(page, 0);
    await close();
  });

  itLong('is that of a fragment, also on a page whose part of the app comes later', async () => {
    const { page, close } = await open('fragment', { width: 360, height: 400 }, 'admin');
    await page.goto(`${here.shop.url}/admin#disputes`);
    await page.getByRole('heading', { name: 'Open disputes' }).waitFor();
    await eventually('the part is in view', async () => {
      const box = await page.locator('#disputes').boundingBox();
      return box !== null && box.y >= 0 && box.y < 400;
    });
    await close();
  });
});

describe('screens that are kept', () => {
  it('the form, while somebody pays; elsewhere it is dropped and asks whether to go on', async () => {
    const { page, close } = await open('kept-form', DESKTOP, 'keeps-a-form');
    await page.goto(`${here.shop.url}/video/create?theme=103`);
    await page.getByLabel('Family name').fill('The Deshpande family');
    await page.getByLabel('Date').fill('2027-02-12');
    await page.getByLabel('Time').fill('10:30');
    await page.getByLabel('Venue').fill('Lake Terrace');
    await page.getByRole('button', { name: 'Verify Invitation Details' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/video/create/pay**');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Family name').inputValue()).toBe('The Deshpande family');
    const goOn = page.getByRole('button', { name: 'Continue', exact: true });
    expect(await goOn.count()).toBe(0);
    await follow(bar(page).getByRole('link', { name: 'Nimantran, home' }));
    await page.getByLabel('Family name').waitFor({ state: 'detached' });
    await page.goBack();
    await goOn.waitFor();
    await close();
  });

  itLong('My Orders, while somebody looks at one; elsewhere it is dropped', async () => {
    await fetch(`${here.shop.url}/mock/examples`);
    const { page, close } = await open('kept-orders', PHONE, 'customer');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${here.shop.url}/user/invitations`);
    // Theme cards are articles too.
    const orders = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('a[href^="/user/invitations/"]') });
    await orders.first().waitFor();
    await scrollTo(page, 600);
    await follow(orders.nth(6).getByRole('link'));
    await page.waitForURL('**/user/invitations/NM-*');
    const held = await holdBack(page, '**/api/orders?**');
    await page.goBack();
    await orders.first().waitFor();
    await isAt(page, 600);
    await follow(bar(page).getByRole('link', { name: 'Nimantran, home' }));
    await orders.first().waitFor({ state: 'detached' });
    await menuButton(page, 'Your account').click();
    await page.getByRole('link', { name: 'My Orders', exact: true }).click();
    await page.getByRole('status', { name: 'Loading your orders' }).waitFor();
    expect(await orders.count()).toBe(0);
    held.pass();
    await orders.first().waitFor();
    await close();
  });
});

// Short cases of its kinds: a partner's page in `routes.test.ts`, and who may ask for its figures in `support/access`.
describe('the area of partners', () => {
  itLong('shows a partner their link and figures, and others that it is not theirs', async () => {
    const asked: string[] = [];
    for (const [who, words] of [
      ['partner', 'Your code is SHUBH7K2'],
      ['customer', 'Your account is not a partner account yet.'],
    ] as const) {
      const { page, close } = await open('partner', PHONE, who);
      page.on('request', (request) => request.url().includes('/api/partner/') && asked.push(who));
      await page.goto(`${here.shop.url}/partner`);
      await page.getByText(words).waitFor();
      await close();
    }
    expect([...new Set(asked)]).toEqual(['partner']);
    const { page, close } = await open('partner-stranger', PHONE);
    await page.goto(`${here.shop.url}/partner`);
    await page.getByRole('main').getByRole('button', { name: 'Log In / Sign Up' }).waitFor();
    await close();
  });
});

it('admins have what failed tried again', async () => {
  const { page, faults, close } = await open('admin', DESKTOP, 'admin');
  await page.goto(`${here.shop.url}/admin/tools`);
  const again = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('button', { name: /^Try again/ });
  await again('Failed renders').click();
  await page.getByText('No failed renders.').waitFor();
  await again('Failed theme pictures and samples').click();
  await page.getByText('Every theme has its pictures and its sample.').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: /^Try all 2 again ?: Failed emails$/ }).press('Enter');
  await page.getByText('No failed emails.').waitFor();
  await page.getByText('Trying all 2 again.').waitFor();
  expect(sent.map((path) => path.replace(/[0-9a-f-]{36}/, 'id'))).toEqual(Array(2).fill('/api/admin/failed-mails/id/resend'));
  await page.getByRole('button', { name: /^Replay studio.video.delivered/ }).click();
  await page.getByText('Replayed: orders has processed it.').waitFor();
  await page.getByRole('button', { name: 'Replay all 2' }).press('Enter');
  await page.getByText('Replayed 2 events.').waitFor();
  await page.getByText('No other parked events.').waitFor();
  await page.getByText('No answer from: media.').waitFor();
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
  await close();
});

it('admins look at prices before and after, and only then change them', async () => {
  const { page, faults, close } = await open('admin', DESKTOP, 'admin');
  await page.goto(`${here.shop.url}/admin/prices`);
  const offer = page.getByLabel('pricing_005, 720p, offer, in ₹');
  const sold = await offer.inputValue();
  await offer.fill('999999');
  await page.getByRole('button', { name: 'Review the changes' }).click();
  await page.getByText('The offer is higher than the original price.').first().waitFor();
  await offer.fill('123.45');
  await page.getByRole('button', { name: 'Review the changes' }).click();
  await page.getByRole('heading', { name: 'Before and after' }).waitFor();
  const row = page.getByRole('row', { name: /pricing_005/ });
  expect(await row.innerText()).toContain(sold);
  expect(await row.innerText()).toContain('Its themes start at ₹123.45');
  await page.getByRole('button', { name: 'Change 1 price' }).click();
  await expect.poll(() => page.getByLabel('pricing_005, 720p, offer, in ₹').inputValue()).toBe('123.45');
  expect(faults).toEqual([]);
  await close();
});

itLong('plots widen no page before they are drawn for its new width', async () => {
  const { page, faults, close } = await open('plots', { width: 768, height: 1024 }, 'admin');
  // Plots get their width from observers; these observers report nothing while the window flag is set.
  await page.addInitScript(`window.ResizeObserver = class extends window.ResizeObserver {
    constructor(told) { super((...what) => { if (!window.observesNothing) told(...what); }); }
  }`);
  await page.goto(`${here.shop.url}/admin`);
  const drawing = page.locator('svg.recharts-surface').first();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(600);
  await page.evaluate('window.observesNothing = true');
  // Here two plots share a row, and each is narrower than before.
  await page.setViewportSize(DESKTOP);
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(600);
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
  expect(faults).toEqual([]);
  await close();
});
