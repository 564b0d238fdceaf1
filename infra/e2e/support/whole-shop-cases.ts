import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedServers } from '../../test-support/shops/shared-servers.ts';
import { startTestShop } from '../../test-support/shops/start-test-shop.ts';
import { DESKTOP, PHONE, startBrowser } from './browser/browser.ts';
import { buyInBrowser } from './order/buy-in-browser.ts';
import { orderDespiteKills } from './order/order-despite-kills.ts';
import { readSentMail } from './shop/read-sent-mail.ts';

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

/** What every shop has to do, whatever it runs on; `more` adds cases that one of them is enough for. */
export function describeWholeShop(
  title: string,
  startServers: () => Promise<SharedServers | undefined>,
  more: (shop: () => TestShop, browser: () => Browser) => void = () => {},
): void {
  // One follows on the other: none can be tried again alone.
  describe(title, { retry: 0 }, () => {
    let servers: SharedServers | undefined;
    let shop: TestShop;
    let browser: Browser;
    beforeAll(async () => {
      servers = await startServers();
      [shop, browser] = await Promise.all([startTestShop(servers ?? {}), startBrowser()]);
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
        category: 'birthday',
        theme: { id: 102, title: 'Up, Up, Hooray' },
        words: {
          "Birthday star's name": 'Ishaan',
          Age: '7',
          Date: '2027-01-16',
          Time: '17:00',
          Venue: 'The Treehouse Café',
          City: 'Pune',
        },
        photos: { "Birthday star's photo": 40 },
      });
      expect(bought.facts).toMatchObject({
        codec: 'h264',
        pixelFormat: 'yuv420p',
        width: 720,
        height: 1280,
        framesPerSecond: 30,
        audioCodec: 'aac',
      });
      expect(bought.fileName).toMatch(/Ishaan.*\.mp4$/);
      const { copy } = bought;
      expect(copy.facts).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', width: 476, height: 848, audioCodec: 'aac' });
      expect([copy.facts.frames, copy.facts.framesPerSecond]).toEqual([bought.facts.frames, 30]);
      expect(copy.fileName).toMatch(/Ishaan.*-whatsapp\.mp4$/);
      expect(copy.sizeBytes).toBeLessThan(Math.min(15_000_000, bought.sizeBytes));
      await expect.poll(() => readSentMail(shop.dataDir, bought.number), { timeout: 60_000 }).toHaveLength(2);
    });

    it('on a desktop: a house warming without photos, signed in at the last moment', async () => {
      const bought = await buyInBrowser(shop, browser, {
        name: `${title}-desktop`,
        size: DESKTOP,
        category: 'house-warming',
        theme: { id: 103, title: 'Shubh Griha Pravesh' },
        words: {
          Hosts: 'Farida & Imran',
          Date: '2027-02-14',
          Time: '10:30',
          'House and street': 'Parijat, 12 Tilak Path',
          City: 'Indore',
        },
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
      expect(bought.facts.durationSeconds).toBeCloseTo(bought.facts.frames / 30, 2);
    });

    it('of an order whose services and servers are killed at each step', async () => {
      await orderDespiteKills(shop, async () => servers?.killAndRestart());
    });

    more(
      () => shop,
      () => browser,
    );
  });
}
