import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ALL, beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { chooseCurrency, DESKTOP, PHONE, pickAccount, quiet } from '../support/browser/browser.ts';
import { firstMessages, openVisitor } from '../support/browser/snackbar-messages.ts';
import { itLong } from '../support/long-cases.ts';
import { startMockShop } from '../support/shop/start-mock-shop.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

/** The error catalogue (docs/spec-coverage.md, section 8), character for character. */
const OFFLINE = 'Make sure that you are connected to the internet. ';
const THEMES_FAILED = 'An error occurred while fetching the requested theme details. ';
const SIGN_IN_FAILED = 'Unable to sign-in. Please try again.';
const SIGN_IN_FIRST = 'You need to authenticate first. ';
const SIGNED_IN = "You've signed in successfully. ";
const SIGNED_OUT = "You've signed out successfully. ";
const ACCESS_DENIED = 'Your account has no access to that page.';

const here = withMockShop({ examples: true });

const open = (name: string, who?: string, size: { width: number; height: number } = DESKTOP) =>
  openVisitor(here.browser, here.shop.url, `messages-${name}`, { size, ...(who === undefined ? {} : { who }) });
const bar = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const atHome = (page: Page) => page.waitForURL(`${here.shop.url}/`);
const fails = (page: Page, path: string, method: string) =>
  page.route(`**${path}`, (route) => (route.request().method() === method ? route.fulfill({ status: 503 }) : route.continue()));

/** Opens the account chooser from the menu and picks an account. */
async function signIn(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in menu' }).click();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Log In / Sign Up' }).click()]);
  await pickAccount(popup, account);
}

/** Each navigation within the app to a page with themes, from a page that has not loaded them. */
const FETCHES: readonly [string, (page: Page) => Promise<void>][] = [
  [
    'category',
    async (page) => {
      await page.goto(`${here.shop.url}/category/wedding`);
      await goOn(page, () => bar(page, 'Engagement').click());
    },
  ],
  [
    'most-popular',
    async (page) => {
      await page.goto(`${here.shop.url}/faqs`);
      await goOn(page, () => bar(page, 'Nimantran, home').click());
    },
  ],
  [
    'details',
    async (page) => {
      // The first theme has loaded the part of the app that shows details.
      await page.goto(`${here.shop.url}/video/wedding/royal-jharokha-101`);
      await goOn(page, () =>
        page
          .getByRole('main')
          .getByRole('link', { name: /Up, Up, Hooray/ })
          .first()
          .click(),
      );
    },
  ],
];
let goOn: (page: Page, go: () => Promise<void>) => Promise<void>;

describe.each(FETCHES)('the fetch of %s', (name, walk) => {
  it.runIf(ALL || name === 'details')('fails offline', async () => {
    const { page, close } = await open(`${name}-offline`);
    goOn = async (_, go) => {
      await quiet(page);
      await page.context().setOffline(true);
      await go();
    };
    await walk(page);
    expect(await firstMessages(page)).toEqual([OFFLINE]);
    await close();
  });

  it.runIf(ALL || name !== 'most-popular')('fails online', async () => {
    const { page, close } = await open(`${name}-online`);
    goOn = async (_, go) => {
      await quiet(page);
      await page.route('**/api/video-details/**', (route) => route.fulfill({ status: 500 }));
      await go();
    };
    await walk(page);
    expect(await firstMessages(page)).toEqual([THEMES_FAILED]);
    await close();
  });
});

it('a page of the shop that was never opened says offline as well, and opens by itself once there is a line', async () => {
  const { page, close } = await open('never-opened');
  await page.goto(`${here.shop.url}/faqs`);
  await quiet(page);
  await page.context().setOffline(true);
  await bar(page, 'Wedding').click();
  expect(await firstMessages(page)).toEqual([OFFLINE]);
  await page.getByRole('heading', { name: 'This page could not be opened.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Online Wedding Video Invitation Maker' }).waitFor();
  await close();
});

