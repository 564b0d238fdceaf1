import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseAccount, DESKTOP, openWindow, type Window } from '../e2e/support/browser/browser.ts';
import { visitAs } from '../shop-client/person.ts';
import { publishTheme } from '../shop-client/publish-theme.ts';
import { shortBirthdayZip } from '../test-support/fixtures/short-theme.ts';
import type { ComposeShop } from './compose-shop.ts';
import type { WrongNeighbours } from './wrong-neighbours.ts';

const OWNER = 'admin@nimantran.test';
const STEP_MS = 60_000;
const FILM_MS = 240_000;
const OTHER_ORIGIN = 'https://elsewhere.shubh-invitations.in';

/** An operator's .env for a rehearsal (docs/operating.md). */
export const REHEARSAL = {
  ...{ NODE_ENV: 'production', REHEARSAL: 'true', COMPOSE_PROFILES: 'stand-ins', TERMS_VERSION: '2026-11' },
  ...{ MAIL_FROM: 'Shubh <orders@shubh-invitations.in>', SMTP_URL: 'smtp://mailpit:1025/?requireTLS=false' },
  ...{ SELLER_NAME: 'Shubh Invitations LLP', SELLER_ADDRESS: '4 Station Road | Indore 452001', SELLER_STATE: 'MP' },
};

const OWN_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  about: {
    'Name of the shop': 'Shubh',
    'Email address of support': 'help@shubh-invitations.in',
    'Address of the app in the store': 'https://play.google.com/store/apps/details?id=in.shubh',
    'Name of the service for wedding websites': 'Shubh Sites',
    'Address of the service for wedding websites': 'https://sites.shubh-invitations.in',
    'Social networks': 'Instagram https://www.instagram.com/shubhinvitations',
    'Copyright line': '© 2026 Shubh Invitations LLP',
  },
  seller: { 'Grievance officer': 'Asha Rao', 'Email address of the officer': 'grievance@shubh-invitations.in' },
};

interface Day {
  shop: ComposeShop;
  browser: Browser;
  publicUrl: string;
  localUrl: string;
  wrong: WrongNeighbours;
}

/**
 * An operator's first day with a rehearsal whose variables are wrong in five places: each proof fails and says what to do, the operator
 * does it, and the shop opens with the last proof. The shop's containers run.
 */
export async function walkFirstDay(day: Day): Promise<void> {
  const { shop, wrong, publicUrl, localUrl } = day;
  const right = { SMTP_URL: wrong.smtpUrl(wrong.rightPassword) };
  const mistakes = {
    SMTP_URL: wrong.smtpUrl('a-guess'),
    STRIPE_API_URL: wrong.aheadUrl,
    STRIPE_WEBHOOK_SECRET: 'whsec_of_another',
  };
  await shop.restartWith(mistakes, 'orders');
  await shop.restartWith({ S3_ENDPOINT: wrong.deniedUrl }, 'media');
  await shop.restartWith({ PUBLIC_URL: OTHER_ORIGIN }, 'store');

  const owner = await openWindow(day.browser, 'first-day', DESKTOP);
  const { page, look } = owner;
  await expectClosed(day);
  await signIn(owner, publicUrl);
  await look('untried');
  const prove = proving(page);
  await prove('Seller', /These are texts that the shop came with: .*Settings, sections Shop and Seller/);
  await prove('Sign-in', /admin@nimantran\.test, an admin, signed in by the account chooser/);
  await prove('Mail', /refuses the name or the password of SMTP_URL .*535.* Check both with your mail provider/);
  await pay(page, prove);
  await prove('Webhook', /with another signature: STRIPE_WEBHOOK_SECRET has to be the signing secret \(whsec_…\)/);
  await prove('Store', /The store refuses to keep a file .*infra\/object-store\/policies\/media\.json/);
  await prove('Themes and prices', /No theme is on sale\. Put some on sale at Themes/);
  await prove('A film', /No theme is on sale, so there is no film to make/);
  await prove('Promises and claims', /The shop claims nothing else/);
  await prove(
    'Clocks',
    /The clock of the machine that orders runs on is 10 minutes behind Stripe’s\. .*timedatectl set-ntp true/,
  );
  await look('failed');
  await page.getByText('The shop is closed: customers see a page').waitFor();

  shop.change(right);
  await shop.restartWith({}, 'orders', 'media');
  await setOwnTexts(owner, publicUrl);
  await publishTheme(await visitAs(publicUrl, localUrl, OWNER), new Uint8Array(await shortBirthdayZip()));
  await page.goto(`${publicUrl}/admin/start`);
  await prove('Seller', /Shubh is sold by Shubh Invitations LLP, 4 Station Road, Indore 452001/);
  await proveMail(page, prove, wrong);
  await pay(page, prove);
  await prove('Webhook', /Stripe’s newest event \(.*\) arrived, signed as it should be/);
  await prove('Store', /could not read the file at http:\/\/localhost:7070\. .*\(infra\/object-store\/cors\.json\)/);
  await shop.restartWith({}, 'store');
  await prove('Store', /A file was put, and read at its signed address as browsers do it/);
  await prove('Themes and prices', /themes are on sale, each with a price in INR/);
  await prove('Clocks', /The clocks of this machine, the database and Stripe agree/);
  await expectClosed(day);
  await prove('A film', /A film was drawn, encoded, checked and stored in \d+ s/, FILM_MS);
  await page.getByText(/The shop is open since .*, as a rehearsal/).waitFor();
  await look('open');
  await expectOpen(day);
}

