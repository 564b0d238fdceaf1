import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { visitAs } from '../../shop-client/person.ts';
import { publishTheme } from '../../shop-client/publish-theme.ts';
import { shortThemeZip } from '../../test-support/fixtures/short-theme.ts';
import { startTestShop } from '../../test-support/shops/start-test-shop.ts';
import { startBrowser } from '../support/browser/browser.ts';
import { describePeople, describeStaffWork } from '../support/staff/staff-cases.ts';
import type { TestShop } from '../support/whole-shop-cases.ts';

// The cases depend on each other, so none can be retried alone.
describe('staff of a whole shop', { retry: 0 }, () => {
  let shop: TestShop;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startTestShop(), startBrowser()]);
    const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
    await publishTheme(admin, new Uint8Array(await shortThemeZip()));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.remove();
  });

  describeStaffWork(
    () => shop,
    () => browser,
  );
  describePeople(
    () => shop,
    () => browser,
  );
});
