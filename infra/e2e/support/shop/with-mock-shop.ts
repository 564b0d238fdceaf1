import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from '../browser/browser.ts';
import { type MockShop, type MockShopOptions, startMockShop } from './start-mock-shop.ts';

/** The files that a process runs one after the other share it; it ends with the process. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  const running = await shared;
  if (!running?.isConnected()) shared = startBrowser();
  return running?.isConnected() ? running : sharedBrowser();
}

/** A stand-in shop and a browser for the cases of the surrounding block; `examples` puts orders in every state into the shop. */
export function withMockShop({ examples = false, ...options }: MockShopOptions & { examples?: boolean } = {}): {
  readonly shop: MockShop;
  readonly browser: Browser;
} {
  let shop: MockShop | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startMockShop(options), sharedBrowser()]);
    if (examples) await fetch(`${shop.url}/mock/examples`);
  });
  afterAll(async () => {
    // A case may have left windows open.
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await shop?.remove();
  });
  const started = <What>(what: What | undefined): What => {
    if (what === undefined) throw new Error('The shop and the browser start before the first case, not when cases are listed.');
    return what;
  };
  return {
    get shop() {
      return started(shop);
    },
    get browser() {
      return started(browser);
    },
  };
}
