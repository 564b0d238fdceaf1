// Long because it is one list: each rule of home, categories, cards and themes has its case, on one shop and one browser.
import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { atRest, chooseCurrency, DESKTOP, drawn, openWindow, PHONE, readToEnd } from '../support/browser/browser.ts';
import { itLong } from '../support/long-cases.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const TABLET = { width: 768, height: 1024 };
const HOME_CATEGORIES =
  'wedding engagement reception birthday anniversary wishes sangeet mehendi haldi house-warming naming-ceremony baby-shower';
const CHECKLIST = ['Your own text', 'Up to 4K · costs extra', 'Made by designers', 'Lowest price guarantee'];
const UPRIGHT_TOO = {
  has_second_layout: true,
  second_thumbnail: `${THEME_MEDIA_PATH}/105/v1/second/thumbnail.jpg`,
  second_video_id: 'hosted:105/v1/second',
};
/** A page whose HTML contains neither themes nor prices. */
const ELSEWHERE = '/privacy-policy';

const here = withMockShop();

const cards = (page: Page) => page.locator('main article');
/** Excludes other categories' themes, which follow below if a category has few. */
const ofCategory = (page: Page) => page.locator('main #themes > ul article');
const titles = (page: Page) => ofCategory(page).getByRole('link').allInnerTexts();
const scrolled = (page: Page): Promise<number> => page.evaluate('window.scrollY');
const sideways = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
const given = (page: Page): Promise<unknown> => page.evaluate('history.state?.usr');

async function open(path: string, size = DESKTOP, name = 'storefront') {
  const window = await openWindow(here.browser, name, size);
  await window.page.goto(here.shop.url + path);
  return window;
}

