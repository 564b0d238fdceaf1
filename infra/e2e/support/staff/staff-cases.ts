import type { Browser } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { itLong } from '../long-cases.ts';
import { SHORT } from '../order/sold-themes.ts';
import { batchWalk } from './batch-walk.ts';
import { guideWalk } from './guide-walk.ts';
import { partnersWalk } from './partners-walk.ts';
import { auditWalk, hire, lostRoleWalk, peopleWalk } from './people-walk.ts';
import { rendersWalk } from './renders-walk.ts';
import { themesWalk } from './themes-walk.ts';

/** The people who make and sell videos, in a whole shop. */
export function describeStaffWork(shop: () => Shop, browser: () => Browser): void {
  describe('work behind the shop, with keys alone', () => {
    it('an admin makes batches, and takes their videos home', () => batchWalk(shop(), browser(), SHORT));
    // Short cases of their kinds: the package tried out below is linted and played, and the shop of these tests has a theme published.
    itLong('who may watch the renderers sees them work', () => rendersWalk(shop(), browser()));
    itLong('an admin sells a theme, its next version, and none', () => themesWalk(shop(), browser()));
    it('an author tries a package out', () => guideWalk(shop(), browser()));
  });
}

/** Roles of staff and their audit log entries. Leaves a paid order behind. */
export function describePeople(shop: () => Shop, browser: () => Browser): void {
  describe('who works for the shop, with keys alone', () => {
    let people: Awaited<ReturnType<typeof hire>>;
    beforeAll(async () => {
      people = await hire(shop());
    });

    it('a role is asked for by one admin and given by a second', () => peopleWalk(shop(), browser(), people.admin));
    it('what was changed is found in the audit log', () => auditWalk(shop(), browser()));
    // Each page of a partner is opened in `routes.test.ts`, and orders pays partners in tests of its own.
    itLong('a partner sees what they brought, and is paid for it', () => partnersWalk(shop(), browser()));
    it('a role that is taken away closes what it opened', () => lostRoleWalk(shop(), browser(), people));
  });
}
