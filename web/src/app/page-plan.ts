import { CATEGORIES, findCategory, themeIdOf } from '@nimantran/proto/domain/category';
import { SUPPORT_KINDS } from '@nimantran/proto/domain/support-request';
import type { SitemapEntry } from '@nimantran/proto/http/gateway/page-renderer';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { postQuery, postsQuery } from '../features/blog/api/post-queries.ts';
import { categoryTextsQuery } from '../features/storefront/api/category-texts-query.ts';
import { pricingQuery } from '../lib/money/pricing.ts';
import type { PageHead } from '../lib/page/page-context.ts';
import { WEDDING_FILTERS, WISHES_SUB_CATEGORIES } from '../lib/themes/theme-filters.ts';
import { themeOf, themePath, themesOf } from '../lib/themes/theme-queries.ts';
import { gotoPlace, PLACE_NAMES } from './goto-targets.ts';

type AnyQuery = FetchQueryOptions<unknown, Error, unknown, QueryKey>;
type Params = Readonly<Record<string, string | undefined>>;

/** The data a page needs before it can be rendered outside a browser. */
export interface PagePlan {
  /** Address as a router pattern. */
  pattern: string;
  /** Source file of the page's own part of the app: its scripts and styles are sent with the page. */
  part?: string;
  /** Query parameters that change the page, with the values that pages link to. */
  query?: Readonly<Record<string, readonly string[]>>;
  /** False for parameters that can have no page, whatever the shop holds. */
  exists?: (params: Params) => boolean;
  /** Required queries: a 404 of one is the page's 404. */
  needs?: (params: Params) => AnyQuery[];
  /** Optional queries. */
  likes?: (params: Params) => AnyQuery[];
  /** The page's canonical address, once its required data is there, if its address can be written in several ways; a query of it goes along with a redirect. */
  stands?: (client: QueryClient, params: Params) => string | undefined;
  /** For an address that only redirects: the target, or undefined for nowhere. */
  leadsTo?: (query: URLSearchParams) => string | undefined;
  /** Its pages for crawlers, if the pattern is not the address of one page. */
  list?: (client: QueryClient) => Promise<SitemapEntry[]>;
  /** Set if the page is rendered in the browser only because it belongs to one person: the head of its HTML. */
  head?: PageHead;
}

/** The part that holds the routes of customers and staff. */
const OTHER_PAGES = 'src/app/other-pages.tsx';
const CREATE_PAGES = 'src/app/create-pages.tsx';

const own = (pattern: string, title: string, description: string, part = OTHER_PAGES): PagePlan => ({
  pattern,
  part,
  head: { title, description, noIndex: true },
});

const query = (options: unknown) => options as AnyQuery;
const STOREFRONT = 'src/features/storefront/components';
const themePage = (pattern: string, nameOf: (params: Params) => string): PagePlan => ({
  pattern,
  part: `${STOREFRONT}/details-page.tsx`,
  exists: (params) => themeIdOf(nameOf(params)) !== undefined,
  needs: (params) => [query(themeOf(params.category ?? '', nameOf(params)))],
  likes: () => [query(pricingQuery)],
  stands: (client, params) => {
    const theme = client.getQueryData(themeOf(params.category ?? '', nameOf(params)).queryKey);
    return theme && themePath(theme) + (theme.palette ? `?palette=${theme.palette}` : '');
  },
});

