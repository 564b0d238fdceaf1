import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { DESKTOP, motionless, openWindow, PHONE, pickAccount } from '../support/browser/browser.ts';
import { itLong } from '../support/long-cases.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const here = withMockShop();

/** An unpaid order of the stand-in's examples. */
const UNPAID = 'NM-EX000001';
/** Places an order, or pays one that was placed before. */
const PAYING = /\/api\/orders(\/[^/]+\/checkout)?$/;
const STILLS = /live-stills/;
const FORM = '/video/create?theme=103';
const SIZES = [PHONE, { width: 768, height: 1024 }, DESKTOP];
const family = (page: Page) => page.getByLabel('Family name');
const venue = (page: Page) => page.getByLabel('Venue');
const draftOn = (page: Page): Promise<string | null> => page.evaluate("localStorage.getItem('draft:103')");

let customers = 0;
async function signedIn(context: BrowserContext): Promise<string> {
  customers += 1;
  const email = `drafts-${customers}@nimantran.test`;
  await context.addCookies([{ name: 'mock-session', value: encodeURIComponent(email), url: here.shop.url }]);
  return email;
}

/** Types into the form and waits until the shop has it. */
async function typeAndSave(page: Page, words: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/103'));
  await family(page).fill(words);
  expect((await saved).status()).toBe(200);
}

async function pickFrom(page: Page, open: () => Promise<void>, account: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  await pickAccount(popup, account);
}

