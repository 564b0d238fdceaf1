import type { User } from '@nimantran/proto/domain/user';
import type { ThemesWaiting } from '@nimantran/proto/http/catalog/waiting';
import type { PeopleWaiting } from '@nimantran/proto/http/identity/waiting';
import type { OrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import type { StudioWaiting } from '@nimantran/proto/http/studio/waiting';
import { ADMIN_PAGES } from '../../components/staff/admin-pages.ts';
import { isDesigner } from '../../lib/session/session.ts';

/** What each service counted; left out while it has not answered. */
export interface Waiting {
  orders?: OrdersWaiting | undefined;
  studio?: StudioWaiting | undefined;
  themes?: ThemesWaiting | undefined;
  people?: PeopleWaiting | undefined;
  /** Parked events of all services that answered. */
  parked?: number | undefined;
}

/** Something that waits, with the address of the list that shows it. */
interface WaitingList {
  count: number;
  words: string;
  to: string;
}

interface StaffLink {
  to: string;
  label: string;
  /** Pages below it also mark it as current. */
  deep?: true;
  waiting: readonly WaitingList[];
}

export interface StaffGroup {
  name: string;
  links: readonly StaffLink[];
}

/** The areas by address, with the names of their navigation. */
const AREAS = [
  { begins: /^\/admin/i, name: 'Admin' },
  { begins: /^\/designer/i, name: 'Designer' },
  { begins: /^\/partner/i, name: 'Partner' },
] as const;

export const areaOf = (pathname: string): string => AREAS.find(({ begins }) => begins.test(pathname))?.name ?? 'Staff';

const QUEUE = { to: '/designer', label: 'Designers’ queue' };
const DESIGNER_PAGES = [QUEUE, { to: '/designer/renders', label: 'Renders' }];
const PARTNER_PAGES = [
  { to: '/partner', label: 'Partner Dashboard' },
  { to: '/partner/keys', label: 'API keys' },
];

/** Which pages of admins stand where; a page that no group names stands under System. */
const ADMIN_GROUPS = [
  { name: 'Day’s work', pages: ['/admin', '/admin/orders', '/admin/support', QUEUE.to, '/admin/batch', '/admin/renders'] },
  { name: 'Customers', pages: ['/admin/people', '/admin/partners', '/admin/ratings'] },
  { name: 'Money', pages: ['/admin/money', '/admin/prices'] },
  { name: 'Catalogue', pages: ['/admin/themes', '/admin/theme-guide'] },
] as const;

/** The navigation of a person by their roles, with what waits there. */
export function navigationOf(user: User, waiting: Waiting): StaffGroup[] {
  const withWaiting = (pages: readonly { to: string; label: string; deep?: true }[]): StaffLink[] =>
    pages.map((page) => ({ ...page, waiting: waitingAt(page.to, waiting).filter(({ count }) => count > 0) }));
  const partner = user.roles.includes('partner') ? [{ name: 'Partner', links: withWaiting(PARTNER_PAGES) }] : [];
  if (!user.roles.includes('admin')) {
    return [...(isDesigner(user) ? [{ name: 'Day’s work', links: withWaiting(DESIGNER_PAGES) }] : []), ...partner];
  }
  const pages = [...ADMIN_PAGES, QUEUE];
  const grouped = ADMIN_GROUPS.map((group) => ({
    name: group.name,
    links: withWaiting(group.pages.flatMap((to) => pages.filter((page) => page.to === to))),
  }));
  const others = pages.filter(({ to }) => !ADMIN_GROUPS.some((group) => (group.pages as readonly string[]).includes(to)));
  return [...grouped, { name: 'System', links: withWaiting(others) }, ...partner];
}

/** The lists on a page in which something may wait. */
function waitingAt(to: string, { orders, studio, themes, people, parked }: Waiting): WaitingList[] {
  const list = (count: number | undefined, words: string, address: string = to): WaitingList => ({
    count: count ?? 0,
    words,
    to: address,
  });
  switch (to) {
    case '/admin/orders':
      return [
        list(orders?.late, 'late', `${to}?late=true&sort=due_at`),
        list(orders?.held, 'on hold', `${to}?held=true`),
        list(orders?.refund_approvals, 'to approve'),
      ];
    case '/admin/support':
      return [list(orders?.requests, 'to answer', `${to}?state=open`)];
    case '/designer':
      return [list(studio?.mine, 'yours'), list(studio?.queued, 'waiting'), list(studio?.jobs_failed, 'failed')];
    case '/admin/batch':
      return [
        list(studio?.admin?.batches_running, 'running', `${to}?state=running`),
        list(studio?.admin?.batches_failed, 'with failed rows', `${to}?state=finished`),
      ];
    case '/admin/renders':
    case '/designer/renders':
      return [list(studio?.renders_failed, 'failed')];
    case '/admin/people':
      return [list(people?.role_approvals, 'to approve')];
    case '/admin/money':
      return [
        list(orders?.refunds_failed, 'failed refunds', `${to}?list=refunds`),
        list(orders?.disputes, 'open disputes', `${to}?list=disputes`),
        list(orders?.uninvoiced, 'without an invoice', `${to}?list=invoices`),
      ];
    case '/admin/themes':
      return [
        list(themes?.unpublished, 'to publish', `${to}?sort=-changed_at`),
        list(themes?.scheduled, 'scheduled', `${to}?state=scheduled`),
      ];
    case '/admin/theme-guide':
      return [list(studio?.admin?.trials, 'in trial', `${to}#try`)];
    case '/admin/settings':
      return [list(orders?.settings_approvals, 'to approve')];
    case '/admin/tools':
      return [list(orders?.mails_given_up, 'emails given up'), list(parked, 'parked events', `${to}#parked-events`)];
    default:
      return [];
  }
}