it.each([
  ['/category/wedding', 'The themes could not be loaded.'],
  ...beforeRelease(['/video/wedding/royal-jharokha-101', 'The theme could not be loaded.']),
])('a first page whose themes cannot be had says it too: %s', async (path, heading) => {
  const { page, close } = await open('first-page');
  await fetch(`${here.shop.url}/mock/themes?away`);
  try {
    const answer = await page.goto(here.shop.url + path);
    expect(answer?.status()).toBe(503);
    expect(await firstMessages(page)).toEqual([THEMES_FAILED]);
    await page.getByRole('heading', { name: heading }).waitFor();
  } finally {
    await fetch(`${here.shop.url}/mock/themes`);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('link', { name: /Royal Jharokha|Wedding/ })
    .first()
    .waitFor();
  await close();
});

describe('signing in', () => {
  itLong('is not tried offline', async () => {
    const { page, close } = await open('sign-in-offline');
    await page.goto(`${here.shop.url}/faqs`);
    await quiet(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Log in menu' }).click();
    await page.getByRole('button', { name: 'Log In / Sign Up' }).click();
    expect(await firstMessages(page)).toEqual([OFFLINE]);
    expect(page.context().pages()).toHaveLength(1);
    await close();
  });

  it('fails', async () => {
    const { page, close } = await open('sign-in-fails');
    await fails(page, '/api/user/session', 'POST');
    await page.goto(`${here.shop.url}/faqs`);
    await signIn(page, 'customer');
    expect(await firstMessages(page)).toEqual([SIGN_IN_FAILED]);
    await close();
  });

  itLong('fails within a dialog, which says so too', async () => {
    const { page, close } = await open('sign-in-dialog');
    await fails(page, '/api/user/session', 'POST');
    await page.goto(`${here.shop.url}/video/create?theme=103`);
    await page.getByLabel('Family name').fill('The Kulkarni family');
    await page.getByLabel('Date').fill('2027-02-12');
    await page.getByLabel('Time').fill('10:30');
    await page.getByLabel('Venue').fill('Lake Terrace');
    await page.getByRole('button', { name: 'Verify Invitation Details' }).click();
    const dialog = page.getByRole('dialog');
    const [popup] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Sign in' }).click()]);
    await pickAccount(popup, 'customer');
    expect(await firstMessages(page)).toEqual([SIGN_IN_FAILED]);
    await expect.poll(() => dialog.getByRole('alert').textContent()).toBe(SIGN_IN_FAILED);
    await close();
  });

  it('succeeds, and signing out says so and leads home', async () => {
    const { page, said, close } = await open('sign-in');
    await page.goto(`${here.shop.url}/faqs`);
    await signIn(page, 'customer');
    expect(await firstMessages(page)).toEqual([SIGNED_IN]);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'My Orders', exact: true }).click();
    await page.getByRole('heading', { name: 'My Orders' }).waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await atHome(page);
    await page.getByRole('button', { name: 'Log in menu' }).waitFor();
    // The guard of the previous page adds no message.
    expect(await said()).toEqual([SIGNED_IN, SIGNED_OUT]);
    await close();
  });
});

describe('my-videos signed out', () => {
  itLong('asks to sign in, and goes on to the orders then', async () => {
    const { page, said, close } = await open('my-videos', undefined, PHONE);
    await page.goto(`${here.shop.url}/`);
    await quiet(page);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('button', { name: /my videos/i })
        .first()
        .click(),
    ]);
    expect(await firstMessages(page)).toEqual([SIGN_IN_FIRST]);
    await pickAccount(popup, 'customer');
    await page.getByRole('heading', { name: 'My Orders' }).waitFor();
    expect(await said()).toEqual([SIGN_IN_FIRST, SIGNED_IN]);
    await close();
  });
});

