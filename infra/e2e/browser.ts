import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findProgram } from '../testing/local-server.ts';

/** Without these a browser without internet asks for its maker's hosts at every start. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws Error when there is no Chromium on this machine */
export async function chromiumPath(): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? (await findProgram('chromium')) ?? (await findProgram('chromium-browser'));
  if (found === undefined) throw new Error('There is no Chromium on this machine: set CHROMIUM_PATH.');
  return found;
}

/** @throws Error when there is no Chromium on this machine */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: QUIET });
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

export async function openWindow(
  browser: Browser,
  name: string,
  { touch = false, ...viewport }: { width: number; height: number; touch?: boolean },
): Promise<Window> {
  const context: BrowserContext = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
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

/** Signs in by the account chooser that a click opens. */
export async function chooseAccount(page: Page, email: string, open: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  await popup.getByRole('button', { name: new RegExp(email) }).click();
  await page.getByText("You've signed in successfully.").waitFor();
}
