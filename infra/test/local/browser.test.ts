import { createServer, type Server } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, QUIET } from '../../test-support/servers/chromium.ts';
import { anOrder, freePort, type Running, startLocal, tempFolder } from '../../test-support/stand-ins/start-local.ts';

const executablePath = await findChromium();

/** A page of the shop that records messages from other windows. */
const SHOP_PAGE = `<!doctype html><title>Shop</title><h1>Shop</h1><script>
window.received = [];
addEventListener('message', (event) => received.push({ origin: event.origin, data: event.data }));
</script>`;

describe.skipIf(executablePath === undefined)('in a browser', () => {
  const folder = tempFolder();
  const servers: Server[] = [];
  let browser: Browser;
  let local: Running;
  let shop: string;
  let stranger: string;

  async function serveShop(): Promise<string> {
    const port = await freePort();
    const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(SHOP_PAGE));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    servers.push(server);
    return `http://127.0.0.1:${port}`;
  }

  beforeAll(async () => {
    [shop, stranger] = [await serveShop(), await serveShop()];
    local = await startLocal(folder.path, { ALLOWED_ORIGINS: shop });
    browser = await chromium.launch({ executablePath, args: QUIET });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await local?.stop();
    for (const server of servers) server.close();
    folder.remove();
  });

  async function openChooser(opener: string): Promise<{ page: Page; popup: Page }> {
    const page = await browser.newPage();
    await page.goto(opener);
    const address = `${local.url}/accounts?origin=${encodeURIComponent(shop)}&nonce=n-1`;
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(`void window.open('${address}', 'sign-in', 'width=480,height=640')`),
    ]);
    return { page, popup };
  }

  test('the shop gets the token of the chosen account and the popup closes', async () => {
    const { page, popup } = await openChooser(shop);
    await Promise.all([popup.waitForEvent('close'), popup.getByText('Asha Verma').click()]);
    await page.waitForFunction('received.length === 1');
    expect(await page.evaluate('received[0]')).toMatchObject({
      origin: local.url,
      data: {
        type: 'nimantran:signed-in',
        nonce: 'n-1',
        id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        user: { email: 'customer@nimantran.test', name: 'Asha Verma' },
      },
    });
    await page.close();
  });

  test('a stranger that opens the popup in the shop’s name gets nothing', async () => {
    const { page, popup } = await openChooser(stranger);
    await Promise.all([popup.waitForEvent('close'), popup.getByText('Meera Rao').click()]);
    // Earlier messages would have arrived before this one.
    await page.evaluate(`window.postMessage('last', '*')`);
    await page.waitForFunction(`received.some((message) => message.data === 'last')`);
    expect(await page.evaluate('received.map((message) => message.data)')).toEqual(['last']);
    await page.close();
  });

  test('another address signs in as well', async () => {
    const { page, popup } = await openChooser(shop);
    await popup.getByText('Use another address').click();
    await popup.getByLabel('Name').fill('नेहा शर्मा');
    await popup.getByLabel('Email').fill('neha@example.com');
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()]);
    await page.waitForFunction('received.length === 1');
    expect(await page.evaluate('received[0].data.user')).toMatchObject({ name: 'नेहा शर्मा', email: 'neha@example.com' });
    await page.close();
  });

  test('a customer on a phone is declined, pays with a card that asks, and lands in the shop', async () => {
    const order = anOrder({
      success_url: `${shop}/user/invitations?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop}/video/create/pay`,
    });
    const session = await local.stripe.checkout.sessions.create(order);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(session.url ?? '');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByLabel('Card number').pressSequentially('4000000000000002');
    expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
    await page.getByLabel('Expiry date').pressSequentially('1239');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on card').fill('Asha Verma');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('Your card was declined.');

    await page.getByText('Test cards').click();
    await page.getByRole('button', { name: '4000 0025 0000 3155' }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('button', { name: 'Complete payment' }).click();
    await page.waitForURL(`${shop}/user/invitations?session=${session.id}`);
    await page.close();
  });
});
