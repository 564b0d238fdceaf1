// Long because it is one table: every route is a row.
import { CATEGORIES } from '@nimantran/proto/domain/category';
import type { Page } from 'playwright-core';

/** A page of the shop opened by its address. */
export interface RouteRow {
  name: string;
  /** Or the address that an open page leads to. */
  address: string | ((page: Page, origin: string) => Promise<string>);
  /** Account of the stand-in; undefined: signed out. */
  as?: 'customer' | 'designer' | 'admin' | 'partner';
  title: string | RegExp;
  heading: string | RegExp;
  /** The page's canonical path and query, if different from the requested ones. */
  canonical?: string;
  /** The page belongs to one person or is not a landing page. */
  own?: boolean;
  status?: number;
  /**
   * The same page as another row's, with other data or under another address: opened only before a release.
   * `readWithoutJavaScript` reads all public ones.
   */
  alike?: boolean;
  /** Browser errors and warnings that are expected. */
  allowed?: RegExp;
}

const WORDS = {
  // A single word, nearly as long as the theme allows.
  groom_name: 'Venkatasubrahmanyeshwaravarma',
  bride_name: 'मीनाक्षी',
  date: '2027-12-05',
  time: '19:30',
  venue: 'Lake Terrace, Shiv Niwas',
};
/** Saved at an earlier visit. */
export const DRAFTS: Readonly<Record<string, string>> = {
  'draft:101': JSON.stringify({ details: WORDS }),
  'draft:104': JSON.stringify({ details: WORDS }),
};

/** The browser logs every failed response; the page explains it to the user. */
const MISSING = /status of 404/;

const categories = CATEGORIES.map(
  ({ slug, name, heading, id }): RouteRow => ({
    name: `category-${slug}`,
    address: `/category/${slug}`,
    title: `Online ${name} ${id === 4 ? 'Video Maker' : 'Video Invitation Maker'} | Nimantran`,
    heading: slug === 'valentines-day' ? /Valentines Day/ : heading,
    alike: slug !== 'wedding',
  }),
);

/** The address that the first link beginning so leads to, on the page of an address. */
function firstLink(on: string, begins: string): RouteRow['address'] {
  return async (page, origin) => {
    await page.goto(origin + on);
    return (await page.locator(`a[href^="${begins}"]`).first().getAttribute('href')) ?? '';
  };
}

export const HOME_HEADING = 'Video invitations with your names in them';

