import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawPhoto } from '../../shop-client/photo.ts';
import { ALL, beforeRelease, shortOrAll } from '../../test-support/vitest/all-tests.ts';
import { findViolations } from '../support/browser/axe.ts';
import { atRest, DESKTOP, drawn, openWindow, PHONE } from '../support/browser/browser.ts';
import { itLong } from '../support/long-cases.ts';
import { openPart, toVerify } from '../support/order/create-form-parts.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const WORDS = { groom_name: 'Kabir', bride_name: 'मीनाक्षी', date: '2026-12-05', time: '19:30', venue: 'Lake Terrace' };
const LONG = 'Subrahmanyeshwara Lakshminarasimha Venkata Thiruvenkatanathapuram';
/** The house-warming form has no photos, so it can be paid without an upload. */
const FAMILY = { family: 'The Deshpande family', date: '2026-12-05', time: '19:30', venue: 'Lake Terrace' };

const here = withMockShop();

let customers = 0;

/** A signed-in customer with saved drafts. */
async function openCustomer(size: { width: number; height: number }, drafts: Record<number, object> = {}) {
  const window = await openWindow(here.browser, `tree-${size.width}`, size);
  customers += 1;
  const value = encodeURIComponent(`tree-${customers}@nimantran.test`);
  await window.page.context().addCookies([{ name: 'mock-session', value, url: here.shop.url }]);
  for (const [theme, draft] of Object.entries(drafts)) {
    const kept = JSON.stringify(JSON.stringify(draft));
    await window.page
      .context()
      .addInitScript(`localStorage.getItem('draft:${theme}') ?? localStorage.setItem('draft:${theme}', ${kept})`);
  }
  return window;
}

async function open(page: Page, path: string, heading: RegExp | string): Promise<void> {
  await page.goto(here.shop.url + path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

/** Navigates as a link of the app does, without a new start of the app. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);
  await expect.poll(() => page.title()).toMatch(new RegExp(path.split('/').at(-1) ?? '', 'i'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).locator('visible=true').first().click();
const tree = (page: Page) => page.locator('main').ariaSnapshot();
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: drawPhoto(500, 400, 40) });

const clean = async (page: Page, what: string) => expect(await findViolations(page), what).toEqual([]);

/** Where axe judges; every width before a release. */
const SIZES = ALL ? [PHONE, DESKTOP] : [PHONE];

describe.each(SIZES)('axe finds nothing at $width px', (size) => {
  it('on the form: empty, with faults, with uploads under way and done, in its dialogs', async () => {
    await here.shop.goWrong({});
    const { page, close } = await openCustomer(size);
    await open(page, '/video/create?theme=101', 'Make Royal Jharokha yours');
    await clean(page, 'empty');
    await press(page, /^(Next|Verify)/);
    await page.getByText("Enter the groom's name.").waitFor();
    await clean(page, 'with faults');
    for (const part of [...beforeRelease('when' as const, 'words' as const, 'music' as const), 'options'] as const) {
      await openPart(page, part);
      await clean(page, part);
    }
    await openPart(page, 'photos');
    await here.shop.goWrong({ hold: 1 });
    await page.locator('[id="photos.groom"]').setInputFiles(photo('groom.jpg'));
    await page.getByRole('progressbar').waitFor();
    await clean(page, 'under way');
    await here.shop.goWrong({});
    await page.getByAltText("Your photo for Groom's photo").waitFor();
    await page.locator('[id="photos.bride"]').setInputFiles({ ...photo('bride.txt'), mimeType: 'text/plain' });
    await clean(page, 'with a photo, and a file that is none');
    await press(page, 'Crop');
    await page.getByRole('dialog').waitFor();
    await clean(page, 'crop');
    await press(page, 'Cancel');
    await openPart(page, 'music');
    await page.getByRole('radio', { name: /^Your own music/ }).check();
    await clean(page, 'own music');
    await close();
  });

  itLong('on the way to paying: signed out, Verify, a line being corrected, a preview, billing with faults', async () => {
    const { page, close } = await openCustomer(size, { 103: { details: { ...FAMILY, venue: 'Sunday Lodge', time: '02:00' } } });
    await page.context().clearCookies({ name: 'mock-session' });
    await open(page, '/video/create?theme=103', 'Make Shubh Griha yours');
    await clean(page, 'what was kept');
    await toVerify(page);
    await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
    await clean(page, 'sign in');
    await page.keyboard.press('Escape');
    await open(page, '/video/create?theme=103&step=verify', 'Verify Invitation Details');
    await clean(page, 'verify');
    await press(page, /^Correct Venue/);
    await clean(page, 'a line');
    await open(page, '/video/create?theme=103&step=preview', 'See a preview first?');
    await clean(page, 'preview');
    await open(page, '/video/create/pay?theme=103', 'Billing and payment');
    await press(page, /^Pay/);
    await page.getByText('Tick this to continue.').waitFor();
    await clean(page, 'billing');
    await close();
  });
});

itLong('axe finds nothing on orders in every state, their list, and tracking', async () => {
  const { page, close } = await openCustomer(PHONE);
  const cleanAtAll = async (what: string) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await clean(page, `${what}, ${size.width} px`);
    }
  };
  await page.goto(`${here.shop.url}/mock/examples`);
  const examples = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(examples.length).toBeGreaterThan(15);
  await open(page, '/user/invitations', 'My Orders');
  // Every state shows parts of its own; a third of them lets no page's frame change unseen.
  for (const path of shortOrAll(
    examples.filter((_, index) => index % 3 === 0),
    examples,
  )) {
    await page.setViewportSize(PHONE);
    await follow(page, path);
    await atRest(page);
    await cleanAtAll(path);
  }
  await open(page, '/user/invitations', 'My Orders');
  await page.getByRole('article').first().waitFor();
  await cleanAtAll('the list');
  await open(page, '/track-order', 'Track Order');
  await press(page, 'Track Order');
  await page.getByText(/^Enter the order number/).waitFor();
  await cleanAtAll('tracking with faults');
  await page.getByLabel('Order number').fill('NM-EX000006');
  await page.getByLabel('Email address').fill('customer@nimantran.test');
  await press(page, 'Track Order');
  await page.getByRole('heading', { name: 'NM-EX000006' }).and(page.locator(':focus')).waitFor();
  await cleanAtAll('tracked');
  await close();
});