describe('what somebody typed while signed in', () => {
  it('leaves the browser when they log out, is kept for them, and is not the next person’s', async () => {
    const { page, close } = await openWindow(here.browser, 'drafts-log-out', DESKTOP);
    const email = await signedIn(page.context());
    await page.goto(here.shop.url + FORM);
    await family(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(here.shop.url + FORM);
    await family(page).fill('The Kulkarni family');
    await expect.poll(() => family(other).inputValue()).toBe('The Kulkarni family');
    await other.reload();
    const picture = other.getByAltText(/, with your words$/);
    const welcomeBack = other.getByText('You started this invitation before.');
    await Promise.all([picture.waitFor(), welcomeBack.waitFor()]);
    // Before the pause after which it is saved by itself.
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${here.shop.url}/`);
    expect(await draftOn(page)).toBeNull();
    await expect.poll(() => family(other).inputValue()).toBe('');
    await Promise.all([picture, welcomeBack].map((gone) => gone.waitFor({ state: 'detached' })));
    await other.route(STILLS, () => {});
    const asked = other.waitForRequest(STILLS);
    await family(other).fill('The Rao family');
    await asked;
    expect([await picture.count(), await welcomeBack.count()]).toEqual([0, 0]);
    await family(other).fill('');
    await other.close();

    await page.goto(here.shop.url + FORM);
    expect(await family(page).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Log in menu' }).click();
    await pickFrom(page, () => page.getByRole('button', { name: 'Log In / Sign Up' }).click(), 'customer');
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await typeAndSave(page, 'The Rao family');

    await page.context().addCookies([{ name: 'mock-session', value: encodeURIComponent(email), url: here.shop.url }]);
    await page.reload();
    await expect.poll(() => family(page).inputValue()).toBe('The Kulkarni family');
    await close();
  });

  it('is shown to nobody once their session has ended by itself, until they sign in again', async () => {
    const { page, look, close } = await openWindow(here.browser, 'drafts-ended', PHONE);
    const context = page.context();
    await context.addCookies([
      { name: 'mock-session', value: encodeURIComponent('customer@nimantran.test'), url: here.shop.url },
    ]);
    await page.goto(here.shop.url + FORM);
    await family(page).waitFor();
    await typeAndSave(page, 'The Verma family');
    await context.clearCookies({ name: 'mock-session' });
    await family(page).fill('The Verma and Rao families');
    await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
    await expect.poll(() => family(page).isVisible()).toBe(false);
    await page.reload();
    await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await look(`signed-out-${size.width}`);
    }
    await pickFrom(page, () => page.getByRole('button', { name: 'Sign in to continue' }).click(), 'customer');
    await expect.poll(() => family(page).inputValue()).toBe('The Verma and Rao families');
    await expect.poll(() => family(page).isVisible()).toBe(true);

    await context.clearCookies({ name: 'mock-session' });
    await page.reload();
    await page.getByRole('button', { name: 'Start a new invitation' }).click();
    await expect.poll(() => family(page).inputValue()).toBe('');
    expect(await family(page).isVisible()).toBe(true);
    await close();
  });
});

describe('Pay', () => {
  it.each([
    ['a draft', 'draft:103', '/video/create/pay?theme=103'],
    ...beforeRelease(['an order', `draft:form-${UNPAID}`, `/video/create/pay?theme=103&order=${UNPAID}`]),
  ])('of %s asks somebody whose session has ended to sign in, and goes on where they were', async (_what, key, address) => {
    const { page, close } = await openWindow(here.browser, 'drafts-pay', PHONE);
    const context = page.context();
    await context.addCookies([
      { name: 'mock-session', value: encodeURIComponent('customer@nimantran.test'), url: here.shop.url },
    ]);
    const details = { family: 'The Verma family', date: '2027-02-12', time: '10:30', venue: 'Lake Terrace' };
    const kept = JSON.stringify(JSON.stringify({ details }));
    await context.addInitScript(`localStorage.getItem('${key}') ?? localStorage.setItem('${key}', ${kept})`);
    await page.goto(here.shop.url + address);
    await page.locator('[id="billing.name"]').fill('Asha');
    await page.locator('[id="billing.state"]').selectOption('MP');
    await page.locator('#terms_accepted').check();
    const ended = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Please sign in.', code: 'signed_out' };
    await page.route(PAYING, (route) => route.fulfill({ status: 401, json: ended }));
    await context.clearCookies({ name: 'mock-session' });
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
    await page.locator('#content:focus').waitFor();
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await page.unroute(PAYING);
    await pickFrom(page, () => page.getByRole('button', { name: 'Sign in to continue' }).click(), 'customer');
    await page.locator('#terms_accepted:checked').waitFor();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/checkout/);
    await close();
  });
});

describe('The consent to the terms', () => {
  const terms = (page: Page) => page.locator('#terms_accepted');

  it('survives a step back, and has to be given again for other words and after a reload', async () => {
    const { page, close } = await openWindow(here.browser, 'drafts-consent', DESKTOP);
    await signedIn(page.context());
    const details = { family: 'The Verma family', date: '2027-02-12', time: '10:30', venue: 'Lake Terrace' };
    const kept = JSON.stringify(JSON.stringify({ details }));
    await page.addInitScript(`localStorage.getItem('draft:103') ?? localStorage.setItem('draft:103', ${kept})`);
    await page.goto(`${here.shop.url}/video/create/pay?theme=103`);
    expect(await terms(page).isChecked()).toBe(false);
    await terms(page).check();
    await page.getByRole('link', { name: 'Back to the details' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.locator('#terms_accepted:checked').waitFor();
    await page.getByRole('link', { name: 'Back to the details' }).click();
    await page.getByRole('link', { name: 'Change resolution' }).click();
    await venue(page).fill('Jal Mahal');
    await page.getByRole('button', { name: 'Verify Invitation Details' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await terms(page).waitFor();
    expect(await terms(page).isChecked()).toBe(false);
    await terms(page).check();
    await page.reload();
    await terms(page).waitFor();
    expect(await terms(page).isChecked()).toBe(false);
    await close();
  });
});

describe('Start over', () => {
  it('asks before it deletes what was entered', async () => {
    const { page, look, close } = await openWindow(here.browser, 'drafts-start-over', PHONE);
    await page.goto(here.shop.url + FORM);
    await family(page).fill('The Kulkarni family');
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    const question = page.getByRole('dialog', { name: 'Start over?' });
    await question.waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await look(String(size.width));
    }
    await question.getByRole('button', { name: 'Keep my details' }).click();
    expect(await family(page).inputValue()).toBe('The Kulkarni family');
    await page.getByRole('button', { name: 'Start over' }).click();
    await question.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => family(page).inputValue()).toBe('');
    await close();
  });
});

describe('Cancel order', () => {
  it('asks before it cancels', async () => {
    await fetch(`${here.shop.url}/mock/examples`);
    const { page, look, close } = await openWindow(here.browser, 'drafts-cancel-order', PHONE);
    const context = page.context();
    await context.addCookies([
      { name: 'mock-session', value: encodeURIComponent('customer@nimantran.test'), url: here.shop.url },
    ]);
    await page.goto(`${here.shop.url}/user/invitations/${UNPAID}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this order?' });
    await question.waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await look(String(size.width));
    }
    await question.getByRole('button', { name: 'Keep the order' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await page
      .getByText(/cancelled/i)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'The text of your video' }).waitFor();
    await close();
  });
});

