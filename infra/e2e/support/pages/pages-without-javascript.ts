import { CATEGORIES } from '@nimantran/proto/domain/category';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { startingPrice } from '@nimantran/proto/domain/starting-price';
import { productId, type Video } from '@nimantran/proto/domain/theme';
import { listPosts } from '@nimantran/proto/http/catalog/blog';
import { getVideo } from '@nimantran/proto/http/catalog/themes';
import { listPricing } from '@nimantran/proto/http/pricing/quotes';
import { createClient } from '@nimantran/proto/http/shared/client';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { BIRTHDAY } from '../order/sold-themes.ts';

const SHOP_NAME = 'Nimantran';

interface ReadPage {
  status: number;
  location: string | null;
  html: string;
  /** Text of the body, without tags. */
  words: string;
  /** By name or property; `title` and `canonical` too. */
  head: ReadonlyMap<string, string[]>;
  /** schema.org objects by type. */
  things: ReadonlyMap<string, Record<string, unknown>>;
}

/** Reads every public page as a messenger or a crawler without JavaScript does. */
export async function readWithoutJavaScript({ publicUrl }: Pick<Shop, 'publicUrl'>): Promise<void> {
  const read = (path: string) => readPage(publicUrl + path);
  const call = createClient({ baseUrl: publicUrl });
  const theme = await call(getVideo, { params: { category: BIRTHDAY.category, video: String(BIRTHDAY.id) } });
  const price = startingPrice(await call(listPricing), theme.pricing_id, 'INR')?.price;
  if (price === undefined) throw new Error(`${theme.pricing_id} has no price in INR.`);
  const { posts } = await call(listPosts);
  const themePath = `/video/birthday/${theme.slug}`;

  const home = await read('/');
  expectHead(home, publicUrl, '/');
  expect(home.words).toContain(theme.title);
  expect(home.words).toContain(formatMoney(price));
  // The form for messages needs scripts too.
  expect(home.html).toMatch(/<noscript>.*"mailto:[^"%]+@/);
  expect(home.things.get('Organization')).toMatchObject({ name: SHOP_NAME, url: `${publicUrl}/` });
  expect(home.things.get('WebSite')).toMatchObject({ name: SHOP_NAME });

  for (const { slug, name, id, heading, description } of CATEGORIES) {
    const page = await read(`/category/${slug}`);
    expectHead(page, publicUrl, `/category/${slug}`);
    const maker = id === 4 ? 'Video Maker' : 'Video Invitation Maker';
    expect(page.head.get('title')).toEqual([`Online ${name} ${maker} | ${SHOP_NAME}`]);
    expect(page.words).toContain(heading);
    expect(page.words).toContain(description);
    expect(page.things.get('BreadcrumbList')).toBeDefined();
  }
  const birthday = await read('/category/birthday');
  expect(birthday.words).toContain(theme.title);
  expect(birthday.words).toContain(formatMoney(price));
  expect(JSON.stringify(birthday.things.get('ItemList'))).toContain(`${publicUrl}${themePath}`);
  const narrowed = await read('/category/wishes?sub_category=birthday&utm_source=x');
  expect(narrowed.head.get('canonical')).toEqual([`${publicUrl}/category/wishes?sub_category=birthday`]);

  expectThemePage(await read(themePath), publicUrl, { theme, themePath, price: price.amount_minor, shown: formatMoney(price) });
  for (const wrong of [
    `/video/wedding/${theme.slug}`,
    `/video/birthday/other-${BIRTHDAY.id}`,
    `/video/view/birthday/${theme.slug}`,
  ]) {
    const moved = await read(`${wrong}?partner=ASHA`);
    expect([wrong, moved.status, moved.location]).toEqual([wrong, 301, `${themePath}?partner=ASHA`]);
  }

  expectHead(await read('/blog'), publicUrl, '/blog');
  expect(posts.length).toBeGreaterThan(0);
  for (const post of posts) {
    const page = await read(`/blog/${post.slug}`);
    expectHead(page, publicUrl, `/blog/${post.slug}`, 'article');
    expect(page.head.get('title')).toEqual([`${post.title} | ${SHOP_NAME}`]);
    expect(page.head.get('article:published_time')).toEqual([post.published_at]);
    expect(page.head.get('article:tag')).toContain(`${post.metadata.topic} ideas`);
    expect(page.head.get('article:publisher')).toHaveLength(1);
    expect(page.words).toContain(post.title);
    expect(page.things.get('BlogPosting')).toMatchObject({ headline: post.title });
  }

  const faqs = await read('/faqs');
  expectHead(faqs, publicUrl, '/faqs');
  expect(JSON.stringify(faqs.things.get('FAQPage'))).toContain('acceptedAnswer');
  expect(faqs.words).toContain('Uploaded photos are deleted automatically 2 days after');
  for (const path of ['/support', '/track-order', '/privacy-policy', '/terms-of-service']) {
    expectHead(await read(path), publicUrl, path);
  }

  const developers = await read('/developers');
  expect([developers.status, developers.head.get('title')]).toEqual([200, [`For developers | ${SHOP_NAME}`]]);
  expect(developers.words).toContain('POST /api/track-order');
  expect(developers.html).not.toContain('<script');

  for (const path of ['/user/invitations', '/video/create', '/designer']) {
    const page = await read(path);
    expect([path, page.status, page.head.get('robots')]).toEqual([path, 200, ['noindex']]);
  }
  for (const path of [
    '/nowhere',
    '/category/unknown',
    '/video/wedding/made-up-99999',
    '/blog/made-up',
    '/user/nothing',
    '/goto?to=x',
  ]) {
    const page = await read(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(page.words).toContain('You look lost. The page you requested does not exist.');
    expect(page.head.get('robots')).toEqual(['noindex']);
  }
  expect((await read('/goto?to=track-order')).location).toBe('/user/invitations?invitation=all');
  expect((await read('/Category/Wedding/')).location).toBe('/category/wedding');
  expect((await read('/index.html')).location).toBe('/');

  await expectForCrawlers(publicUrl, [themePath, ...posts.map(({ slug }) => `/blog/${slug}`)]);
  await expectCompressed(publicUrl, home.html);
}