/** Holds back a response of the shop until it is released. */
async function hold(page: Page, pattern: string) {
  const held: Route[] = [];
  let holding = true;
  await page.route(pattern, (route) => (holding ? void held.push(route) : route.continue()));
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

describe('home', () => {
  it('leads to twelve occasions in their order, by keyboard and by arrows', async () => {
    const { page, faults, look, close } = await open('/', DESKTOP, 'home');
    const row = page.getByRole('region', { name: 'What are you celebrating?' });
    const links = await row.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(HOME_CATEGORIES.split(' ').map((slug) => `/category/${slug}`));

    const list = row.getByRole('list');
    const left = () => list.evaluate((element) => element.scrollLeft);
    await expect.poll(() => row.getByRole('button', { name: 'Earlier occasions' }).getAttribute('aria-disabled')).toBe('true');
    await row.getByRole('button', { name: 'More occasions' }).click();
    await eventually('the row has moved', async () => ((await left()) > 100 ? true : undefined));
    await row.getByRole('link').first().focus();
    await eventually('the focus brings the row back', async () => ((await left()) < 8 ? true : undefined));
    for (let step = 1; step < 12; step += 1) await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("href")')).toBe('/category/baby-shower');
    await eventually('what has the focus is in sight', async () => ((await left()) > 100 ? true : undefined));
    await look('occasions');
    // The stand-in has no videos, so the first screen's video gives a 404 once the page is idle.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    await close();
  });

  it('shows its parts in their order', async () => {
    const { page, close } = await open('/', PHONE);
    await page.getByText('Flat 10% off on orders above ₹100').waitFor();
    await readToEnd(page);
    await expect
      .poll(() => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual([
        'What are you celebrating?',
        'Lowest price guarantee',
        'How it works',
        'Most Popular Themes',
        'Download the app, loved by over 10 lakh users',
        'About Nimantran',
      ]);
    expect(await page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Choose a design',
      'Customise details',
      'Review and pay',
      'Download video',
    ]);
    await close();
  });

  itLong('shows the popular themes only once prices are there', async () => {
    const { page, close } = await openWindow(here.browser, 'popular', DESKTOP);
    const release = await hold(page, '**/api/pricing-details');
    await page.goto(here.shop.url + ELSEWHERE);
    const themes = page.waitForResponse('**/api/video-details/most-popular');
    await page.getByRole('link', { name: 'Nimantran, home' }).click();
    await themes;
    await page.getByText('one of our best-selling themes').waitFor();
    expect(await page.getByText('Most Popular Themes').count()).toBe(0);
    await release();
    await page.getByText('Most Popular Themes').waitFor();
    await expect.poll(() => cards(page).count()).toBe(5);
    await close();
  });

  it('asks who is there before My videos', async () => {
    const { page, close } = await open('/');
    await page.getByRole('button', { name: 'My videos' }).click();
    await page.getByText('You need to authenticate first.').waitFor();
    await close();
  });
});

describe('a category', () => {
  it.each([
    ['Traditional', 'Traditional', ['Royal Jharokha']],
    ['Islamic', 'Islamic', []],
    ...beforeRelease<[string, string, string[]]>(
      ['without-images', 'without images', ['Moonlit Courtyard of a Thousand Jasmine Garlands and Lamps']],
      ['With-Reception', 'With Reception', ['Moonlit Courtyard of a Thousand Jasmine Garlands and Lamps']],
      ['with-images', 'with images', ['Royal Jharokha']],
      ['with-reception', 'with reception', ['Moonlit Courtyard of a Thousand Jasmine Garlands and Lamps']],
      ['without-reception', 'without reception', ['Royal Jharokha']],
      ['bride-side-option', 'bride side option', ['Royal Jharokha']],
    ),
  ] as [string, string, string[]][])('narrowed by %s says so and shows what is left', async (value, words, left) => {
    const { page, faults, close } = await open(`/category/wedding?filter=${value}`);
    const chip = page.getByRole('link', { name: /Remove Filters$/ });
    expect(await chip.innerText()).toContain(words);
    await expect.poll(() => titles(page)).toEqual(left);
    if (left.length === 0) await page.getByRole('heading', { name: 'No theme matches this filter yet.' }).waitFor();
    await chip.click();
    await eventually('all are there again', async () => ((await ofCategory(page).count()) === 2 ? true : undefined));
    await page.waitForURL(`${here.shop.url}/category/wedding`);
    expect(faults).toEqual([]);
    await close();
  });

  it('reaches every filter, on a phone by the thumb too', async () => {
    const { page, look, close } = await open('/category/wedding', { ...PHONE, touch: true } as typeof PHONE, 'filters');
    const row = page.getByRole('region', { name: 'Filter Themes' });
    await expect.poll(() => row.getByRole('link').count()).toBe(8);
    for (const name of ['With photos', 'Without photos', 'Without reception', "Bride's name first"]) {
      await page.getByRole('navigation', { name: 'More filters' }).getByRole('link', { name }).waitFor({ state: 'attached' });
    }
    await page.getByRole('button', { name: 'Filter Themes' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter Themes' });
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(12);
    await look('sheet');
    await sheet.getByRole('link', { name: 'Traditional' }).click();
    await sheet.waitFor({ state: 'detached' });
    await eventually('one is left', async () => ((await ofCategory(page).count()) === 1 ? true : undefined));
    await close();
  });

  itLong('puts the sub-category before its heading', async () => {
    const { page, close } = await open('/category/wishes?sub_category=valentines-day');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /^Valentines Day\s+Online Wishes Video Invitation Maker$/,
    );
    await page.getByText('No theme matches this filter yet.').waitFor();
    await close();
  });

  itLong('with few themes shows others below them', async () => {
    const { page, look, close } = await open('/category/anniversary', DESKTOP, 'few');
    await expect.poll(() => titles(page)).toEqual(['Twelve Evenings']);
    const others = page.getByRole('region', { name: 'Most popular for other occasions' });
    await eventually('others are there', async () => ((await others.getByRole('article').count()) === 3 ? true : undefined));
    await readToEnd(page);
    expect(await others.innerText()).not.toContain('Twelve Evenings');
    await look('single');
    await close();
  });

  it('without themes yet says so and shows others', async () => {
    const { page, look, close } = await open('/category/naming-ceremony', PHONE, 'no-themes');
    await page.getByRole('heading', { name: 'Our first Naming Ceremony themes are being drawn.' }).waitFor();
    await page.getByRole('heading', { name: 'Most popular for other occasions' }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(3);
    await look('empty');
    await close();
  });

  it.each([['wedding', true], ['engagement', false], ...beforeRelease<[string, boolean]>(['reception', true])] as [
    string,
    boolean,
  ][])('%s has the banner of the sister product: %s', async (slug, has) => {
    const { page, close } = await open(`/category/${slug}`);
    await atRest(page);
    await expect.poll(() => page.getByText('A matching wedding website').count()).toBe(has ? 1 : 0);
    await close();
  });

  it.each([[PHONE, 1], [DESKTOP, 3], ...beforeRelease([TABLET, 2] as const)] as const)(
    'at %j has %d columns, with sixty themes and with names that do not end',
    async (size, columns) => {
      const { page, look, close } = await openWindow(here.browser, `sixty-${size.width}`, size);
      const long = `Shubh${'vivah'.repeat(20)}`;
      await page.route('**/api/video-details/wedding', async (route) => {
        const [first] = await (await route.fetch()).json();
        const themes = Array.from({ length: 60 }, (_, index) => ({
          ...first,
          id: 1_000 + index,
          title: index === 0 ? long : first.title,
          portrait_orientation: index % 3 === 1,
          ...(index % 3 === 2 && UPRIGHT_TOO),
        }));
        await route.fulfill({ json: themes });
      });
      await page.goto(here.shop.url + ELSEWHERE);
      await page.evaluate(
        "history.pushState({}, '', '/category/wedding'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))",
      );
      await eventually('all are there', async () => ((await cards(page).count()) === 60 ? true : undefined));
      const lefts = () => cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
      await expect.poll(async () => new Set(await lefts()).size).toBe(columns);
      expect(await sideways(page)).toBe(false);
      await look('sixty');
      // The list of upright videos shows upright pictures, as wide as its frames allow, and keeps its columns.
      await page.evaluate(
        "history.pushState({}, '', '/category/wedding?filter=Portrait'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))",
      );
      await eventually('those are left', async () => ((await cards(page).count()) === 40 ? true : undefined));
      await expect.poll(async () => new Set(await lefts()).size).toBe(columns);
      const second = cards(page).nth(1).locator('[data-picture]');
      const { width, height } = (await second.boundingBox()) ?? { width: 0, height: 1 };
      expect(width / height).toBeCloseTo(4 / 5, 1);
      expect(await second.locator('img').last().getAttribute('src')).toContain('/second/thumbnail_web');
      expect(await sideways(page)).toBe(false);
      await look('sixty-upright');
      await close();
    },
  );

  it('narrows a long list by words, each a chip after Enter', async () => {
    const { page, faults, close } = await openWindow(here.browser, 'words', PHONE);
    await page.route('**/api/video-details/wedding', async (route) => {
      const [first] = await (await route.fetch()).json();
      const tags = (index: number) => [index % 2 === 0 ? 'Palace' : 'Garden', index === 4 ? 'Elephant' : 'Lamps'];
      const themes = Array.from({ length: 12 }, (_, index) => ({
        ...first,
        id: 1_000 + index,
        description: '',
        tags: tags(index),
      }));
      await route.fulfill({ json: themes });
    });
    await page.goto(here.shop.url + ELSEWHERE);
    await page.evaluate(
      "history.pushState({}, '', '/category/wedding'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))",
    );
    const shown = async (count: number) =>
      eventually(`${count} are left`, async () => ((await cards(page).count()) === count ? true : undefined));
    await shown(12);
    await page.getByText('Search by word').click();
    const box = page.getByRole('textbox', { name: 'Words' });
    await box.pressSequentially('palace');
    expect(await page.getByRole('button', { name: 'Remove palace' }).count()).toBe(0);
    await box.press('Enter');
    await shown(6);
    await box.pressSequentially('elephant');
    await box.press('Enter');
    await shown(1);
    await page.getByRole('status').filter({ hasText: '1 theme' }).waitFor();
    await page.getByRole('button', { name: 'Remove palace' }).click();
    await box.and(page.locator(':focus')).waitFor();
    await box.press('Backspace');
    await shown(12);
    expect(faults).toEqual([]);
    await close();
  });

  it('that does not load can be asked for again', async () => {
    const { page, look, close } = await openWindow(here.browser, 'failed', PHONE);
    await page.route('**/api/video-details/haldi', (route) => route.abort());
    await page.goto(here.shop.url + ELSEWHERE);
    await page.evaluate(
      "history.pushState({}, '', '/category/haldi'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))",
    );
    await page.getByRole('heading', { name: 'The themes could not be loaded.' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
    await look('offline');
    await page.context().setOffline(false);
    await page.unroute('**/api/video-details/haldi');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Our first Haldi themes are being drawn.').waitFor();
    await close();
  });
});

describe('a card', () => {
  const MOTIONS = ['no-preference', ...beforeRelease('reduce' as const)] as const;
  it.each(MOTIONS)('opens its video, with motion: %s', async (reducedMotion) => {
    const { page, faults, close } = await openWindow(here.browser, 'card', DESKTOP);
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${here.shop.url}/category/wedding`);
    const card = cards(page).first();
    expect(await card.getAttribute('data-product-id')).toBe('10101');
    expect(await card.innerText()).toMatch(/Premium\s+2 photos[\s\S]*Royal Jharokha/);
    const pictures = await card.locator('img').evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
    expect(pictures).toEqual([expect.stringMatching(/\/thumbnail_web/)]);
    await card.getByRole('link').click();
    await page.waitForURL('**/video/wedding/royal-jharokha-101');
    await page.locator('video').waitFor();
    expect(await given(page)).toEqual({ autoPlay: true, secondLayout: false });
    expect(await page.evaluate('document.querySelector("video").autoplay')).toBe(true);
    await page.getByRole('heading', { name: 'Similar Video Invitations' }).waitFor();
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await close();
  });

  itLong('keeps its place for somebody who comes back, and through a reload', async () => {
    const { page, close } = await open('/', PHONE);
    await expect.poll(() => cards(page).count()).toBe(5);
    await atRest(page);
    await cards(page).nth(3).scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1_000);
    await drawn(page);
    const inSight = async () => (await cards(page).nth(3).boundingBox())?.y ?? 0;
    const place = await inSight();
    await cards(page).nth(3).getByRole('link').click();
    await page.waitForURL('**/video/wedding/**');
    await eventually('the page begins at its top', async () => ((await scrolled(page)) === 0 ? true : undefined));
    await page.goBack();
    const isBack = async () => (Math.abs((await inSight()) - place) < 8 ? true : undefined);
    await eventually('the place is found again', isBack);
    await page.reload();
    await eventually('and after a reload', isBack);
    await close();
  });
});

describe('a theme', () => {
  it('that is opened by its address lies in 16:9, waits, and plays when it is asked to', async () => {
    const { page, close } = await open('/video/wedding/royal-jharokha-101');
    const shape = async () => {
      const { width, height } = (await page.locator('[data-player]').boundingBox()) ?? { width: 0, height: 1 };
      return width / height;
    };
    await expect.poll(shape).toBeCloseTo(16 / 9, 1);
    await page.getByRole('button', { name: 'Watch the video: Royal Jharokha, sample video' }).click();
    await page.locator('video:focus').waitFor();
    expect(await page.evaluate("(({ autoplay, controls }) => [autoplay, controls])(document.querySelector('video'))")).toEqual([
      false,
      true,
    ]);
    await close();
  });

  it('upright has a player of 330 px, on screens of 500 px and less 450 px', async () => {
    const { page, look, close } = await open('/video/birthday/up-up-hooray-102', PHONE, 'portrait');
    for (const [size, height] of [
      [PHONE, 450],
      [{ width: 500, height: 740 }, 450],
      [{ width: 501, height: 740 }, 330],
      [DESKTOP, 330],
    ] as const) {
      await page.setViewportSize(size);
      const shown = async () => (await page.locator('[data-player]').boundingBox())?.height;
      await expect.poll(shown, { message: `${size.width} px` }).toBe(height);
      await look(`portrait-${size.width}`);
    }
    // A wide theme with both is switched to it, and back.
    await page.goto(`${here.shop.url}/video/anniversary/twelve-evenings-105`);
    const film = async () => ({
      src: await page.locator('[data-player] video').getAttribute('src'),
      upright: (await page.locator('[data-player]').boundingBox())?.height === 330,
    });
    for (const [name, place, upright] of [
      ['Show it upright', '105/v1/second', true],
      ['Show it wide', '105/v1', false],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect.poll(film).toEqual({ src: `${THEME_MEDIA_PATH}/${place}/preview.mp4`, upright });
      await look(`switched-${upright}`);
    }
    await close();
  });

  it('says what it offers, and hands the video on to the form', async () => {
    const { page, close } = await open('/video/wedding/royal-jharokha-101');
    const features = page.getByRole('region', { name: 'What you get' });
    await expect
      .poll(() => features.getByRole('listitem').allInnerTexts())
      .toEqual([
        'Personalise with 2 photos',
        'No watermark · costs extra',
        'Custom background music · costs extra',
        'Bride details first option · costs extra',
        ...CHECKLIST,
      ]);
    await page.getByText('Starts at just').first().waitFor();
    await expect.poll(() => page.locator('summary').count()).toBe(7);
    await page.getByRole('link', { name: 'Edit Video' }).first().click();
    await page.waitForURL('**/video/create?theme=101');
    expect(await given(page)).toMatchObject({ video: { id: 101, title: 'Royal Jharokha' } });
    await close();
  });

  itLong('without photos says so', async () => {
    const { page, close } = await open('/video/view/house-warming/shubh-griha-103');
    await page.getByText('This theme does not support photos').waitFor();
    await close();
  });

  it('stands at once from what a list knew, also where the line is gone', async () => {
    const { page, close } = await open('/category/wedding', PHONE);
    await cards(page).first().getByRole('link').focus();
    await page.route('**/api/video-details/wedding/*', (route) => route.abort());
    await cards(page).first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Royal Jharokha' }).waitFor();
    await page.getByText('An error occurred while fetching the requested theme details.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Royal Jharokha');
    await close();
  });
});

describe('prices', () => {
  /** Pages with the number of prices each shows when fully loaded. */
  const PAGES = [
    ['/', 7],
    ['/video/wedding/royal-jharokha-101', 5],
    ...beforeRelease(['/category/wedding', 5] as const),
  ] as const;
  const amounts = async (page: Page): Promise<string[]> => {
    await readToEnd(page);
    const text = await page.locator('main').innerText();
    return text.replace('above ₹100 ', '').match(/[₹$€£][\d,.]+\d/g) ?? [];
  };

  it.each(['GBP', ...beforeRelease('USD', 'EUR')])('change to %s wherever they stand', async (currency) => {
    const symbol = { USD: '$', EUR: '€', GBP: '£' }[currency] ?? '';
    const { page, close } = await open('/');
    for (const [path, count] of PAGES) {
      await page.goto(here.shop.url + path);
      await chooseCurrency(page, 'INR');
      const symbols = async () => (await amounts(page)).map((amount) => amount[0]);
      await expect.poll(symbols).toEqual(Array(count).fill('₹'));
      await chooseCurrency(page, currency);
      await expect.poll(symbols).toEqual(Array(count).fill(symbol));
    }
    await page.goto(here.shop.url);
    await page.getByRole('heading', { name: 'loved by over 1 million users' }).waitFor();
    await close();
  });

  it('are not shown to accounts of the house', async () => {
    const { page, close } = await openWindow(here.browser, 'internal', DESKTOP);
    await page.context().addCookies([{ name: 'mock-session', value: 'internal%40nimantran.test', url: here.shop.url }]);
    for (const [path] of PAGES) {
      await page.goto(here.shop.url + path);
      await cards(page).first().waitFor();
      await atRest(page);
      await expect.poll(() => amounts(page)).toEqual([]);
    }
    await close();
  });
});
