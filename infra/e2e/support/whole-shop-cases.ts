import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitAs } from '../../shop-client/person.ts';
import { publishTheme } from '../../shop-client/publish-theme.ts';
import { shortBirthdayZip, shortThemeZip } from '../../test-support/fixtures/short-theme.ts';
import type { SharedServers } from '../../test-support/shops/shared-servers.ts';
import { startTestShop } from '../../test-support/shops/start-test-shop.ts';
import { ALL } from '../../test-support/vitest/all-tests.ts';
import { DESKTOP, PHONE, startBrowser } from './browser/browser.ts';
import { itLong } from './long-cases.ts';
import { buyInBrowser } from './order/buy-in-browser.ts';
import { orderDespiteKills } from './order/order-despite-kills.ts';
import { BIRTHDAY, SHORT } from './order/sold-themes.ts';
import { typeDespiteKill } from './order/type-despite-kill.ts';
import { readSentMail } from './shop/read-sent-mail.ts';

/** Whose birthday the first order is for, and where: words that nobody else writes. */
export const CHILD = 'Xanthippe Quill';
export const CITY = 'Zwolschenburgpur';

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

interface WholeWay {
  /** The servers of a distributed shop. */
  startServers?: () => Promise<SharedServers>;
  /** Variables of the shop beyond those of every test. */
  variables?: () => Promise<Record<string, string>>;
  /** Cases about the first order, while there is no other, and cases that one shop is enough for. */
  ofFirst?: (shop: () => TestShop, number: () => string) => void;
  more?: (shop: () => TestShop, browser: () => Browser) => void;
}

/** Cases that every shop has to pass, whatever it runs on. */
export function describeWholeShop(title: string, { startServers, variables, ofFirst, more }: WholeWay): void {
  // With every change, `chaos.test.ts` takes orders through a distributed shop.
  const describeShop = describe.runIf(ALL || startServers === undefined);
  // The cases depend on each other, so none can be retried alone.
  describeShop(title, { retry: 0 }, () => {
    let servers: SharedServers | undefined;
    let shop: TestShop;
    let browser: Browser;
    let first: string;
    beforeAll(async () => {
      servers = await startServers?.();
      const more = { ...(ALL ? { SEED_THEMES: 'up-up-hooray' } : {}), ...(await variables?.()) };
      [shop, browser] = await Promise.all([startTestShop(servers ?? {}, more), startBrowser()]);
      const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
      for (const zip of [await shortThemeZip(), await shortBirthdayZip()]) await publishTheme(admin, new Uint8Array(zip));
    });
    afterAll(async () => {
      await browser?.close();
      await shop?.remove();
      await servers?.stop();
    });

    it('on a phone: a birthday in portrait with a photo, a declined card, a designer, a download', async () => {
      const bought = await buyInBrowser(shop, browser, {
        name: `${title}-phone`,
        size: PHONE,
        theme: BIRTHDAY,
        words: {
          "Birthday star's name": CHILD,
          Age: '7',
          Date: '2027-01-16',
          Time: '17:00',
          Venue: 'The Treehouse Café',
          City: CITY,
        },
        photos: { "Birthday star's photo": 40 },
      });
      first = bought.number;
      expect(bought.facts).toMatchObject({
        codec: 'h264',
        pixelFormat: 'yuv420p',
        width: 720,
        height: 1280,
        framesPerSecond: 30,
        audioCodec: 'aac',
      });
      expect(bought.fileName).toMatch(/Xanthippe.*\.mp4$/);
      const { copy } = bought;
      expect(copy.facts).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', width: 476, height: 848, audioCodec: 'aac' });
      expect([copy.facts.frames, copy.facts.framesPerSecond]).toEqual([bought.facts.frames, 30]);
      expect(copy.fileName).toMatch(/Xanthippe.*-whatsapp\.mp4$/);
      expect(copy.sizeBytes).toBeLessThan(Math.min(15_000_000, bought.sizeBytes));
      await expect.poll(() => readSentMail(shop.dataDir, bought.number), { timeout: 60_000 }).toHaveLength(2);
    });

    ofFirst?.(
      () => shop,
      () => first,
    );

    // The short case of its kind is the order on a phone.
    itLong('on a desktop: a wedding without photos, signed in at the last moment', async () => {
      const bought = await buyInBrowser(shop, browser, {
        name: `${title}-desktop`,
        size: DESKTOP,
        theme: SHORT,
        words: { Guest: 'Farida & Imran', Date: '2027-02-14' },
        photos: {},
      });
      expect(bought.facts).toMatchObject({
        codec: 'h264',
        pixelFormat: 'yuv420p',
        width: 1280,
        height: 720,
        framesPerSecond: 30,
        audioCodec: 'aac',
      });
      expect(bought.facts.frames).toBe(SHORT.frames);
      expect(bought.facts.durationSeconds).toBeCloseTo(SHORT.frames / 30, 2);
    });

    // The short cases of its kind are those of the renderer's processes.
    itLong(
      'of a form whose pictures go on after the process that draws them was killed, and whose words are stored nowhere',
      () => typeDespiteKill(shop, browser, title, servers ? [servers.dataDir] : []),
    );

    // Killed workers are missed after half a minute each. The short case of its kind is `chaos.test.ts`.
    itLong('of an order whose services and servers are killed at each step', async () => {
      await orderDespiteKills(shop, async () => servers?.killAndRestart());
    });

    more?.(
      () => shop,
      () => browser,
    );
  });
}