describe('a page of an account, opened signed out', () => {
  it.each([
    ['the link of a mail', '/user/invitations/NM-EX00000A?from=mail', 'customer', 'Arjun & मीनाक्षी'],
    ...beforeRelease(
      ['a page of admins', '/admin/orders?q=NM-', 'admin', 'Orders'],
      ['a page of designers', '/designer/renders', 'designer', 'Renders'],
    ),
  ])('asks to sign in and opens then: %s', async (name, path, account, heading) => {
    const { page, said, look, close } = await open(`sign-in-for-${account}`);
    await page.goto(here.shop.url + path);
    await atHome(page);
    expect(await firstMessages(page), name).toEqual([SIGN_IN_FIRST]);
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.waitFor();
    for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
      await page.setViewportSize(size);
      await look(String(size.width));
    }
    const [popup] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Sign in' }).click()]);
    await pickAccount(popup, account);
    await page.waitForURL(here.shop.url + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(await said()).toEqual([SIGN_IN_FIRST, SIGNED_IN]);
    await close();
  });

  itLong('leaves a visitor at home who does not want to, and follows no address of another site', async () => {
    const { page, close } = await open('sign-in-not-now');
    await page.goto(`${here.shop.url}/designer`);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Log in menu' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(`${here.shop.url}/?signInFor=https://evil.example/&next=//evil.example/`);
    await signIn(page, 'customer');
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    expect(new URL(page.url()).origin).toBe(here.shop.url);
    await close();
  });
});

// Whom each page sends home, and with which words: `routes.test.ts`.
describe('guards', () => {
  it('send an admin home when the shop cannot verify them', async () => {
    const { page, close } = await open('guard-error', 'admin@nimantran.test');
    await fails(page, '/api/admin/verify', 'POST');
    await page.goto(`${here.shop.url}/admin`);
    await atHome(page);
    expect(await firstMessages(page)).toEqual([ACCESS_DENIED]);
    await close();
  });

  it('let an admin in by their session, and right after signing in by the ID token', async () => {
    const { page, said, close } = await open('guard-admin');
    const asked: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/api/admin/verify') && asked.push(request.postDataJSON()));
    await page.goto(`${here.shop.url}/faqs`);
    await signIn(page, 'admin');
    await firstMessages(page);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor();
    await expect.poll(() => asked).toEqual([{ accessToken: 'mock-token-for-account-admin@nimantran.test' }, { accessToken: '' }]);
    expect(await said()).toEqual([]);
    await close();
  });

  it('stand before no page outside of a browser', async () => {
    for (const path of ['/user/invitations', '/designer', '/admin', '/partner']) {
      const answer = await fetch(here.shop.url + path, { redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
});

it('an unknown address says so and leads home', async () => {
  const { page, close } = await open('unknown', undefined, PHONE);
  const answer = await page.goto(`${here.shop.url}/nowhere/at-all`);
  expect(answer?.status()).toBe(404);
  const words = await page.getByRole('main').innerText();
  expect(words.replace(/\s+/g, ' ')).toContain('You look lost. The page you requested does not exist.');
  await page.getByRole('link', { name: 'Go Home', exact: true }).click();
  await atHome(page);
  expect(pathOf(page)).toBe('/');
  await close();
});

describe('what is only logged', () => {
  const BROKEN_STORAGE = `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
  });`;
  const BROKEN_UPDATES = `navigator.serviceWorker.register = () => Promise.reject(new TypeError('Registration refused'));`;

  it('local storage that cannot be used', async () => {
    const { page, faults, said, close } = await open('storage');
    await page.addInitScript(BROKEN_STORAGE);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    await page.goto(`${here.shop.url}/category/wedding`);
    await chooseCurrency(page, 'EUR');
    await page.getByText('Prices start at €0.30').waitFor();
    await page
      .getByRole('link', { name: /Royal Jharokha/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: 'Edit Video' })
      .or(page.getByRole('button', { name: 'Edit Video' }))
      .first()
      .click();
    await page.getByLabel("Groom's name").fill('Arjun');
    await expect.poll(() => logged.filter((text) => text.startsWith('Local storage cannot be'))).not.toEqual([]);
    // The stand-in has no videos.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    expect(await said()).toEqual([]);
    await close();
  });

  itLong('a background update that cannot be registered', async () => {
    const other = await startMockShop({ settings: { WEB_SERVICE_WORKER: 'true' } });
    try {
      const { page, faults, said, close } = await openVisitor(here.browser, other.url, 'messages-updates', { size: DESKTOP });
      await page.addInitScript(BROKEN_UPDATES);
      const logged = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('Registration refused'),
        timeout: 60_000,
      });
      await page.goto(`${other.url}/`);
      expect((await logged).type()).toBe('warning');
      expect(faults).toEqual([]);
      expect(await said()).toEqual([]);
      await close();
    } finally {
      await other.remove();
    }
  });
});
