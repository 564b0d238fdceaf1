import { holdJob } from '@nimantran/proto/http/studio/job-actions';
import { correctJob, getStudioJob } from '@nimantran/proto/http/studio/jobs';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { customise, findTheme, order, payByCard, pullJobOf, waitForJob } from '../../../shop-client/order.ts';
import { newIntent, type Person, visitAs } from '../../../shop-client/person.ts';
import { drawPhoto } from '../../../shop-client/photo.ts';
import { findViolations } from '../browser/axe.ts';
import { chooseAccount, DESKTOP, openWindow, PHONE, type Window } from '../browser/browser.ts';
import { LONG_BIRTHDAY } from './sold-themes.ts';

const CUSTOMER = 'customer@nimantran.test';
const DESIGNER = 'designer@nimantran.test';
const QUESTION = 'The photo shows only half of a face. Do you have another?';
const ANSWER = 'Sorry! This one is from last summer.';
const RENDER_MS = 240_000;
const ALL_LOADED = `[...document.querySelectorAll('button[aria-label^="Enlarge"] img')].every((image) => image.naturalWidth > 0)`;

/**
 * A designer asks for another photo; the customer answers on a phone with a message and a photo, and the designer sees both
 * photos.
 */
export async function answerWithPhoto(shop: Shop, browser: Browser): Promise<void> {
  const [customer, designer] = await Promise.all(
    [CUSTOMER, DESIGNER].map((email) => visitAs(shop.publicUrl, shop.localUrl, email)),
  );
  if (!customer || !designer) throw new Error('Not everybody could sign in.');
  const theme = await findTheme(customer, LONG_BIRTHDAY.id, LONG_BIRTHDAY.category);
  const [slot] = theme.images ?? [];
  if (!slot) throw new Error('The theme has no place for a photo.');
  const placed = await order(customer, theme, await customise(customer, theme, { child_name: 'Ishaan' }), newIntent());
  await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
  const { number } = placed.order;
  const job = await pullJobOf(designer, number, RENDER_MS);
  await designer.call(holdJob, { params: { id: job.id }, body: { message: QUESTION } });

  const phone = await openAs(shop, browser, 'answer-customer', PHONE, CUSTOMER);
  await phone.page.goto(`${shop.publicUrl}/user/invitations/${number}`);
  await phone.page.getByText(QUESTION, { exact: true }).waitFor();
  await sendPhoto(phone, slot);
  expect(await phone.page.getByRole('heading', { name: 'Your designer has a question' }).count()).toBe(0);

  await waitForJob(designer, job.id, 'the new draft', RENDER_MS, ({ state }) => state === 'queued');
  await seenByDesigner(shop, browser, designer, number, slot.label);
}

async function sendPhoto({ page, look, faults }: Window, slot: { key: string; label: string; width: number; height: number }) {
  await page.getByLabel('Your answer').fill(ANSWER);
  await page.getByText('Send another photo').click();
  await page.locator(`[id="photos.${slot.key}"]`).setInputFiles({
    name: 'summer.jpg',
    mimeType: 'image/jpeg',
    buffer: drawPhoto(slot.width, slot.height, 280),
  });
  // The answer cannot be sent before its photo is uploaded.
  await page.getByRole('button', { name: 'Keep the old photo' }).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Use this part' }).click();
  expect(await findViolations(page)).toEqual([]);
  await look('answer');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('We sent your answer to the designer. The work continues.').waitFor();
  expect(faults).toEqual([]);
}

async function seenByDesigner(shop: Shop, browser: Browser, designer: Person, number: string, label: string): Promise<void> {
  const { id } = await pullJobOf(designer, number, RENDER_MS);
  const job = await designer.call(getStudioJob, { params: { id } });
  const [key = ''] = Object.keys(job.replaced_photo_urls);
  expect(job.customisation.photos[key]?.crop).toBeDefined();
  expect(job.stills?.version).toBe(job.version);
  const { page, look } = await openAs(shop, browser, 'answer-designer', DESKTOP, DESIGNER);
  await page.goto(`${shop.publicUrl}/designer/jobs/${id}`);
  await page.getByText(ANSWER, { exact: true }).waitFor();
  await page.getByText('New from the customer.').waitFor();
  const pictures = [page.getByLabel(`Enlarge: ${label}`, { exact: true }), page.getByLabel(`Enlarge: ${label}, before`)];
  for (const picture of pictures) await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(ALL_LOADED), { timeout: 30_000 }).toBe(true);
  await look('job');
  // The designer can continue with it as with any other job.
  const words = { params: { id }, body: { details: { child_name: 'Ishan' } } };
  expect((await designer.call(correctJob, words)).version).toBe(job.version + 1);
}

async function openAs(
  shop: Shop,
  browser: Browser,
  name: string,
  size: { width: number; height: number },
  email: string,
): Promise<Window> {
  const window = await openWindow(browser, name, size);
  await window.page.goto(`${shop.publicUrl}/`);
  await window.page.getByRole('button', { name: 'Log in menu' }).click();
  await chooseAccount(window.page, email, () => window.page.getByRole('button', { name: 'Log In / Sign Up' }).click());
  return window;
}
