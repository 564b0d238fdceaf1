import type { User } from '@nimantran/proto/domain/user';
import { describe, expect, it } from 'vitest';
import { areaOf, navigationOf, type Waiting } from '../../../src/app/staff/staff-navigation.ts';
import { ADMIN_PAGES } from '../../../src/components/staff/admin-pages.ts';

const person = (...roles: User['roles']): User => ({
  uid: 'asha',
  email: 'asha@example.com',
  email_verified: true,
  name: 'Asha',
  photoURL: null,
  roles,
});
const WAITING: Waiting = {
  orders: {
    late: 3,
    held: 0,
    requests: 2,
    refunds_failed: 1,
    refund_approvals: 0,
    disputes: 0,
    uninvoiced: 0,
    settings_approvals: 1,
    mails_given_up: 0,
  },
  studio: { queued: 12, mine: 0, jobs_failed: 0, renders_failed: 0, admin: null },
  parked: 2,
};
const pagesOf = (user: User, waiting: Waiting = {}) => navigationOf(user, waiting).flatMap(({ links }) => links);
const waitingIn = (waiting: Waiting, user = person('admin')) =>
  pagesOf(user, waiting).flatMap((page) => page.waiting.map(({ count, words, to }) => `${page.label}: ${count} ${words}, ${to}`));

describe('the navigation of staff', () => {
  it('leads admins to every page of theirs, each once, and to the designers’ queue', () => {
    const addresses = pagesOf(person('admin')).map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(addresses)).toEqual(new Set([...ADMIN_PAGES.map(({ to }) => to), '/designer']));
  });

  it('leads designers and partners to their own pages alone', () => {
    expect(pagesOf(person('designer')).map(({ to }) => to)).toEqual(['/designer', '/designer/renders']);
    expect(pagesOf(person('partner')).map(({ to }) => to)).toEqual(['/partner', '/partner/keys']);
    expect(pagesOf(person())).toEqual([]);
  });

  it('joins the areas of a person with several roles', () => {
    expect(navigationOf(person('designer', 'partner'), {}).map(({ name }) => name)).toEqual(['Day’s work', 'Partner']);
    expect(navigationOf(person('admin', 'partner'), {}).at(-1)?.name).toBe('Partner');
  });

  it('names what waits, and the list that shows it', () => {
    expect(waitingIn(WAITING)).toEqual([
      'Orders: 3 late, /admin/orders?late=true&sort=due_at',
      'Support: 2 to answer, /admin/support?state=open',
      'Designers’ queue: 12 waiting, /designer',
      'Money: 1 failed refunds, /admin/money?list=refunds',
      'Settings: 1 to approve, /admin/settings',
      'Admin Tools: 2 parked events, /admin/tools#parked-events',
    ]);
  });

  it('leaves away the counts of a service that has not answered, and nothing else', () => {
    expect(waitingIn({ ...WAITING, orders: undefined })).toEqual([
      'Designers’ queue: 12 waiting, /designer',
      'Admin Tools: 2 parked events, /admin/tools#parked-events',
    ]);
    expect(pagesOf(person('admin'), {})).toHaveLength(pagesOf(person('admin'), WAITING).length);
  });
});

it.each([
  ['/admin', 'Admin'],
  ['/admin/orders/NM-EX000006', 'Admin'],
  ['/designer/jobs/1', 'Designer'],
  ['/partner/keys', 'Partner'],
])('the area of %s is %s', (pathname, area) => expect(areaOf(pathname)).toBe(area));