function expectHead(page: ReadPage, origin: string, path: string, type = 'website'): void {
  const one = (name: string) => {
    expect([path, name, page.head.get(name)?.length]).toEqual([path, name, 1]);
    return page.head.get(name)?.[0] ?? '';
  };
  expect([path, page.status]).toEqual([path, 200]);
  expect(page.html).toContain('<html lang="en">');
  expect(one('title')).toMatch(/.+ \| Nimantran$/);
  expect(one('description').length).toBeGreaterThan(20);
  expect(one('canonical')).toBe(origin + path);
  expect(one('og:url')).toBe(origin + path);
  expect(one('og:site_name')).toBe(SHOP_NAME);
  expect(one('og:type')).toBe(type);
  expect(one('og:title')).toBe(one('title'));
  expect(one('og:description')).toBe(one('description'));
  expect(one('og:image')).toMatch(new RegExp(`^${origin}/.+\\.(jpg|png)$`));
  expect(one('og:image:alt')).not.toBe('');
  expect(one('twitter:card')).toBe('summary_large_image');
  expect(page.html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(page.words.length).toBeGreaterThan(200);
}

function expectThemePage(
  page: ReadPage,
  origin: string,
  { theme, themePath, price, shown }: { theme: Video; themePath: string; price: number; shown: string },
): void {
  expectHead(page, origin, themePath);
  expect(page.head.get('title')).toEqual([`${theme.title} | Birthday Video Invitation Maker | ${SHOP_NAME}`]);
  expect(page.head.get('description')).toEqual([theme.description]);
  for (const words of [theme.title, theme.description, `Starts at just ${shown}`, 'Edit Video', 'Up to 4K', 'How do I']) {
    expect(page.words).toContain(words);
  }
  expect(page.things.get('Product')).toMatchObject({
    name: theme.title,
    sku: String(productId(theme.id)),
    offers: { '@type': 'Offer', priceCurrency: 'INR', price: (price / 100).toFixed(2), url: origin + themePath },
    aggregateRating: { '@type': 'AggregateRating' },
  });
  expect(page.things.get('FAQPage')).toBeDefined();
  expect(page.things.get('BreadcrumbList')).toBeDefined();
  if (theme.video_id !== '')
    expect(page.things.get('VideoObject')).toMatchObject({ contentUrl: expect.stringContaining(origin) });
}

async function expectForCrawlers(origin: string, some: readonly string[]): Promise<void> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.replaceAll('&amp;', '&'));
  for (const path of ['/', '/category/wedding', '/category/wishes?sub_category=anniversary', '/blog', '/faqs', ...some]) {
    expect(listed).toContain(origin + path);
  }
  for (const address of listed)
    expect([address, (await fetch(String(address), { redirect: 'manual' })).status]).toEqual([address, 200]);
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/user$/m);
}

/** fetch decompresses automatically: the encoding is checked by its header, and by requesting the uncompressed form too. */
async function expectCompressed(origin: string, html: string): Promise<void> {
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  for (const path of ['/', String(script)]) {
    const [packed, bare] = await Promise.all(
      ['br', 'identity'].map((encoding) => fetch(origin + path, { headers: { 'accept-encoding': encoding } })),
    );
    expect([path, packed?.headers.get('content-encoding'), bare?.headers.get('content-encoding')]).toEqual([path, 'br', null]);
    expect(packed?.headers.get('vary')).toContain('accept-encoding');
    expect(await packed?.text()).toBe(await bare?.text());
  }
  const page = await fetch(`${origin}/`);
  const again = await fetch(`${origin}/`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
}

async function readPage(url: string): Promise<ReadPage> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const head = new Map<string, string[]>();
  const add = (name: string, value: string) => head.set(name, [...(head.get(name) ?? []), plain(value)]);
  for (const [, title = ''] of html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)) add('title', title);
  for (const [tag] of html.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const at = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const name = at('name') ?? at('property') ?? at('rel');
    const value = at('content') ?? at('href');
    if (name !== undefined && value !== undefined) add(name, value);
  }
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
  const body = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  const words = plain(
    body
      .replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]+>/g, ' '),
  );
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    words: words.replaceAll(/\s+/g, ' '),
    head,
    things: new Map(things.map((thing) => [String(thing['@type']), thing])),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