/** Every route of docs/spec-coverage.md, section 2, and the project's own routes. */
export const ROUTES: readonly RouteRow[] = [
  {
    name: 'home',
    address: '/',
    title: /^Video invitations .* \| Nimantran$/,
    heading: HOME_HEADING,
  },
  ...categories,
  {
    name: 'wedding-filter',
    address: '/category/wedding?filter=Elite',
    title: 'Online Wedding Video Invitation Maker | Nimantran',
    heading: 'Online Wedding Video Invitation Maker',
    alike: true,
  },
  {
    name: 'wishes-birthday',
    address: '/category/wishes?sub_category=birthday',
    title: 'Online Wishes Video Maker | Nimantran',
    heading: /^Birthday Online Wishes Video Invitation Maker$/,
    alike: true,
  },
  {
    name: 'details',
    address: '/video/wedding/royal-jharokha-101',
    title: 'Royal Jharokha | Wedding Video Invitation Maker | Nimantran',
    heading: 'Royal Jharokha',
  },
  {
    name: 'details-portrait',
    address: '/video/birthday/up-up-hooray-102',
    title: 'Up, Up, Hooray | Birthday Video Invitation Maker | Nimantran',
    heading: 'Up, Up, Hooray',
    alike: true,
  },
  {
    name: 'details-view',
    address: '/video/view/wedding/royal-jharokha-101',
    title: 'Royal Jharokha | Wedding Video Invitation Maker | Nimantran',
    heading: 'Royal Jharokha',
    canonical: '/video/wedding/royal-jharokha-101',
    alike: true,
  },
  {
    name: 'details-gone',
    address: '/video/wedding/no-such-theme-999',
    title: 'Page not found | Nimantran',
    heading: 'You look lost.',
    own: true,
    status: 404,
    allowed: MISSING,
    alike: true,
  },
  {
    name: 'create-nothing',
    address: '/video/create',
    title: 'Choose a theme | Nimantran',
    heading: 'Choose a theme first.',
    own: true,
  },
  {
    name: 'create',
    address: '/video/create?theme=101',
    title: /^Create Royal Jharokha \| Wedding Video Invitation Maker \| Nimantran$/,
    heading: /Royal Jharokha/,
    canonical: '/video/create',
    own: true,
  },
  {
    name: 'verify',
    address: '/video/create?theme=104&step=verify',
    title: /Nimantran$/,
    heading: 'Verify Invitation Details',
    canonical: '/video/create',
    own: true,
  },
  {
    name: 'pay',
    address: '/video/create/pay?theme=104',
    title: 'Billing and payment | Nimantran',
    heading: 'Billing and payment',
    canonical: '/video/create/pay',
    own: true,
  },
  {
    name: 'user',
    address: '/user',
    as: 'customer',
    title: 'My Orders | Nimantran',
    heading: 'My Orders',
    canonical: '/user/invitations',
    own: true,
  },
  {
    name: 'order-processing',
    address: '/user/invitations/NM-EX000006',
    as: 'customer',
    title: /^Order NM-EX000006: .* \| Nimantran$/,
    heading: 'Arjun & मीनाक्षी',
    own: true,
  },
  {
    name: 'order-ready',
    address: '/user/invitations/NM-EX00000A',
    as: 'customer',
    title: /^Order NM-EX00000A: .* \| Nimantran$/,
    heading: 'Arjun & मीनाक्षी',
    own: true,
  },
  {
    name: 'order-gone',
    address: '/user/invitations/NM-ZZZZZZZZ',
    as: 'customer',
    title: 'Order NM-ZZZZZZZZ | Nimantran',
    heading: 'This order does not exist.',
    own: true,
    allowed: MISSING,
    alike: true,
  },
  {
    name: 'account',
    address: '/user/account',
    as: 'customer',
    title: 'Your account | Nimantran',
    heading: 'Your account and data',
    own: true,
  },
  {
    name: 'thread',
    address: '/user/support/SR-EX000001',
    as: 'customer',
    title: 'Request SR-EX000001 | Nimantran',
    heading: /./,
    own: true,
  },
  { name: 'track-order', address: '/track-order', title: 'Track Order | Nimantran', heading: 'Track Order' },
  {
    name: 'review',
    // Always there in the stand-in.
    address: '/review/ExampleReviewLink00000',
    title: 'Please read these words | Nimantran',
    heading: 'Please read these words',
    own: true,
  },
  {
    name: 'track-order-of-login-menu',
    address: '/user/invitations?invitation=all',
    title: 'Track Order | Nimantran',
    heading: 'Track Order',
    canonical: '/track-order',
    alike: true,
  },
  {
    name: 'goto',
    address: '/goto?to=track-order',
    title: 'Track Order | Nimantran',
    heading: 'Track Order',
    canonical: '/track-order',
    alike: true,
  },
  { name: 'blog', address: '/blog', title: 'Blog | Nimantran', heading: 'Blog' },
  {
    name: 'blog-post',
    address: '/blog/wedding-video-invitation-wording',
    title: /^.+ \| Nimantran$/,
    heading: /wedding/i,
  },
  {
    name: 'blog-gone',
    address: '/blog/no-such-post',
    title: 'Page not found | Nimantran',
    heading: 'You look lost.',
    own: true,
    status: 404,
    allowed: MISSING,
    alike: true,
  },
  { name: 'faqs', address: '/faqs', title: 'FAQs | Nimantran', heading: 'FAQs' },
  { name: 'support', address: '/support', title: 'Support | Nimantran', heading: 'Support' },
  {
    name: 'support-customer',
    address: '/support',
    as: 'customer',
    title: 'Support | Nimantran',
    heading: 'Support',
    alike: true,
  },
  {
    name: 'privacy-policy',
    address: '/privacy-policy',
    title: 'Privacy Policy | Nimantran',
    heading: 'Privacy Policy',
    alike: true,
  },
  {
    name: 'terms-of-service',
    address: '/terms-of-service',
    title: 'Terms of Service | Nimantran',
    heading: 'Terms of Service',
    alike: true,
  },
  {
    name: 'designer',
    address: '/designer',
    as: 'designer',
    title: 'Designers’ queue | Nimantran',
    heading: 'Designers’ queue',
    own: true,
  },
  {
    name: 'designer-job',
    address: firstLink('/designer', '/designer/jobs/'),
    as: 'designer',
    title: /Nimantran$/,
    heading: /./,
    own: true,
  },
  {
    name: 'designer-renders',
    address: '/designer/renders',
    as: 'designer',
    title: 'Renders | Nimantran',
    heading: 'Renders',
    own: true,
    alike: true,
  },
  {
    name: 'admin-renders',
    address: '/admin/renders',
    as: 'admin',
    title: 'Renders | Nimantran',
    heading: 'Renders',
    own: true,
  },
  { name: 'admin', address: '/admin', as: 'admin', title: /^Admin.*Nimantran$/, heading: 'Admin', own: true },
  { name: 'admin-orders', address: '/admin/orders', as: 'admin', title: /^Orders.*Nimantran$/, heading: 'Orders', own: true },
  {
    name: 'admin-order',
    address: '/admin/orders/NM-EX000006',
    as: 'admin',
    title: /Nimantran$/,
    heading: 'NM-EX000006',
    own: true,
  },
  {
    name: 'admin-tools',
    address: '/admin/tools',
    as: 'admin',
    title: /^Admin Tools.*Nimantran$/,
    heading: 'Admin Tools',
    own: true,
    alike: true,
    // One of the stand-in's services cannot be reached, and the page reports it.
    allowed: /503 \(Service Unavailable\).*parked-events/,
  },
  ...(
    [
      ['money', 'Money'],
      ['support', 'Support'],
      ['prices', 'Prices and promo codes'],
      ['people', 'People'],
      ['partners', 'Partners'],
      ['audit', 'Audit log'],
      ['settings', 'Settings'],
      ['start', 'First run'],
      ['keys', 'API keys and webhooks'],
      ['health', 'State of the shop'],
      ['ratings', 'Ratings'],
    ] as const
  ).map(
    ([page, heading]): RouteRow => ({
      name: `admin-${page}`,
      address: `/admin/${page}`,
      as: 'admin',
      title: `${heading} | Nimantran`,
      heading,
      own: true,
      alike: page !== 'money',
    }),
  ),
  {
    name: 'admin-person',
    address: '/admin/people/guest-1',
    as: 'admin',
    title: 'Guest 1 | Nimantran',
    heading: 'Guest 1',
    own: true,
    alike: true,
  },
  {
    name: 'admin-partner',
    address: '/admin/partners/partner',
    as: 'admin',
    title: 'partner@nimantran.test | Nimantran',
    heading: 'partner@nimantran.test',
    own: true,
    alike: true,
  },
  {
    name: 'admin-batch',
    address: '/admin/batch',
    as: 'admin',
    title: /^Batch Rendering.*Nimantran$/,
    heading: 'Batch Rendering',
    own: true,
  },
  {
    name: 'admin-one-batch',
    address: firstLink('/admin/batch', '/admin/batch/'),
    as: 'admin',
    title: /^Batch \d+ \| Nimantran$/,
    heading: /^Batch \d+$/,
    own: true,
    alike: true,
  },
  {
    name: 'admin-thread',
    address: '/admin/support/SR-EX000001',
    as: 'admin',
    title: 'The groom’s surname | Nimantran',
    heading: 'The groom’s surname',
    own: true,
    alike: true,
  },
  {
    name: 'admin-themes',
    address: '/admin/themes',
    as: 'admin',
    title: /^Themes.*Nimantran$/,
    heading: 'Themes',
    own: true,
    alike: true,
  },
  {
    name: 'admin-theme',
    address: '/admin/themes/101',
    as: 'admin',
    title: /.*Nimantran$/,
    heading: 'Royal Jharokha',
    own: true,
  },
  {
    name: 'admin-theme-guide',
    address: '/admin/theme-guide',
    as: 'admin',
    title: /^Theme Guide.*Nimantran$/,
    heading: 'Theme Guide',
    own: true,
  },
  {
    name: 'partner',
    address: '/partner',
    as: 'partner',
    title: 'Partner Dashboard | Nimantran',
    heading: 'Partner Dashboard',
    own: true,
  },
  {
    name: 'partner-keys',
    address: '/partner/keys',
    as: 'partner',
    title: 'API keys and webhooks | Nimantran',
    heading: 'API keys and webhooks',
    own: true,
    alike: true,
  },
  {
    name: 'partner-nobody',
    address: '/partner',
    title: 'Partner Dashboard | Nimantran',
    heading: 'Partner Dashboard',
    own: true,
    alike: true,
  },
  {
    name: 'not-found',
    address: '/nowhere/at-all',
    title: 'Page not found | Nimantran',
    heading: 'You look lost.',
    own: true,
    status: 404,
    allowed: MISSING,
  },
];

/** Addresses with restricted access, and the accounts that are redirected home. */
export const GUARDED: readonly { address: string; as?: RouteRow['as'] }[] = [
  { address: '/user' },
  { address: '/user/invitations' },
  { address: '/user/invitations/NM-EX000006' },
  { address: '/user/account' },
  { address: '/user/support/SR-EX000001' },
  ...[
    '/designer',
    '/designer/renders',
    '/admin',
    '/admin/renders',
    '/admin/tools',
    '/admin/batch',
    '/admin/theme-guide',
    '/partner/keys',
  ].flatMap((address) => [{ address }, { address, as: 'customer' as const }]),
];
