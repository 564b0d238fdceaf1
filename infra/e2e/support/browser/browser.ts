import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { chromiumPath, QUIET } from './chromium.ts';

/** @throws Error when there is no Chromium on this machine */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: QUIET });
}

/** In place of browsers that ended by themselves: one that the machine has no room for takes one test with it, not all after it. */
const replacements = new WeakMap<Browser, Promise<Browser>>();

async function aliveOf(browser: Browser): Promise<Browser> {
  if (browser.isConnected()) return browser;
  const other = replacements.get(browser) ?? startBrowser();
  replacements.set(browser, other);
  return aliveOf(await other);
}

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** A person's own browser window, with pictures of what they see kept under `name`. */
export interface Window {
  page: Page;
  /** Takes a picture; kept in SCREENSHOTS_DIR where that is set. */
  look(what: string): Promise<void>;
  /** What the page complained about. */
  faults: readonly string[];
  close(): Promise<void>;
}

/** A window for the test that runs, closed with it. Whoever opens or reloads a page there can use it at once. */
export async function openWindow(
  browser: Browser,
  name: string,
  { touch = false, ...viewport }: { width: number; height: number; touch?: boolean },
): Promise<Window> {
  const context = await (await aliveOf(browser)).newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  context.setDefaultTimeout(30_000);
  context.on('page', (page) => {
    waitForTheApp(page);
    countRequests(page);
  });
  const page = await context.newPage();
  await slowDown(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const stood = [`${name} stood at ${page.url()}`, ...faults.slice(-3).map((fault) => `it complained: ${fault}`)];
      task.meta.stood = [...(task.meta.stood ?? []), ...stood];
    }
    await context.close();
  });
  const folder = process.env.SCREENSHOTS_DIR;
  let shots = 0;
  return {
    page,
    faults,
    async look(what) {
      if (folder === undefined) return;
      await mkdir(folder, { recursive: true });
      shots += 1;
      const file = path.join(folder, `${name}-${String(shots).padStart(2, '0')}-${what}.png`);
      await page.screenshot({ path: file, fullPage: true });
    },
    close: () => context.close(),
  };
}

/** Nothing answers on a page that the shop has made until the app has taken it over, which says so (web/src/app/ready.tsx). */
function waitForTheApp(page: Page): void {
  const takenOver = page.locator('html[data-ready], html:not(:has(#root))');
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await takenOver.waitFor({ state: 'attached' });
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload(...given);
    await takenOver.waitFor({ state: 'attached' });
    return answer;
  };
}

/** Makes the page's scripts so many times slower as E2E_CPU_SLOWDOWN says: races show themselves then. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);
  if (rate <= 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What pages have asked for and not got, and when that last changed. */
const traffic = new WeakMap<Page, { open: Set<Request>; changedAt: number }>();
const QUIET_MS = 500;

function countRequests(page: Page): void {
  const counted = { open: new Set<Request>(), changedAt: Date.now() };
  traffic.set(page, counted);
  const note = (change: () => void) => {
    change();
    counted.changedAt = Date.now();
  };
  // News of an order come for as long as its page is open.
  page.on('request', (asked) => asked.resourceType() !== 'eventsource' && note(() => counted.open.add(asked)));
  const forget = (asked: Request) => note(() => counted.open.delete(asked));
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
}

/** Until a page has asked for nothing for half a second; Playwright's own `networkidle` may be of before the app took over. */
export const quiet = (page: Page) =>
  eventually('the page asks for nothing more', () => {
    const counted = traffic.get(page);
    return counted !== undefined && counted.open.size === 0 && Date.now() - counted.changedAt > QUIET_MS;
  });

/** Until what was just done is drawn, and whoever listens to scrolling has heard of it. */
export const drawn = (page: Page) =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');

/** Until nothing moves that will end. */
export const motionless = (page: Page) =>
  page.evaluate(`Promise.all(document.getAnimations()
    .filter((motion) => motion.effect?.getComputedTiming().iterations !== Infinity)
    .map((motion) => motion.finished.catch(() => {})))`);

/** Until everything has come that a page asks for, and shows that it waits for. */
export const atRest = (page: Page) =>
  eventually('nothing is on its way', () =>
    page
      .evaluate<boolean>(
        `document.readyState === 'complete' && !document.querySelector('[role="progressbar"], [aria-busy="true"]')`,
      )
      // A page that is just being left answers nothing.
      .catch(() => false),
  );

/** Picks an account in the chooser, which closes itself on the click: that may be before the click has ended. */
export async function pickAccount(chooser: Page, name: string | RegExp): Promise<void> {
  const closed = chooser.waitForEvent('close');
  await chooser
    .getByRole('button', { name, exact: true })
    .click()
    .catch((error: unknown) => {
      if (!chooser.isClosed()) throw error;
    });
  await closed;
}

/** Signs in by the account chooser that a click opens. */
export async function chooseAccount(page: Page, email: string, open: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  await pickAccount(popup, new RegExp(email));
  await page.getByText("You've signed in successfully.").waitFor();
}

/** By the menu at the top, which closes behind the choice. */
export async function chooseCurrency(page: Page, code: string): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /^Currency/ }).click();
  await bar.getByRole('button', { name: new RegExp(`^\\S ${code}$`) }).click();
}

/** Moves down a page as its reader does, until each of its parts stands (web/src/start/start.ts), and back to its top: only then can a test read all of its words. */
export async function readToEnd(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await eventually('every part of the page is laid out', () =>
    page.evaluate<boolean>(`(() => {
      const far = [...document.querySelectorAll('[data-later="near"]')].find((part) => part.checkVisibility());
      far?.scrollIntoView();
      return far === undefined;
    })()`),
  );
  await page.evaluate('window.scrollTo(0, 0)');
}
