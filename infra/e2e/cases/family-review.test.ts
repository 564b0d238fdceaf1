import { expect, it } from 'vitest';
import { findViolations } from '../support/browser/axe.ts';
import { DESKTOP, openWindow, PHONE } from '../support/browser/browser.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const here = withMockShop({ examples: true });
const DRAFT = { details: { family: 'The Deshpande family', date: '2027-12-05', time: '19:30', venue: 'Lake Terrace' } };

it('a family reads an invitation by a link, proposes a wording, and the customer takes it over', async () => {
  const customer = await openWindow(here.browser, 'family-customer', PHONE);
  const { page } = customer;
  const signInAs = (who: string) =>
    page.context().addCookies([{ name: 'mock-session', value: encodeURIComponent(who), url: here.shop.url }]);
  await signInAs('family@nimantran.test');
  await page
    .context()
    .addInitScript(`localStorage.getItem('draft:103') ?? localStorage.setItem('draft:103', '${JSON.stringify(DRAFT)}')`);
  await page.goto(`${here.shop.url}/video/create?theme=103&step=verify`);
  const part = page.getByRole('region', { name: 'Let your family read it first' });
  await part.getByRole('button', { name: 'Make a link' }).click();
  // Whoever uses keys or a screen reader goes on where the button was.
  const kept = part.getByRole('heading').and(page.locator(':focus'));
  await kept.waitFor();
  const link = await part.getByRole('link', { name: /\/review\// }).getAttribute('href');
  await part.getByText('Nobody has answered yet.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await customer.look('link');

  const reader = await openWindow(here.browser, 'family-reader', DESKTOP);
  await reader.page.goto(link ?? '');
  const lines = reader.page.getByRole('list', { name: 'The words of the video' });
  await lines.getByText('Lake Terrace').waitFor();
  await reader.look('words');
  await lines
    .getByRole('group', { name: /Lake Terrace/ })
    .getByLabel('Should be changed')
    .check();
  await lines.getByLabel('It should read').fill('Lake Terrace, Udaipur');
  await reader.page.getByRole('button', { name: 'Send my answer' }).click();
  await reader.page.getByText('Enter your name, so that they know who answered.').waitFor();
  await reader.page.getByLabel('Your name').fill('Nani');
  expect(await findViolations(reader.page)).toEqual([]);
  await reader.page.getByRole('button', { name: 'Send my answer' }).click();
  const thanks = reader.page.getByRole('heading', { name: 'Thank you, Nani.' });
  await thanks.and(reader.page.locator(':focus')).waitFor();
  const title = await reader.page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await thanks.boundingBox())?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0) + 8);
  await reader.look('thanks');

  await page.reload();
  await part.getByText('Nani').waitFor();
  await customer.look('answer');
  await part.getByRole('button', { name: 'Use this for Venue' }).click();
  await page
    .getByRole('button', { name: /^Correct Venue/ })
    .getByText('Lake Terrace, Udaipur')
    .waitFor();
  await kept.waitFor();
  await part.getByRole('button', { name: 'Show the new words' }).click();
  await part.getByText('You have accepted every change').waitFor();
  await customer.look('taken');

  await reader.page.reload();
  await reader.page.getByText('The words have changed since you answered.').waitFor();
  await reader.page.getByRole('button', { name: 'Everything is right' }).click();
  await reader.page.getByRole('heading', { name: 'Thank you, Nani.' }).waitFor();
  await page.reload();
  await part.getByText('Says everything is right').waitFor();
  await part.getByRole('button', { name: 'End the link' }).click();
  await part.getByRole('button', { name: 'Make a link' }).waitFor();
  await reader.page.reload();
  await reader.page.getByRole('heading', { name: 'This link has ended' }).waitFor();

  await signInAs('customer@nimantran.test');
  await page.goto(`${here.shop.url}/user/invitations/NM-EX000006`);
  const asked = page.getByRole('region', { name: 'Ask the family' });
  await asked.getByRole('button', { name: 'Make a link' }).click();
  const ofOrder = await asked.getByRole('link', { name: /\/review\// }).getAttribute('href');
  await reader.page.goto(ofOrder ?? '');
  await reader.page.getByRole('region', { name: 'The scenes of the video' }).getByRole('img').nth(2).waitFor();
  expect(await findViolations(reader.page)).toEqual([]);
  await reader.look('scenes');
  await page.reload();
  await asked.getByText(/^Opened once by somebody who had not answered yet/).waitFor();
  await customer.look('order');
  expect(customer.faults).toEqual([]);
  await Promise.all([customer.close(), reader.close()]);
});