describe('changes to an unpaid order', () => {
  itLong('are warned of on logging out', async () => {
    await fetch(`${here.shop.url}/mock/examples`);
    const { page, close } = await openWindow(here.browser, 'drafts-change-order', DESKTOP);
    const value = encodeURIComponent('customer@nimantran.test');
    await page.context().addCookies([{ name: 'mock-session', value, url: here.shop.url }]);
    await page.goto(`${here.shop.url}/user/invitations/${UNPAID}`);
    await page.getByRole('link', { name: 'Change details' }).click();
    await venue(page).fill('Another Terrace');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByText(/not saved in your account yet/).waitFor();
    await close();
  });

  it('are ordered in its place, which Pay says', async () => {
    const { page, look, close } = await openWindow(here.browser, 'drafts-replace-order', DESKTOP);
    await signedIn(page.context());
    const draft = {
      details: { family: 'The Deshpande family', date: '2030-12-05', time: '19:30', venue: 'Lake Terrace' },
      placing: { fingerprint: 'other words', key: 'a-key', number: UNPAID, replaces: null },
    };
    await page.addInitScript(`localStorage.setItem('draft:103', ${JSON.stringify(JSON.stringify(draft))})`);
    await page.goto(`${here.shop.url}/video/create/pay?theme=103`);
    await page.getByText(`This replaces your unpaid order ${UNPAID}`).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await look(String(size.width));
    }
    await close();
  });
});

describe('one invitation in two tabs', () => {
  itLong('has the words of both, in both', async () => {
    const { page, close } = await openWindow(here.browser, 'drafts-tabs', DESKTOP);
    await page.goto(here.shop.url + FORM);
    const other = await page.context().newPage();
    await other.goto(here.shop.url + FORM);
    await family(page).fill('The Kulkarni family');
    await venue(other).fill('Lake Terrace');
    for (const tab of [page, other]) {
      await expect.poll(() => family(tab).inputValue()).toBe('The Kulkarni family');
      await expect.poll(() => venue(tab).inputValue()).toBe('Lake Terrace');
    }
    await page.reload();
    await expect.poll(() => venue(page).inputValue()).toBe('Lake Terrace');
    expect(await family(page).inputValue()).toBe('The Kulkarni family');
    await close();
  });

  it('says where its words may have gone once another tab has ordered it', async () => {
    const { page, look, close } = await openWindow(here.browser, 'drafts-emptied', PHONE);
    await page.goto(here.shop.url + FORM);
    const other = await page.context().newPage();
    await other.goto(here.shop.url + FORM);
    await family(page).fill('The Kulkarni family');
    await expect.poll(() => family(other).inputValue()).toBe('The Kulkarni family');
    const gone = page.getByText('What you typed is no longer here.');
    await family(page).fill('');
    expect(await gone.count()).toBe(0);
    await family(page).fill('The Kulkarni family');
    await other.goto(`${here.shop.url}/faqs`);
    await other.evaluate("localStorage.removeItem('draft:103')");
    await gone.waitFor();
    expect(await page.getByText('Enter the').count()).toBe(0);
    await look('form');
    for (const step of ['?theme=103&step=verify', '/pay?theme=103', '?theme=103&step=preview']) {
      await page.goto(`${here.shop.url}/video/create${step}`);
      await page.getByRole('heading', { name: 'There are no details to check.' }).waitFor();
    }
    await look('verify');
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await family(page).fill('The Rao family');
    expect(await gone.count()).toBe(0);
    await close();
  });
});