describe('what is read out', () => {
  it('on the form names its groups, prices with their choices, and what is wrong with each field', async () => {
    const { page, close } = await openCustomer(DESKTOP);
    await open(page, '/video/create?theme=101', 'Make Royal Jharokha yours');
    await press(page, 'Verify Invitation Details');
    await page.getByText("Enter the groom's name.").waitFor();
    for (const line of [
      'heading "Make Royal Jharokha yours" [level=1]',
      'group "Names"',
      'textbox "Groom\'s name" [invalid]',
      'textbox "Groom\'s parents (optional)"',
      'checkbox "Bride\'s name first + ₹30.00"',
      'group "When and where"',
      'button "Groom\'s photo"',
      'group "Resolution"',
      'radio "720p HD ₹175.00" [checked]',
      'group "Delivery"',
      'radio "Express + ₹25.00"',
      'checkbox "Remove watermark + ₹50.00"',
      'complementary "Your video"',
    ])
      await expect.poll(() => tree(page)).toContain(line);
    const name = page.getByLabel("Groom's name", { exact: true });
    expect(await name.getAttribute('required')).not.toBeNull();
    const told = (await name.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const words = await Promise.all(told.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(words).toEqual(["Enter the groom's name.", 'Up to 32 characters.']);
    const headings = await page.locator('main :is(h1, h2, h3)').evaluateAll((all) => all.map((one) => one.tagName));
    expect(headings[0]).toBe('H1');
    expect(headings.every((tag, index) => index === 0 || Number(tag[1]) <= Number(headings[index - 1]?.[1]) + 1)).toBe(true);
    await close();
  });

  it('while typing speaks of the limit before it is reached, once the hand rests', async () => {
    const { page, close } = await openCustomer(PHONE);
    await open(page, '/video/create?theme=101', 'Make Royal Jharokha yours');
    const name = page.getByLabel("Groom's name", { exact: true });
    await name.fill('A'.repeat(20));
    expect(await page.getByText(/characters? left/).count()).toBe(0);
    await name.fill('A'.repeat(26));
    await page.getByRole('status').filter({ hasText: '6 characters left.' }).waitFor({ state: 'attached' });
    await name.fill('A'.repeat(33));
    await page.getByRole('status').filter({ hasText: '1 character too many.' }).waitFor({ state: 'attached' });
    await close();
  });

  it('on Verify says what each line is, in its language, and what to look at again', async () => {
    const details = { ...WORDS, invitation: 'Join us on Sunday' };
    const { page, close } = await openCustomer(DESKTOP, { 101: { details } });
    await open(page, '/video/create?theme=101&step=verify', 'Verify Invitation Details');
    for (const line of [
      'region "Your invitation"',
      'button "Correct Groom\'\'s name: Kabir"',
      'button "Correct Date: Saturday, 5 December 2026"',
      'button "Correct Time: 7:30 PM"',
      'button "Add: Groom\'\'s parents"',
      'link "Change resolution"',
      'button "Continue to payment"',
    ])
      await expect.poll(() => tree(page)).toContain(line);
    expect(
      await page
        .getByRole('button', { name: /मीनाक्षी/ })
        .locator('[lang]')
        .getAttribute('lang'),
    ).toBe('hi');
    const line = page.getByRole('button', { name: /^Correct Invitation line/ });
    expect(await page.locator(`[id="${await line.getAttribute('aria-describedby')}"]`).textContent()).toBe(
      'Invitation line says Sunday, but the date is Saturday, 5 December 2026.',
    );
    await close();
  });
});

describe('nothing runs out of the screen', () => {
  const WIDE = { width: 320, height: 568 };
  /** The text spacing that WCAG 1.4.12 requires pages to support. */
  const SPACED =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

  it('at 320 px and the longest names, as it is and with the text spaced out', async () => {
    const long = {
      ...WORDS,
      groom_name: LONG.slice(0, 32),
      bride_name: LONG.replaceAll(' ', '').slice(0, 32),
      venue: LONG.slice(0, 60),
    };
    const { page, look, close } = await openCustomer(WIDE, {
      101: { details: long },
      103: { details: { ...FAMILY, family: LONG.replaceAll(' ', '').slice(0, 40) } },
    });
    await page.goto(`${here.shop.url}/mock/examples`);
    const parts = ['names', 'options', ...beforeRelease('photos', 'when', 'words', 'music')].map(
      (part) => `/video/create?theme=101&part=${part}`,
    );
    const orders = ['NM-EX00000D', ...beforeRelease('NM-EX000001', 'NM-EX000005', 'NM-EX000007', 'NM-EX00000K')].map(
      (number) => `/user/invitations/${number}`,
    );
    orders.push('/user/invitations/NM-EX00000A/correct');
    const others = [
      '/video/create?theme=101&step=verify',
      '/video/create?theme=103&step=preview',
      '/video/create/pay?theme=103',
      '/user/invitations',
      '/track-order',
    ];
    for (const path of [...parts, ...others, ...orders]) {
      if (orders.includes(path) && path !== orders[0]) {
        await page.evaluate('document.adoptedStyleSheets = []');
        await follow(page, path);
      } else await open(page, path, /./);
      await atRest(page);
      const beyond = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      await look(path.replace(/\W+/g, '-'));
      await expect.poll(beyond, { message: path }).toBeLessThanOrEqual(0);
      // A stylesheet that the driver adds does not count as an inline style under the CSP.
      await page.evaluate(
        `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(SPACED)}); document.adoptedStyleSheets = [sheet]; }`,
      );
      await drawn(page);
      await look(`${path.replace(/\W+/g, '-')}-spaced`);
      await expect.poll(beyond, { message: `${path}, spaced out` }).toBeLessThanOrEqual(0);
    }
    await close();
  });

  it('shows no animation to a person who prefers reduced motion', async () => {
    const { page, close } = await openCustomer(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/video/create?theme=101', 'Make Royal Jharokha yours');
    const moving = await page.evaluate<number>(
      "document.getAnimations().filter((motion) => motion.effect.getComputedTiming().duration > 1).length + [...document.querySelectorAll('main *')].filter((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0.001).length",
    );
    expect(moving).toBe(0);
    await close();
  });
});

it('axe is asked in earnest: a picture without text is found', async () => {
  const { page, close } = await openCustomer(PHONE);
  await open(page, '/track-order', 'Track Order');
  await page.evaluate("document.querySelector('main').append(new Image(20, 20))");
  expect(await findViolations(page)).toEqual([expect.stringContaining('image-alt')]);
  await close();
});
