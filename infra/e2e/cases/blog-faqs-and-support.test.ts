import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { atRest, chooseCurrency, DESKTOP, openWindow, PHONE } from '../support/browser/browser.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const NARROW = { width: 320, height: 640 };
const POST = '/blog/wedding-video-invitation-wording';
const TITLE = 'What to write in a wedding video invitation, line by line';

const here = withMockShop();

const tags = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(`[...document.head.querySelectorAll('meta[property="${name}"]')].map((tag) => tag.content)`);
const openAnswers = (page: Page): Promise<string[]> =>
  page.evaluate("[...document.querySelectorAll('details[open] summary')].map((summary) => summary.textContent)");

describe('the blog', () => {
  it('leads from its list to an article, and the head says so', async () => {
    const { page, faults, look, close } = await openWindow(here.browser, 'blog', DESKTOP);
    await page.goto(`${here.shop.url}/blog`);
    await expect.poll(() => page.getByRole('article').count()).toBe(8);
    await look('list');
    expect(await tags(page, 'article:tag')).toEqual([]);

    await page.getByRole('link', { name: TITLE }).click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await eventually('the head is the article’s', async () => (await page.title()) === `${TITLE} | Nimantran`);
    await expect.poll(() => tags(page, 'og:type')).toEqual(['article']);
    expect(await tags(page, 'article:published_time')).toEqual(['2026-11-16T09:30:00+05:30']);
    expect(await tags(page, 'article:publisher')).toEqual(['Nimantran']);
    expect(await tags(page, 'article:tag')).toEqual([
      'Wedding Invitation',
      'Wedding Invitation ideas',
      'Wedding Invitation online',
      'DIY Wedding Invitation',
      'Custom Video Invitation',
      'Video Invitations Online',
    ]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(here.shop.url + POST);
    await look('article');

    await page.getByRole('link', { name: 'Where to begin' }).first().click();
    await eventually('the heading is in sight', async () =>
      page.evaluate("document.getElementById('where-to-begin').getBoundingClientRect().top < innerHeight / 2"),
    );
    // Links within the text open their page without a full page load.
    await page.evaluate("window.stayed = 'yes'");
    await page.getByRole('link', { name: 'all wedding videos' }).click();
    await page.waitForURL('**/category/wedding');
    expect(await page.evaluate('window.stayed')).toBe('yes');
    expect(faults).toEqual([]);
    await close();
  });

  it('comes with its words before any script, and with 404 where there is no article', async () => {
    const answer = await fetch(here.shop.url + POST);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('The five lines that every video needs');
    expect(html).toContain('<span lang="hi">श्री गणेशाय नमः</span>');
    expect(html).toContain('"@type":"BlogPosting"');
    expect((await fetch(`${here.shop.url}/blog/no-such-article`)).status).toBe(404);
  });

  it('copies words to send', async () => {
    const { page, close } = await openWindow(here.browser, 'blog-copy', PHONE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.shop.url });
    await page.goto(here.shop.url + POST);
    await page.getByRole('button', { name: 'Copy “To the friends’ group”' }).click();
    await page.getByText('The text was copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('Arjun & Meera, 6 December, Udaipur.');
    await close();
  });
});

describe('the FAQs', () => {
  it('open the answer that an address points at, at first and later', async () => {
    const { page, faults, close } = await openWindow(here.browser, 'faqs', PHONE);
    await page.goto(`${here.shop.url}/faqs#refunds`);
    await eventually('the answer is open', async () => (await openAnswers(page)).includes('When do I get a refund?'));
    await page.getByText('If we cannot deliver your video').waitFor();

    await page.goto(`${here.shop.url}/support`);
    await page.getByRole('link', { name: 'delivery', exact: true }).click();
    await page.getByText(/^Express orders take/).waitFor();
    await expect.poll(() => openAnswers(page)).toEqual(['When will I get my video?']);
    expect(faults).toEqual([]);
    await close();
  });

  it('are searched as one types, and by an address without scripts', async () => {
    const { page, close } = await openWindow(here.browser, 'faqs-search', PHONE);
    await page.goto(`${here.shop.url}/faqs`);
    await page.getByLabel('Search the answers').fill('sundays');
    await page.getByText('2 answers', { exact: true }).waitFor();
    await expect
      .poll(() => page.locator('summary').allTextContents())
      .toEqual(['When will I get my video?', 'Do you work on Sundays?']);
    await page.getByLabel('Search the answers').press('Enter');
    await page.waitForURL('**/faqs?q=sundays');
    await page.getByLabel('Search the answers').fill('elephants');
    await page.getByText('No answer contains all of these words.').waitFor();
    await close();
    const html = await (await fetch(`${here.shop.url}/faqs?q=refund`)).text();
    expect(html).toContain('When do I get a refund?');
    expect(html).not.toContain('Do you work on Sundays?');
  });
});

describe('support', () => {
  it('tells somebody who is not signed in what they can do', async () => {
    const { page, faults, close } = await openWindow(here.browser, 'support-guest', PHONE);
    await page.goto(`${here.shop.url}/support?kind=price-match`);
    await page.getByRole('button', { name: 'Sign in to write' }).waitFor();
    await page.getByText('You came to write about: Lowest price guarantee.').waitFor();
    const mail = page.locator('main').getByRole('link', { name: 'support@nimantran.example' }).first();
    await expect
      .poll(() => mail.getAttribute('href'))
      .toBe('mailto:support@nimantran.example?subject=Lowest%20price%20guarantee');
    await expect.poll(() => page.locator('dt').count()).toBe(9);
    expect(faults).toEqual([]);
    await close();
  });

  it('takes a claim of the lowest price by keyboard, with a word about each fault', async () => {
    const { page, faults, look, close } = await openWindow(here.browser, 'support', DESKTOP);
    await page.context().addCookies([{ name: 'mock-session', value: 'customer@nimantran.test', url: here.shop.url }]);
    await page.goto(`${here.shop.url}/support?kind=price-match`);
    const focused = () => page.evaluate('document.activeElement.id || document.activeElement.textContent');
    await page.getByLabel('Where did you see it?').focus();
    const reach = async (id: string) => {
      for (let steps = 0; steps < 12 && (await focused()) !== id; steps += 1) await page.keyboard.press('Tab');
      expect(await focused()).toBe(id);
    };
    await page.keyboard.type('example');
    await reach('Send');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the web address where you saw it').waitFor();
    await expect.poll(focused).toBe('claim.url');
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(4);
    await look('faults');

    await page.keyboard.press('Control+A');
    await page.keyboard.type('https://example.com/design');
    await reach('claim.price');
    await page.keyboard.type('149');
    await reach('subject');
    await page.keyboard.type('The same palace doors');
    await reach('text');
    await page.keyboard.type('Seen today, same length.');
    await reach('Send');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'The same palace doors' }).waitFor();
    await page.getByText('We received your message.').waitFor();
    await page.getByText(/If it is similar and cheaper, we refund the difference/).waitFor();
    await page.getByText(/149.00 at https:\/\/example.com\/design/).waitFor();
    await look('sent');
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['correction', 'While the video is being made, this is free.'],
    ...beforeRelease(
      ['refund', 'Tell us what went wrong.'],
      ['question', 'Ask about a design'],
      ['revision', 'We correct our mistakes free of charge.'],
      ['preview', 'A preview costs double'],
      ['customisation', 'Tell us which theme'],
      ['price-match', 'Seen a similar design cheaper'],
      ['report', 'A person reads every report.'],
      ['other', 'a person reads it'],
    ),
  ])('is reached for %s, with what to say', async (kind, hint) => {
    const { page, close } = await openWindow(here.browser, 'support-kinds', PHONE);
    await page.context().addCookies([{ name: 'mock-session', value: 'customer@nimantran.test', url: here.shop.url }]);
    await page.goto(`${here.shop.url}/support?kind=${kind}`);
    await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe(kind);
    await expect.poll(() => page.locator('#kind-hint').textContent()).toContain(hint);
    await close();
  });
});

