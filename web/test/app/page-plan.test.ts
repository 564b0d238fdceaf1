import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CREATE_PAGES } from '../../src/app/create-pages.tsx';
import { OTHER_PAGES } from '../../src/app/other-pages.tsx';
import { addressOf, NOWHERE } from '../../src/app/page-address.ts';
import { listPages, privatePaths } from '../../src/app/page-list.ts';
import { PAGE_PLANS, planOf } from '../../src/app/page-plan.ts';
import { PAGES } from '../../src/app/routes.tsx';
import { THEMES } from '../support/mock-themes.ts';

const patternsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap((route) => {
    const pattern = route.path === undefined ? above : `${above}/${route.path}`;
    return route.children ? patternsOf(route.children, pattern) : [pattern || '/'];
  });
const PATTERNS = [
  ...patternsOf(createRoutesFromElements(PAGES)),
  ...patternsOf(createRoutesFromElements(OTHER_PAGES)),
  ...patternsOf(createRoutesFromElements(CREATE_PAGES), '/video/create'),
].filter((pattern) => !pattern.endsWith('/*'));

describe('the plan of pages', () => {
  it.each(PATTERNS)('knows the route %s', (pattern) => {
    expect(PAGE_PLANS.map((plan) => plan.pattern)).toContain(pattern);
  });

  it('knows no others', () => {
    expect(PAGE_PLANS.map(({ pattern }) => pattern).filter((pattern) => !PATTERNS.includes(pattern))).toEqual([]);
  });

  it('tries patterns in an order in which each is reached', () => {
    for (const plan of PAGE_PLANS) expect(planOf(plan.pattern.replaceAll(/:\w+/g, 'x'))?.plan.pattern).toBe(plan.pattern);
  });

  it('names parts of the app that there are', () => {
    const parts = PAGE_PLANS.flatMap(({ part }) => part ?? []);
    expect(parts.filter((part) => !existsSync(path.join(import.meta.dirname, '../..', part)))).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&partner=ASHA', '/'],
    ['/category/wedding?filter=Elite&x=1#top', '/category/wedding?filter=Elite'],
    ['/video/wedding/royal-jharokha-101', '/video/wedding/royal-jharokha-101'],
    ['/video/wedding/%E0%A4%B5%E0%A4%BF-101', '/video/wedding/%E0%A4%B5%E0%A4%BF-101'],
  ])('%s is that of the page %s', (asked, address) => {
    expect(addressOf(asked)).toEqual({ address, known: true });
  });

  it.each([
    ['/index.html', '/'],
    ['//', '/'],
    ['/category/wedding/', '/category/wedding'],
    ['/Category/WEDDING?utm=A', '/category/wedding?utm=A'],
    ['//category//wedding', '/category/wedding'],
    ['/%63ategory/wedding', '/category/wedding'],
    ['/video/wedding/Royal-Jharokha-101', '/video/wedding/royal-jharokha-101'],
    ['/user/invitations/NM-ABCD2345/?paid=1', '/user/invitations/NM-ABCD2345?paid=1'],
  ])('%s has moved to %s', (asked, moved) => {
    expect(addressOf(asked).moved).toBe(moved);
    expect(addressOf(moved).moved).toBeUndefined();
  });

  it.each([
    '/nowhere',
    '/category/unknown',
    '/category/%2e%2e',
    '/category/..%2fwedding',
    '/category/wedding%2Felite',
    '/category/wed%00ding',
    '/category/%E0%A4%A',
    '/video/wedding/without-its-number',
    '//elsewhere.example/x',
    '/%5celsewhere.example',
    '/user/nothing',
    '/designer/jobs',
  ])('%s leads nowhere', (asked) => {
    expect(addressOf(asked)).toEqual({ address: NOWHERE, known: true });
  });

  it.each(['/user/invitations/NM-ABCD2345', '/user/support/NM-ABCD2345', '/designer/jobs/1234', '/USER'])(
    '%s is one of endlessly many, and none to keep',
    (asked) => expect(addressOf(asked)).toEqual({ address: asked, known: false }),
  );

  it('tells filters that pages link to from those that somebody made up', () => {
    expect(addressOf('/category/wedding?filter=with-images').known).toBe(true);
    expect(addressOf('/category/wishes?sub_category=valentines-day').known).toBe(true);
    expect(addressOf('/category/wedding?filter=made-up')).toEqual({ address: '/category/wedding?filter=made-up', known: false });
  });
});

describe('for crawlers', () => {
  it('every public page is listed once, themes with their own address', async () => {
    const ask = async (path: string) =>
      Response.json(path === '/api/blog' ? { posts: [{ slug: 'a-post', published_at: '2026-11-01T00:00:00Z' }] } : THEMES);
    const paths = (await listPages({ ask })).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [
      '/',
      '/category/tilak',
      '/category/wishes?sub_category=birthday',
      '/blog',
      '/faqs',
      '/terms-of-service',
    ]) {
      expect(paths).toContain(path);
    }
    expect(paths.filter((path) => path.startsWith('/video/'))).toHaveLength(THEMES.length);
    for (const path of paths) expect(addressOf(path)).toEqual({ address: path, known: true });
    expect((await listPages({ ask })).find(({ path }) => path === '/blog/a-post')?.changed_at).toBe('2026-11-01T00:00:00Z');
  });

  it('what belongs to one person is not theirs', async () => {
    expect(privatePaths()).toEqual(expect.arrayContaining(['/user', '/designer', '/admin', '/video/create', '/goto']));
    expect(privatePaths()).not.toContain('/');
  });
});