/** In matching order; an address that matches none does not exist. */
export const PAGE_PLANS: readonly PagePlan[] = [
  { pattern: '/', part: `${STOREFRONT}/home-page.tsx`, likes: () => [query(themesOf('most-popular')), query(pricingQuery)] },
  {
    pattern: '/category/:slug',
    part: `${STOREFRONT}/category-page.tsx`,
    query: { filter: WEDDING_FILTERS, sub_category: WISHES_SUB_CATEGORIES },
    exists: ({ slug = '' }) => findCategory(slug) !== undefined,
    needs: ({ slug = '' }) => [query(themesOf(slug))],
    likes: ({ slug = '' }) => [query(pricingQuery), query(categoryTextsQuery(slug))],
    list: async () => [
      ...CATEGORIES.map(({ slug }) => ({ path: `/category/${slug}` })),
      ...WISHES_SUB_CATEGORIES.map((name) => ({ path: `/category/wishes?sub_category=${name}` })),
    ],
  },
  own('/video/create', 'Edit Video', 'Add your names, details, photos and music to the theme you chose.', CREATE_PAGES),
  own('/video/create/pay', 'Billing and payment', 'Check the price, then pay.', CREATE_PAGES),
  themePage('/video/view/:category/:title', ({ title = '' }) => title),
  {
    ...themePage('/video/:category/:slug', ({ slug = '' }) => slug),
    list: async (client) => {
      const lists = await Promise.all(CATEGORIES.map(({ slug }) => client.fetchQuery(themesOf(slug))));
      return [...new Set(lists.flat().map(themePath))].map((path) => ({ path }));
    },
  },
  { pattern: '/track-order', part: 'src/features/orders/components/track-page.tsx' },
  { pattern: '/blog', part: 'src/features/blog/components/blog-page.tsx', needs: () => [query(postsQuery)] },
  {
    pattern: '/blog/:slug',
    part: 'src/features/blog/components/post-page.tsx',
    needs: ({ slug = '' }) => [query(postQuery(slug))],
    likes: () => [query(pricingQuery)],
    list: async (client) => {
      const { posts } = await client.fetchQuery(postsQuery);
      return posts.map(({ slug, published_at }) => ({ path: `/blog/${slug}`, changed_at: published_at }));
    },
  },
  { pattern: '/faqs', part: 'src/features/info/components/faqs-page.tsx', query: { q: [] } },
  { pattern: '/support', part: 'src/features/support/components/support-page.tsx', query: { kind: SUPPORT_KINDS, order: [] } },
  { pattern: '/privacy-policy', part: 'src/features/info/components/privacy-page.tsx' },
  { pattern: '/terms-of-service', part: 'src/features/info/components/terms-page.tsx' },
  ...[
    '/user',
    '/user/invitations',
    '/user/invitations/:number',
    '/user/invitations/:number/correct',
    '/user/support',
    '/user/support/:number',
    '/user/account',
  ].map((pattern) => own(pattern, 'My Orders', 'Your orders, their progress and your finished videos.')),
  own('/review/:token', 'Please read these words', 'Read the words of a video before it is made.'),
  own('/designer', 'Designer', 'The designers’ queue.'),
  own('/designer/jobs/:id', 'Designer', 'The designers’ queue.'),
  own('/designer/renders', 'Renders', 'Waiting, running and failed renders.'),
  own('/admin/renders', 'Renders', 'Waiting, running and failed renders.'),
  own('/admin', 'Admin', 'The shop today, and what needs attention.'),
  own('/admin/people', 'People', 'All accounts, and the roles of staff.'),
  own('/admin/people/:uid', 'People', 'All accounts, and the roles of staff.'),
  own('/admin/partners', 'Partners', 'Partners who bring customers for a commission, and the amounts due to them.'),
  own('/admin/partners/:uid', 'Partner', 'A partner’s paid orders and pay-outs, and the amount due.'),
  own('/admin/audit', 'Audit log', 'Changes made by staff, in every part of the shop.'),
  own('/admin/tools', 'Admin Tools', 'Failed work that can be tried again, and holidays.'),
  own('/admin/ratings', 'Ratings', 'What buyers of delivered orders say.'),
  own('/admin/health', 'State of the shop', 'How every part is, and what to do where it is not well.'),
  own('/admin/money', 'Money', 'Refunds, disputes, and the comparison with the payment provider’s books.'),
  own('/admin/support', 'Support', 'Requests from customers.'),
  own('/admin/support/:number', 'Support', 'A customer’s request and our answers.'),
  own('/admin/prices', 'Prices and promo codes', 'Video prices and promo codes.'),
  own('/admin/settings', 'Settings', 'What pages, emails and invoices say about the shop and its seller.'),
  own('/admin/start', 'First run', 'What the shop proves before it takes customers, and can prove again at any time.'),
  own('/admin/orders', 'Orders', 'Find an order by any detail the customer knows.'),
  own('/admin/orders/:number', 'Order', 'Everything about this order.'),
  own('/admin/batch', 'Batch Rendering', 'Many videos at once, from a file or from orders.'),
  own('/admin/batch/:id', 'Batch Rendering', 'Many videos at once, from a file or from orders.'),
  own('/admin/themes', 'Themes', 'Themes on sale, retired themes, and versions waiting to be published.'),
  own('/admin/themes/:id', 'Theme', 'A theme and its versions.'),
  own('/admin/theme-guide', 'Theme Guide', 'How to make a theme, which features are supported, and a place to try one out.'),
  own('/admin/keys', 'API keys and webhooks', 'Keys and webhooks for your own programs.'),
  own('/partner/keys', 'API keys and webhooks', 'Keys and webhooks for your own programs.'),
  own('/partner', 'Partner Dashboard', 'Visits, orders and commission from your partner link.'),
  { pattern: '/goto', query: { to: PLACE_NAMES }, leadsTo: (query) => gotoPlace(query.get('to')) },
];

export function planOf(pathname: string): { plan: PagePlan; params: Params } | undefined {
  for (const plan of PAGE_PLANS) {
    const match = matchPath(plan.pattern, pathname);
    if (match) return { plan, params: match.params };
  }
  return undefined;
}