describe('one invitation on two devices', () => {
  /** Saves other words at the shop, as another device does. */
  async function typeElsewhere(page: Page): Promise<void> {
    const token = (await page.context().cookies()).find(({ name }) => name === XSRF_COOKIE)?.value ?? '';
    const address = `${here.shop.url}/api/drafts/103`;
    const { draft } = await (await page.request.get(address)).json();
    const details = { ...draft.content.details, family: 'The Rao family' };
    const data = { version: draft.version, content: { ...draft.content, details } };
    const answer = await page.request.put(address, { data, headers: { [XSRF_HEADER]: token } });
    expect(answer.status()).toBe(200);
  }

  it.each([PHONE, ...beforeRelease(DESKTOP)])(
    'is asked about in sight of whoever types far below, and moves nothing: %j',
    async (size) => {
      const { page, look, close } = await openWindow(here.browser, `drafts-devices-${size.width}`, size);
      await signedIn(page.context());
      await page.goto(here.shop.url + FORM);
      await typeAndSave(page, 'The Kulkarni family');
      if (size === PHONE) await page.getByRole('button', { name: /^Next/ }).click();
      await venue(page).scrollIntoViewIfNeeded();
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      await motionless(page);
      const before = await venue(page).boundingBox();
      await typeElsewhere(page);
      await venue(page).fill('Jal Mahal');
      const choice = page.getByRole('button', { name: 'Use the other one' });
      await choice.waitFor();
      await look('asked');
      const [field, button] = [await venue(page).boundingBox(), await choice.boundingBox()];
      expect(button?.y).toBeGreaterThan(0);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(size.height);
      // The field keeps its place, unless it would be covered.
      const notice = await page.getByRole('alert').filter({ has: choice }).boundingBox();
      const bottom = (notice?.y ?? 0) + (notice?.height ?? 0);
      expect(field?.y).toBeGreaterThanOrEqual(bottom);
      if ((before?.y ?? 0) >= bottom) expect(field?.y).toBeCloseTo(before?.y ?? 0, 0);
      await choice.click();
      await expect.poll(() => choice.isVisible()).toBe(false);
      await expect.poll(() => family(page).inputValue()).toBe('The Rao family');
      await close();
    },
  );

  itLong('is asked about on Verify and Pay too', async () => {
    const { page, close } = await openWindow(here.browser, 'drafts-devices-pay', DESKTOP);
    await signedIn(page.context());
    const details = { family: 'The Verma family', date: '2027-02-12', time: '10:30', venue: 'Lake Terrace' };
    const kept = JSON.stringify(JSON.stringify({ details }));
    await page.addInitScript(`localStorage.getItem('draft:103') ?? localStorage.setItem('draft:103', ${kept})`);
    await page.goto(here.shop.url + FORM);
    await typeAndSave(page, 'The Kulkarni family');
    await typeElsewhere(page);
    await venue(page).fill('Jal Mahal');
    const choice = page.getByRole('button', { name: 'Keep this one' });
    await page.getByRole('button', { name: 'Verify Invitation Details' }).click();
    await page.getByRole('heading', { name: 'Verify Invitation Details' }).waitFor();
    await choice.waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Billing and payment' }).waitFor();
    await choice.click();
    await expect.poll(() => choice.isVisible()).toBe(false);
    await close();
  });
});
