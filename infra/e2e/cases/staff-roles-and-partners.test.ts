import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startTestShop } from '../../test-support/shops/start-test-shop.ts';
import { startBrowser } from '../support/browser/browser.ts';
import { partnersWalk } from '../support/staff/partners-walk.ts';
import { auditWalk, hire, lostRoleWalk, peopleWalk } from '../support/staff/people-walk.ts';

// One follows on the other: none can be tried again alone.
describe('who works for the shop, with keys alone, in a whole shop', { retry: 0 }, () => {
  let shop: Awaited<ReturnType<typeof startTestShop>>;
  let browser: Browser;
  let people: Awaited<ReturnType<typeof hire>>;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startTestShop({}, { SEED_THEMES: 'shubh-griha' }), startBrowser()]);
    people = await hire(shop);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.remove();
  });

  it('a role is asked for by one admin and given by a second', () => peopleWalk(shop, browser, people.admin));
  it('what was changed is found in the audit log', () => auditWalk(shop, browser));
  it('a partner sees what they brought, and is paid for it', () => partnersWalk(shop, browser));
  it('a role that is taken away closes what it opened', () => lostRoleWalk(shop, browser, people));
});
