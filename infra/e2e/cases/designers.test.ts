import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { findViolations } from '../support/browser/axe.ts';
import { DESKTOP, PHONE } from '../support/browser/browser.ts';
import { openVisitor } from '../support/browser/snackbar-messages.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const TABLET = { width: 768, height: 1024 };

const here = withMockShop();

const open = (name: string, who: string, size: { width: number; height: number }) =>
  openVisitor(here.browser, here.shop.url, `designers-${name}`, { size, who });
const dialog = (page: Page) => page.getByRole('dialog');

describe.each([['desktop', DESKTOP], ...beforeRelease(['tablet', TABLET] as const)] as const)(
  'a designer with the keyboard alone, %s',
  (name, size) => {
    it('pulls, corrects, compares, asks the customer and is back at the queue', async () => {
      const { page, close } = await open(name, 'designer@example.com', size);
      await page.goto(`${here.shop.url}/designer`);
      await page.getByRole('heading', { name: 'Due next' }).waitFor();
      expect(await findViolations(page)).toEqual([]);

      await page.keyboard.press('p');
      await page.waitForURL('**/designer/jobs/**');
      await page.getByRole('heading', { name: 'The draft' }).waitFor();
      await page.keyboard.press('d');
      await page.getByRole('heading', { name: 'Drawing the film of the draft' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.locator('video').waitFor();

      await page.keyboard.press('e');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Aishwarya');
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByText('Earlier video, without the last corrections').waitFor();
      await page.getByText('Redrawing the scenes …').waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');

      await page.keyboard.press('c');
      await dialog(page).getByRole('heading', { name: 'Before and after' }).waitFor();
      await dialog(page)
        .getByRole('button', { name: /^Restore version/ })
        .waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.keyboard.press('?');
      const keys = dialog(page);
      for (const says of ['Ask the customer', 'Hand the job over', 'Send the job back', 'Play the draft', 'Compare'])
        await keys.getByText(says).waitFor();
      await page.keyboard.press('Escape');

      await page.keyboard.press('h');
      const ask = dialog(page).getByRole('button', { name: 'Ask and put on hold' });
      await ask.focus();
      await page.keyboard.press('Enter');
      await dialog(page).getByText('Enter a short text.').waitFor();
      await dialog(page).getByLabel('Your question').focus();
      await page.keyboard.type('Is it Saturday or Sunday?');
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.waitForURL(`${here.shop.url}/designer`);
      await page.getByText('Waiting for an answer').first().waitFor();
      await close();
    });

    it('hands a job over and sees the renderers', async () => {
      const { page, close } = await open(`${name}-hand`, 'designer@example.com', size);
      await page.goto(`${here.shop.url}/designer`);
      await page.getByRole('heading', { name: 'Due next' }).waitFor();
      await page.keyboard.press('p');
      await page.getByRole('heading', { name: 'The draft' }).waitFor();
      await page.keyboard.press('o');
      await dialog(page).getByLabel('To').selectOption('ravi');
      await dialog(page).getByRole('button', { name: 'Hand over' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`${here.shop.url}/designer`);
      if (size === TABLET) await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
      await page.getByRole('link', { name: 'Renders' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('42 %').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await close();
    });
  },
);

describe('the renderers', () => {
  it('are shown to admins too', async () => {
    const { page, close } = await open('admin', 'admin@example.com', TABLET);
    await page.goto(`${here.shop.url}/admin/renders`);
    await page.getByRole('table').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Renders');
    expect(await findViolations(page)).toEqual([]);
    await close();
  });
});

describe("a designer's question", () => {
  it('is answered on the order page, in words and by correcting a detail', async () => {
    const { page, close } = await open('customer', 'customer@example.com', PHONE);
    await page.goto(`${here.shop.url}/mock/examples`);
    await page.goto(`${here.shop.url}/user/invitations/NM-EX000008`);
    await page.getByRole('heading', { name: 'Your designer has a question' }).waitFor();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('Write a short answer, or change something below.').waitFor();
    await page.getByLabel('Your answer').fill('It is a Sunday.');
    await page.getByText('Correct the text').click();
    await page.getByText('Send another photo').click();
    await page.getByText(/HEIC, up to \d+ MB each\.$/).waitFor();
    await page.getByText('Send other music').click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('We sent your answer to the designer. The work continues.').waitFor();
    expect(await page.getByRole('heading', { name: 'Your designer has a question' }).count()).toBe(0);
    await close();
  });
});
