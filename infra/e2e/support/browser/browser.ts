import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { onTestFailed, onTestFinished } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { chromiumPath, QUIET } from '../../../test-support/servers/chromium.ts';

/** @throws Error if Chromium is not installed */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: QUIET });
}

/** Replacements of browsers that crashed: a browser that runs out of memory fails one test, not all later ones. */
const replacements = new WeakMap<Browser, Promise<Browser>>();

async function aliveOf(browser: Browser): Promise<Browser> {
  if (browser.isConnected()) return browser;
  const other = replacements.get(browser) ?? startBrowser();
  replacements.set(browser, other);
  return aliveOf(await other);
}

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** A person's own browser window, with screenshots saved under `name`. */
export interface Window {
  page: Page;
  /** Takes a screenshot; saved to SCREENSHOTS_DIR if that is set. */
  look(what: string): Promise<void>;
  /** Errors and warnings that the page reported. */
  faults: readonly string[];
  close(): Promise<void>;
}

interface Screen {
  width: number;
  height: number;
  touch?: boolean;
}

/** A window for the running test, closed at its end. Pages opened or reloaded in it are ready for use immediately. */
export async function openWindow(browser: Browser, name: string, screen: Screen): Promise<Window> {
  const window = await openLastingWindow(browser, name, screen);
  onTestFinished(() => window.close());
  tellWhereItStands(window, name);
  return window;
}

/** If the running test fails, its report says at which address the window is, and what it complained about. */
export function tellWhereItStands({ page, faults }: Window, name: string): void {
  onTestFailed(({ task }) => {
    const stood = [`${name} stood at ${page.url()}`, ...faults.slice(-3).map((fault) => `it complained: ${fault}`)];
    task.meta.stood = [...(task.meta.stood ?? []), ...stood];
  });
}

/** A window that stays open until the browser closes, because a new one costs as much as a page. */
export async function openLastingWindow(browser: Browser, name: string, { touch = false, ...viewport }: Screen): Promise<Window> {
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
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`.trim()),
  );
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

/** A server-rendered page does not react until the app has hydrated it and marked it as ready (web/src/app/ready.tsx). */
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

/** Slows the page's scripts by the factor E2E_CPU_SLOWDOWN, which exposes races. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);
  if (rate <= 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Each page's open requests, and when they last changed. */
const traffic = new WeakMap<Page, { open: Set<Request>; changedAt: number }>();
const QUIET_MS = 500;

function countRequests(page: Page): void {
  const counted = { open: new Set<Request>(), changedAt: Date.now() };
  traffic.set(page, counted);
  const note = (change: () => void) => {
    change();
    counted.changedAt = Date.now();
  };
  // The event stream of an order stays open as long as its page.
  page.on('request', (asked) => asked.resourceType() !== 'eventsource' && note(() => counted.open.add(asked)));
  const forget = (asked: Request) => note(() => counted.open.delete(asked));
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
}

/** Waits until a page has made no request for half a second; Playwright's own `networkidle` may date from before hydration. */
export const quiet = (page: Page) =>
  eventually('the page asks for nothing more', () => {
    const counted = traffic.get(page);
    return counted !== undefined && counted.open.size === 0 && Date.now() - counted.changedAt > QUIET_MS;
  });

/** Waits until the last change is painted and scroll listeners have run. */
export const drawn = (page: Page) =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');

/** Waits until all finite animations have ended. */
export const motionless = (page: Page) =>
  page.evaluate(`Promise.all(document.getAnimations()
    .filter((motion) => motion.effect?.getComputedTiming().iterations !== Infinity)
    .map((motion) => motion.finished.catch(() => {})))`);

/** Waits until everything that a page requests has arrived and no loading indicator is shown. */
export const atRest = (page: Page) =>
  eventually('nothing is on its way', () =>
    page
      .evaluate<boolean>(
        `document.readyState === 'complete' && !document.querySelector('[role="progressbar"], [aria-busy="true"]')`,
      )
      // A page during navigation does not answer.
      .catch(() => false),
  );

/** Picks an account in the chooser, which closes itself on the click, possibly before the click has ended. */
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

/** Signs in with the account chooser that `open` opens. */
export async function chooseAccount(page: Page, email: string, open: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  await pickAccount(popup, new RegExp(email));
  await page.getByText("You've signed in successfully.").waitFor();
}

/** Uses the menu at the top, which closes after the choice. */
export async function chooseCurrency(page: Page, code: string): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /^Currency/ }).click();
  await bar.getByRole('button', { name: new RegExp(`^\\S ${code}$`) }).click();
}

/**
 * Scrolls down a page as a reader does until every part is rendered (web/src/start/start.ts), then back to the top: only then can
 * a test read its whole text.
 */
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
