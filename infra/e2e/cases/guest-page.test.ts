import { expect, it } from 'vitest';
import { findViolations } from '../support/browser/axe.ts';
import { DESKTOP, openWindow, PHONE } from '../support/browser/browser.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const here = withMockShop({ examples: true });
const ORDER = 'NM-EX00000B';
/** Bytes of the page’s own script, loaded twice; the limit of the whole page is 60 KB. */
const MOST_SCRIPT = 10_000;

it('a host turns the page on, guests reply with and without scripts, one changes, the host deletes a rude reply, and adds the code to the video', async () => {
  const host = await openWindow(here.browser, 'guest-page-host', PHONE);
  await host.page.context().addCookies([{ name: 'mock-session', value: 'customer@nimantran.test', url: here.shop.url }]);
  await host.page.goto(`${here.shop.url}/user/invitations/${ORDER}`);
  const part = host.page.getByRole('region', { name: 'A page for your guests' });
  await part.getByRole('button', { name: 'Turn the page on' }).click();
  const link = part.getByRole('link', { name: /\/i\// });
  const address = (await link.getAttribute('href')) ?? '';
  await part.getByText('Nobody has replied yet.').waitFor();
  await host.look('on');

  // Without scripts: everything is there, and the reply is a plain form.
  const plain = await here.browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const old = await plain.newPage();
  const answer = await old.goto(address);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(await old.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/^http.*\/picture\.jpg$/);
  await old.getByRole('heading', { level: 1, name: 'Arjun & मीनाक्षी' }).waitFor();
  await old.getByText('Saturday, 5 December 2026, 7:30 PM').waitFor();
  expect(await old.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain('query=Lake+Terrace');
  expect(await old.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/\/calendar\.ics$/);
  await old.getByLabel('Your name').fill('Nani');
  await old.getByLabel('Wedding').fill('0');
  await old.getByLabel('A line for the hosts').fill('With love');
  await old.getByRole('button', { name: 'Send my reply' }).click();
  // Refused: what was typed is still there, and the reason is where the fault is.
  await old.getByText('Please say how many of you are coming').waitFor();
  expect(await old.getByRole('group', { name: 'How many of you?' }).getAttribute('aria-describedby')).toBe('people-fault');
  expect(await old.getByLabel('Your name').inputValue()).toBe('Nani');
  expect(await old.getByLabel('A line for the hosts').inputValue()).toBe('With love');
  expect((await old.getByRole('heading', { name: 'Will you come?' }).boundingBox())?.y).toBeLessThan(PHONE.height / 2);
  await old.getByLabel('Sorry, we cannot').check();
  await old.getByRole('button', { name: 'Send my reply' }).click();
  await old.getByText('Thank you, Nani. Your reply is with the hosts.').waitFor();
  await old.getByLabel('Yes, with joy').check();
  await old.getByLabel('Wedding').fill('4');
  await old.getByRole('button', { name: 'Change my reply' }).click();
  await old.getByText('Thank you, Nani.').waitFor();
  expect(await old.getByLabel('Wedding').inputValue()).toBe('4');
  await plain.close();

  const guest = await openWindow(here.browser, 'guest-page-guest', DESKTOP);
  const sizes: number[] = [];
  const others = new Set<string>();
  guest.page.on('response', (response) => {
    if (new URL(response.url()).origin !== here.shop.url) others.add(response.url());
    if (response.request().resourceType() === 'script') void response.body().then((body) => sizes.push(body.length));
  });
  // The page has no app in it that would say that it is ready.
  await guest.page.goto(address, { waitUntil: 'load' });
  expect(await findViolations(guest.page)).toEqual([]);
  await guest.look('page');
  // The policy lets the styles of the document through.
  expect(guest.faults).toEqual([]);
  await guest.page.getByLabel('Your name').fill('Kabir');
  await guest.page.getByLabel('Wedding').fill('2');
  await guest.page.getByLabel('A line for the hosts').fill('You will regret this');
  await guest.page.getByRole('button', { name: 'Send my reply' }).click();
  await guest.page.getByText('Thank you, Kabir.').waitFor();
  await guest.page.reload({ waitUntil: 'load' });
  await guest.page.getByText('You replied as Kabir: you are coming.').waitFor();
  await guest.page.getByLabel('Wedding').fill('0');
  await guest.page.getByRole('button', { name: 'Change my reply' }).click();
  await guest.page.getByText('say how many of you are coming').waitFor();
  expect(await findViolations(guest.page)).toEqual([]);
  await guest.page.getByLabel('Wedding').fill('3');
  await guest.page.getByRole('button', { name: 'Change my reply' }).click();
  await guest.page.getByText('Thank you, Kabir.').waitFor();
  expect(await findViolations(guest.page)).toEqual([]);
  await guest.look('replied');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT);
  expect([...others]).toEqual([]);

  await host.page.reload();
  await part.getByText('7 guests').waitFor();
  await part.getByText('2 yes, 0 no').waitFor();
  expect(await findViolations(host.page)).toEqual([]);
  await host.look('replies');
  await part.getByRole('button', { name: 'Delete the reply of Kabir' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await part.getByText('1 yes, 0 no').waitFor();
  await expect.poll(() => part.getByText('You will regret this').count()).toBe(0);
  await part.locator('h3:focus', { hasText: 'Replies' }).waitFor();
  await guest.page.reload({ waitUntil: 'load' });
  await guest.page.getByRole('button', { name: 'Send my reply' }).waitFor();

  await part.getByRole('button', { name: 'New address' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
  await expect.poll(() => link.getAttribute('href')).not.toBe(address);
  const gone = await guest.page.goto(address, { waitUntil: 'load' });
  expect(gone?.status()).toBe(404);
  await guest.page.getByRole('heading', { name: 'This invitation is no longer here' }).waitFor();
  expect(await findViolations(guest.page)).toEqual([]);

  // The other page without the app, on the smallest phone.
  await guest.page.setViewportSize({ width: 360, height: 740 });
  await guest.page.goto(`${here.shop.url}/developers`, { waitUntil: 'load' });
  await guest.page.getByRole('heading', { name: 'Status of an order by its number and email address' }).waitFor();
  expect(await guest.page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await findViolations(guest.page)).toEqual([]);
  expect([...others]).toEqual([]);
  await guest.look('developers');
  await guest.page.context().close();

  await part.getByRole('link', { name: 'Add the code to the video' }).click();
  await host.page.getByRole('checkbox', { name: /A code in the last scene/, checked: true }).waitFor();
  expect(await findViolations(host.page)).toEqual([]);
  await host.look('code');
  await host.page.getByRole('button', { name: 'See all scenes' }).click();
  await host.page.getByText('Added: it leads guests to your invitation page').waitFor();
  await host.page.getByRole('button', { name: 'Remake my video' }).click();
  await part.getByText('The code in the last scene of your video leads here.').waitFor();
  await host.page.context().close();
});
