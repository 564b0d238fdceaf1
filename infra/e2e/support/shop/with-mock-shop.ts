import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from '../browser/browser.ts';
import { type MockShop, type MockShopOptions, startMockShop } from './start-mock-shop.ts';

/** A stand-in shop and a browser for the cases of the surrounding block; `examples` puts orders in every state into the shop. */
export function withMockShop({ examples = false, ...options }: MockShopOptions & { examples?: boolean } = {}): {
  readonly shop: MockShop;
  readonly browser: Browser;
} {
  let shop: MockShop | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startMockShop(options), startBrowser()]);
    if (examples) await fetch(`${shop.url}/mock/examples`);
  });
  afterAll(async () => {
    await browser?.close();
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
