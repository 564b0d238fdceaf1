import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/browser/axe.ts';
import { DESKTOP, openWindow, PHONE } from '../support/browser/browser.ts';
import { itLong } from '../support/long-cases.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

/** A finished order, and one finished before small copies existed. */
const [READY, OLDER] = ['NM-EX00000A', 'NM-EX00000Q'];
const FILM = Buffer.alloc(2_420_000, 1);
const FAILED = 'The file could not be downloaded. Please try again.';

/** A phone that supports file sharing: shared files are recorded, and the test sets how sharing ends. */
const PHONE_THAT_SHARES = `
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files: [file], text }) => {
    window.shared.push([file.name, file.type, file.size, text]);
    if (window.ends) throw new DOMException('', window.ends);
  };`;
/** The user activation has expired, as on a slow connection. */
const LATE = `Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });`;

describe('sending a finished video', () => {
  const here = withMockShop({ examples: true });

  async function orderPage(
    number: string,
    { size = PHONE, hash = '', scripts = [] }: { size?: typeof PHONE; hash?: string; scripts?: string[] } = {},
  ): Promise<Page> {
    const { page } = await openWindow(here.browser, `share-${number}`, size);
    const context = page.context();
    await context.addCookies([{ name: 'mock-session', value: 'customer@nimantran.test', url: here.shop.url }]);
    for (const script of scripts) await context.addInitScript(script);
    await context.route('**/mock/slow-video.mp4*', (route) =>
      route.fulfill({
        body: FILM,
        contentType: 'video/mp4',
        headers: route.request().url().includes('download') ? { 'content-disposition': 'attachment' } : {},
      }),
    );
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto(`${here.shop.url}/user/invitations/${number}${hash}`);
    await page.getByRole('heading', { name: 'Your video is ready.' }).waitFor();
    return page;
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Send on WhatsApp' });
  const shared = (page: Page): Promise<unknown[]> => page.evaluate('window.shared');
  const given = [`${READY}-whatsapp.mp4`, 'video/mp4', FILM.length, 'You are invited! Arjun & मीनाक्षी'];

  it('hands the small copy to WhatsApp at one press where it came quickly', async () => {
    const page = await orderPage(READY, { scripts: [PHONE_THAT_SHARES] });
    await send(page).click();
    await expect.poll(() => shared(page)).toEqual([given]);
    await page.getByRole('button', { name: 'Share Card 2' }).click();
    await page.getByRole('button', { name: 'Share Cards for print' }).click();
    const others = [`${READY}-card-2.jpg:image/jpeg`, `${READY}.pdf:application/pdf`];
    await expect
      .poll(async () => (await shared(page)).slice(1).map((file) => (file as string[]).slice(0, 2).join(':')))
      .toEqual(expect.arrayContaining(others));
    await page.getByRole('radio', { name: 'Poetic' }).check();
    await page.getByRole('button', { name: 'Share Card 1 with the words' }).click();
    await expect
      .poll(async () => (await shared(page)).at(-1))
      .toEqual(
        expect.arrayContaining([
          `${READY}-card-1.jpg`,
          expect.stringMatching(/^Two families[\s\S]*Arjun & मीनाक्षी[\s\S]*Lake Terrace/),
        ]),
      );
    const all = page.getByRole('link', { name: 'Download all (15.5 MB)' });
    expect(await all.getAttribute('href')).toBe(`/api/orders/${READY}/files.zip`);
    // Two cards, and the PDFs, which begin with the first.
    expect(await page.locator('[aria-labelledby="other-files"] img').count()).toBe(4);
    await page.context().close();
  });

  it('says why a video does not play: it stopped on its way, or this browser plays none', async () => {
    const page = await orderPage(READY);
    for (const [can, why] of [
      ['probably', 'The video stopped loading.'],
      ['', 'This browser cannot play MP4 videos.'],
    ]) {
      await page.evaluate(`HTMLMediaElement.prototype.canPlayType = () => '${can}'`);
      await page.getByRole('button', { name: 'Play your video' }).click();
      await page.getByText(why ?? '').waitFor();
    }
    await page.context().close();
  });

  itLong(
    'prepares it at one press and hands it over at the next where that took long, by keyboard from the link of the mail',
    async () => {
      const page = await orderPage(READY, { scripts: [PHONE_THAT_SHARES, LATE], hash: '#whatsapp' });
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Send on WhatsApp');
      await page.keyboard.press('Enter');
      const again = page.getByRole('button', { name: 'Send it now' });
      await again.waitFor();
      expect(await shared(page)).toEqual([]);
      expect(await page.getByRole('status').allTextContents()).toContain(
        'Ready to send. Press once more, then choose WhatsApp and the chats.',
      );
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => shared(page)).toEqual([given]);
      // Closing the share sheet without choosing a chat is not an error, and nothing is downloaded again.
      await page.evaluate("window.ends = 'AbortError'");
      await again.click();
      await expect.poll(async () => (await shared(page)).length).toBe(2);
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.evaluate("window.ends = 'DataError'");
      await again.click();
      await page.getByRole('alert').filter({ hasText: 'Please download it and send it from there.' }).waitFor();
      await page.context().close();
    },
  );

  itLong('says where it did not come, and tries again at the next press', async () => {
    const page = await orderPage(READY, { scripts: [PHONE_THAT_SHARES] });
    await page.context().route('**/mock/slow-video.mp4*', (route) => route.abort(), { times: 1 });
    await send(page).click();
    await page.getByRole('alert').filter({ hasText: FAILED }).waitFor();
    await send(page).click();
    await expect.poll(() => shared(page)).toEqual([given]);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it('saves it and opens WhatsApp with the words where a browser hands no files over', async () => {
    const page = await orderPage(READY, { size: DESKTOP, scripts: ['navigator.canShare = undefined;'] });
    const [download, opened] = await Promise.all([
      page.waitForEvent('download'),
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Send on WhatsApp' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${READY}-whatsapp.mp4`);
    await opened.waitForURL(/^https:\/\/wa\.me/);
    expect(new URL(opened.url()).searchParams.get('text')).toBe('You are invited! Arjun & मीनाक्षी');
    const save = page.getByRole('button', { name: 'Download Cards for print' });
    const [pdf] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(pdf.suggestedFilename()).toBe(`${READY}.pdf`);
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download for calendars' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toBe('invitation.ics');
    const map = await page.getByRole('link', { name: 'Open map' }).getAttribute('href');
    expect(map).toContain('https://www.google.com/maps/search/?api=1&query=Lake+Terrace');
    const words = await page.getByRole('link', { name: 'Send the words on WhatsApp' }).getAttribute('href');
    expect(new URL(words ?? '').searchParams.get('text')).toContain('You are invited to the wedding of Arjun & मीनाक्षी.');
    expect(await page.getByRole('button', { name: /^Share/ }).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('is not offered for a video from before there were copies', async () => {
    const page = await orderPage(OLDER, { scripts: [PHONE_THAT_SHARES] });
    await page.getByRole('button', { name: /^Download video/ }).waitFor();
    expect(await page.getByText(/for WhatsApp|Send on WhatsApp/).count()).toBe(0);
    expect(await page.getByText('Cards').count()).toBe(0);
    await page.context().close();
  });
});