type Prove = (label: string, said: RegExp, limitMs?: number) => Promise<void>;

/** Presses the button of a proof, and waits for what comes out. */
function proving(page: Page): Prove {
  return async (label, said, limitMs = STEP_MS) => {
    const part = page.getByRole('region', { name: label, exact: true });
    await part.getByRole('button', { name: new RegExp(`: ${label}$`) }).click();
    await part.getByText(said).waitFor({ timeout: limitMs });
  };
}

async function signIn({ page }: Window, publicUrl: string): Promise<void> {
  await page.goto(`${publicUrl}/`);
  await page.getByRole('link', { name: 'For staff' }).click();
  // It leads back to the page then.
  await chooseAccount(page, OWNER, () => page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click());
  await page.getByRole('heading', { level: 1, name: 'First run' }).waitFor();
}

async function pay(page: Page, prove: Prove): Promise<void> {
  await prove('Payment and refund', /on Stripe’s page, with a card of your own/);
  await page.getByRole('link', { name: 'Open Stripe’s page' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel(/Expir/).fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel(/Name on/).fill('Asha Rao');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText(/was paid and is refunded/).waitFor({ timeout: STEP_MS });
}

async function proveMail(page: Page, prove: Prove, { mail }: WrongNeighbours): Promise<void> {
  await prove('Mail', /A mail with a code of six digits is on its way/);
  const code = () => /^Subject: \[Rehearsal\] (\d{6}) is the code/m.exec(mail.letters.at(-1) ?? '')?.[1];
  await expect.poll(code).toBeDefined();
  const part = page.getByRole('region', { name: 'Mail', exact: true });
  await part.getByLabel('Code of the test mail').fill(code() ?? '');
  await part.getByRole('button', { name: 'Check the code' }).click();
  await part.getByText(/A mail to .* arrived: its code came back/).waitFor();
}

async function setOwnTexts({ page, look }: Window, publicUrl: string): Promise<void> {
  for (const [section, texts] of Object.entries(OWN_TEXTS)) {
    await page.goto(`${publicUrl}/admin/settings?section=${section}`);
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. New pages and emails say it.').first().waitFor();
    await look(`settings-${section}`);
  }
}

async function expectClosed({ browser, publicUrl }: Day): Promise<void> {
  const { page, look } = await openWindow(browser, 'first-day-customer', DESKTOP);
  const answer = await page.goto(`${publicUrl}/category/birthday`);
  expect(answer?.status()).toBe(503);
  await page.getByRole('heading', { name: /opens soon/ }).waitFor();
  await page.getByText('Rehearsal, not a real shop').waitFor();
  await look('closed');
}

async function expectOpen({ browser, publicUrl }: Day): Promise<void> {
  const { page, look } = await openWindow(browser, 'first-day-customer-open', DESKTOP);
  await expect.poll(async () => (await page.goto(`${publicUrl}/`))?.status()).toBe(200);
  await page.getByText('Rehearsal, not a real shop').waitFor();
  await look('home');
}
