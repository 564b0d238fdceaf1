import { CATEGORIES, findCategory, themeIdOf } from '@nimantran/proto/domain/category';
import type { SitemapEntry } from '@nimantran/proto/http/pages';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { PageHead } from '../lib/page-context.ts';
import { postQuery, postsQuery } from '../lib/posts.ts';
import { pricingQuery } from '../lib/pricing.ts';
import { themeOf, themesOf } from '../lib/themes.ts';
import { pageTitle } from '../lib/titles.ts';

type AnyQuery = FetchQueryOptions<unknown, Error, unknown, QueryKey>;
type Params = Readonly<Record<string, string | undefined>>;

/** Has a query's answer, asked for where it is not at hand. */
type Ask = <Data>(query: FetchQueryOptions<Data, Error, Data, never> | object) => Promise<Data>;

/** What has to be at hand before a page can be made outside of a browser. */
export interface PagePlan {
  /** Address as the router writes it. */
  pattern: string;
  /** Source file of the page's own part of the app: its scripts and styles go along with the page. */
  part?: string;
  /** Query parameters that make a difference. */
  query?: readonly string[];
  /** Without these there is no page: a 404 of one is the page's. */
  needs?: (params: Params) => AnyQuery[];
  /** Better with these. */
  likes?: () => AnyQuery[];
  /** Set where the page is made in the browser alone, since it belongs to one person: what its HTML says of itself. */
  head?: PageHead;
}

const own = (pattern: string, title: string, description: string): PagePlan => ({
  pattern,
  head: { title: pageTitle(title), description, noIndex: true },
});

const query = (options: unknown) => options as AnyQuery;
const STOREFRONT = 'src/features/storefront/components';
const details = { part: `${STOREFRONT}/details-page.tsx`, likes: () => [query(pricingQuery)] };

/** In the order in which they are tried; an address that none of them has does not exist. */
export const PAGE_PLANS: readonly PagePlan[] = [
  { pattern: '/', likes: () => [query(themesOf('most-popular')), query(pricingQuery)] },
  {
    pattern: '/category/:slug',
    part: `${STOREFRONT}/category-page.tsx`,
    query: ['filter', 'sub_category'],
    needs: ({ slug = '' }) => [query(themesOf(slug))],
    likes: () => [query(pricingQuery)],
  },
  own('/video/create', 'Edit Video', 'Add your names, words, photos and music to the theme you chose.'),
  own('/video/create/pay', 'Billing and payment', 'Check the price, then pay by card.'),
  {
    ...details,
    pattern: '/video/view/:category/:title',
    needs: ({ category = '', title = '' }) => [query(themeOf(category, title))],
  },
  { ...details, pattern: '/video/:category/:slug', needs: ({ category = '', slug = '' }) => [query(themeOf(category, slug))] },
  { pattern: '/track-order', part: 'src/features/orders/components/track-page.tsx' },
  { pattern: '/blog', part: 'src/features/blog/components/blog-page.tsx', needs: () => [query(postsQuery)] },
  {
    pattern: '/blog/:slug',
    part: 'src/features/blog/components/post-page.tsx',
    needs: ({ slug = '' }) => [query(postQuery(slug))],
    likes: () => [query(pricingQuery)],
  },
  { pattern: '/faqs', part: 'src/features/info/components/faqs-page.tsx' },
  { pattern: '/support', part: 'src/features/support/components/support-page.tsx' },
  { pattern: '/privacy-policy', part: 'src/features/info/components/privacy-page.tsx' },
  { pattern: '/terms-of-service', part: 'src/features/info/components/terms-page.tsx' },
  own('/user/*', 'My Orders', 'Your orders, their progress and your finished videos.'),
  own('/designer/*', 'Designer', 'The queue of the designers.'),
  own('/goto', 'One moment', 'This address leads on to another page.'),
];

export function planOf(pathname: string): { plan: PagePlan; params: Params } | undefined {
  for (const plan of PAGE_PLANS) {
    const match = matchPath(plan.pattern, pathname);
    if (match) return { plan, params: match.params };
  }
  return undefined;
}