describe('the legal pages', () => {
  it('open in a new tab, dated, with contents that lead to their sections', async () => {
    const { page, close } = await openWindow(here.browser, 'legal', DESKTOP);
    await page.goto(`${here.shop.url}/faqs`);
    for (const name of ['Privacy Policy', 'Terms of Service']) {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('contentinfo').getByRole('link', { name }).click(),
      ]);
      await tab.getByRole('heading', { level: 1, name }).waitFor();
      await tab.getByText('In force since 20 November 2026').waitFor();
      const targets: boolean[] = await tab.evaluate(
        "[...document.querySelectorAll('main nav a')].map((link) => document.querySelector(link.hash) !== null)",
      );
      expect(targets.length).toBeGreaterThan(9);
      expect(targets).not.toContain(false);
      await tab.close();
    }
    expect(page.url()).toBe(`${here.shop.url}/faqs`);
    await close();
  });

  it('name all that the shop leaves on a device', async () => {
    const { page, close } = await openWindow(here.browser, 'legal-storage', DESKTOP);
    await page.goto(`${here.shop.url}/?partner=MEERA24`);
    await chooseCurrency(page, 'EUR');
    await page.goto(`${here.shop.url}/video/create?theme=101`);
    await page.getByLabel("Groom's name").fill('Arjun');
    await eventually('a draft is kept', () => page.evaluate("localStorage.getItem('draft:101') !== null"));
    await page.goto(`${here.shop.url}/privacy-policy`);
    const kept: string[] = await page.evaluate('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]');
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const named = await page.locator('#cookies').locator('xpath=..').locator('dt code').allTextContents();
    const isNamed = (key: string) =>
      named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
    expect(kept).toContain('referrer_source');
    expect([...kept, ...cookies].filter((key) => !isNamed(key))).toEqual([]);
    await close();
  });
});

it.each([NARROW, ...beforeRelease(PHONE)])('fits screens of $width px without moving sideways', async (size) => {
  const { page, close } = await openWindow(here.browser, 'narrow', size);
  for (const path of [
    '/blog',
    POST,
    '/blog/anniversary-invitation-wording',
    '/faqs',
    '/support',
    '/privacy-policy',
    '/terms-of-service',
  ]) {
    await page.goto(here.shop.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await atRest(page);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: path }).toBe(size.width);
  }
  await close();
});
