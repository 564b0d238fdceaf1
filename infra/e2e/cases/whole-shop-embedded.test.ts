import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFrames, readVideo } from '../../shop-client/read-video.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../../test-support/stand-ins/otlp-receiver.ts';
import { checkAccess } from '../support/access/check-access.ts';
import { type Box, differingBox, isWithin, readText } from '../support/compare-pictures.ts';
import { itLong } from '../support/long-cases.ts';
import { answerWithPhoto } from '../support/order/answer-with-photo.ts';
import { buy } from '../support/order/buy-by-api.ts';
import { eraseCustomer } from '../support/order/erase-customer.ts';
import { invoicesAndRefundsInBrowser } from '../support/order/invoices-and-refunds-in-browser.ts';
import { keepSoldVersion } from '../support/order/keep-sold-version.ts';
import { orderInFirefox } from '../support/order/order-in-firefox.ts';
import { playOwnMusic } from '../support/order/own-music.ts';
import { writeOwnWords } from '../support/order/own-words-walk.ts';
import { previewAndRevise } from '../support/order/preview-and-revision.ts';
import { keepPromoLimits } from '../support/order/promo-limits.ts';
import { LONG_BIRTHDAY } from '../support/order/sold-themes.ts';
import { describeWatchedOrder } from '../support/order/watched-order.ts';
import { readWithoutJavaScript } from '../support/pages/pages-without-javascript.ts';
import { signOutElsewhere } from '../support/sign-out-elsewhere.ts';
import { describeWholeShop, type TestShop } from '../support/whole-shop-cases.ts';

/** Where 'Up, Up, Hooray' shows the name: below the number first, then on the ribbon. */
const NAME_BOXES: { first: number; last: number; box: Box }[] = [
  { first: 0, last: 109, box: { left: 0.1, top: 0.56, right: 0.9, bottom: 0.78 } },
  { first: 110, last: 209, box: { left: 0.2, top: 0.68, right: 0.8, bottom: 0.8 } },
];

/** Only the line of the name, at rest. */
const NAME_LINES: { frame: number; box: Box }[] = [
  { frame: 74, box: { left: 0.15, top: 0.64, right: 0.85, bottom: 0.745 } },
  { frame: 154, box: { left: 0.25, top: 0.7, right: 0.75, bottom: 0.765 } },
];

let receiver: OtlpReceiver;
afterAll(() => receiver?.close());

// The cases that need a whole shop, in processes of its own: they share one, in this order.
describeWholeShop('embedded', {
  async variables() {
    receiver = await startOtlpReceiver();
    return { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, LOG_LEVEL: 'debug' };
  },
  ofFirst: (shop, number) => describeWatchedOrder(shop, number, () => receiver),
  more: (shop, browser) => {
    it('shows every public page, its head and its data without JavaScript', () => readWithoutJavaScript(shop()));
    // Two whole videos, frame by frame. The short case of its kind compares two scenes: `staff/guide-walk.ts`.
    itLong('makes videos of two names that differ inside the name alone, where both can be read', () => compareTwoNames(shop()));
    it('shows a preview for half the price, then makes the video, then makes it again, and forgets it with its customer', async () =>
      eraseCustomer(shop(), await previewAndRevise(shop())));
    for (const size of ['phone', 'desk'] as const)
      itLong(`takes own words from the first letter to a corrected film, on a ${size}`, () =>
        writeOwnWords(shop(), browser(), size),
      );
    // Services keep the version, the music and the photos of an order in tests of their own.
    itLong('makes an order of the version of a theme that it was sold, after another is on sale', () => keepSoldVersion(shop()));
    // Of the theme that was put on sale just now.
    itLong('plays the music that a customer chose, from where they chose', () => playOwnMusic(shop()));
    itLong("has a designer's question answered with words and another photo, and shows both photos and new scenes", () =>
      answerWithPhoto(shop(), browser()),
    );
    // From here on paid orders are left behind, whose jobs would be handed out first.
    it('shows invoices, refunds, bills and support to a customer on a phone', () =>
      invoicesAndRefundsInBrowser(shop(), browser()));
    it('gives the price of a promo code to as many orders as it may, of many at once', () => keepPromoLimits(shop()));
    it('says where somebody is signed in, and signs one of it out from the other', () => signOutElsewhere(shop()));
    // An eighth of this file's processor time. The short case of its kind is the order on a phone, in Chromium.
    itLong('is ordered from in Firefox, as far as the card', { retry: 1 }, () => orderInFirefox(shop()));
    it('refuses everything that is not theirs to everybody, operation by operation', () => checkAccess(shop()));
  },
});

async function compareTwoNames(shop: TestShop): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-names-'));
  try {
    const names = ['Vikram', 'Zubeda'];
    const bought = [];
    // One after the other, because a designer has one job at a time.
    for (const name of names) bought.push(await buy(shop, LONG_BIRTHDAY, { child_name: name }));
    const files = await Promise.all(
      bought.map(async ({ bytes }, index) => {
        const file = path.join(folder, `${index}.mp4`);
        await writeFile(file, bytes);
        return file;
      }),
    );
    for (const file of files) {
      const facts = await readVideo(file);
      expect(facts).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', width: 720, height: 1280, audioCodec: 'aac' });
      expect(facts.frames).toBe(LONG_BIRTHDAY.frames);
    }
    const numbers = Array.from({ length: Math.ceil(LONG_BIRTHDAY.frames / 10) }, (_, index) => index * 10 + 4);
    const [one = [], other = []] = await Promise.all(files.map((file) => readFrames(file, numbers)));
    let differing = 0;
    numbers.forEach((number, index) => {
      const [left, right] = [one[index], other[index]];
      if (!left || !right) throw new Error(`Frame ${number} is missing.`);
      const found = differingBox(left, right);
      if (!found) return;
      differing += 1;
      const allowed = NAME_BOXES.find(({ first, last }) => number >= first && number <= last)?.box;
      expect(allowed, `frame ${number} differs in ${JSON.stringify(found)}`).toBeDefined();
      if (allowed) expect(isWithin(found, allowed), `frame ${number} differs in ${JSON.stringify(found)}`).toBe(true);
    });
    expect(differing).toBeGreaterThan(8);
    for (const { frame, box } of NAME_LINES) {
      for (const [index, pictures] of [one, other].entries()) {
        const picture = pictures[numbers.indexOf(frame)];
        expect(picture && (await readText(picture, box)), `frame ${frame}`).toContain(names[index]);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
