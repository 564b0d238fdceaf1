import { describe, expect, it } from 'vitest';
import { PAGE_PLANS, type PagePlan } from '../../src/app/page-plan.ts';
import { isOurCache } from '../../src/service-worker/names.ts';
import { type Asked, handlingOf, mayKeep, mayKeepPage, pageKeyOf } from '../../src/service-worker/rules.ts';

const ORIGIN = 'https://shop.test';
const page: Partial<Asked> = { navigation: true, destination: 'document' };
const image: Partial<Asked> = { destination: 'image' };

function handling(address: string, more: Partial<Asked> = {}) {
  const url = new URL(address, ORIGIN);
  return handlingOf({ method: 'GET', url, origin: ORIGIN, navigation: false, destination: '', range: false, ...more });
}

/** An address that matches a pattern of the router. */
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, 'wedding');
const isPublic = (plan: PagePlan) => plan.head === undefined && plan.leadsTo === undefined;

describe('what the service worker does with a request', () => {
  it.each(PAGE_PLANS.map((plan) => [plan.pattern, plan] as const))(
    'keeps %s if it is the same for everybody',
    (pattern, plan) => {
      expect(handling(addressOf(pattern), page)).toBe(isPublic(plan) ? 'kept-page' : 'page');
    },
  );

  it.each(
    PAGE_PLANS.filter(isPublic).flatMap((plan) => Object.keys(plan.query ?? {}).map((name) => [plan.pattern, name] as const)),
  )('keeps %s apart by %s, or not at all where that names an order', (pattern, name) => {
    const url = new URL(`${addressOf(pattern)}?${name}=Elite&partner=ASHA`, ORIGIN);
    if (handling(url.href, page) === 'page') return expect(name).toBe('order');
    expect(pageKeyOf(url)).toBe(`${ORIGIN}${addressOf(pattern)}?${name}=Elite`);
  });

  it.each([
    ['/user', 'page'],
    ['/user/invitations/NM-ABCD2345', 'page'],
    ['/user/invitations/NM-ABCD2345?paid=1', 'page'],
    ['/track-order?paid=1', 'page'],
    ['/support?state=x&code=y', 'page'],
    ['/support?kind=correction&order=NM-ABCD2345', 'page'],
    ['/support?kind=correction', 'kept-page'],
    ['/video/create', 'page'],
    ['/video/create/pay', 'page'],
    ['/designer', 'page'],
    ['/admin/tools', 'page'],
    ['/partner', 'page'],
    ['/goto?to=my-orders', 'page'],
    ['/nowhere', 'page'],
    ['/i/AAAAAAAAAAAAAAAAAAAAAA', 'through'],
    ['/developers', 'through'],
    ['/__/auth/handler', 'through'],
    ['/api/docs', 'through'],
  ])('opens %s as %s', (address, expected) => {
    expect(handling(address, page)).toBe(expected);
  });

  it.each([
    ['/assets/index-1a2b3c.js', {}, 'part'],
    ['/api/theme-media/101/v1/thumbnail_web.jpg', image, 'picture'],
    ['/api/theme-media/101/v1/thumbnail-640.avif', image, 'picture'],
    ['/api/theme-media/101/v1/preview.mp4', { destination: 'video' }, 'through'],
    ['/api/theme-media/101/v1/preview.mp4', { destination: 'video', range: true }, 'through'],
    ['/api/video-details/wedding', {}, 'public-answer'],
    ['/api/video-details/wedding/101', {}, 'public-answer'],
    ['/api/pricing-details', {}, 'public-answer'],
    ['/api/blog', {}, 'public-answer'],
    ['/api/session', {}, 'through'],
    ['/api/orders', {}, 'through'],
    ['/api/orders/NM-ABCD2345/events', { destination: '' }, 'through'],
    ['/api/uploads/abc', {}, 'through'],
    ['/api/objects/films/a.mp4', { destination: 'video' }, 'through'],
    ['/api/objects/photos/a.jpg', image, 'through'],
    ['https://lh3.googleusercontent.com/a.jpg', image, 'through'],
    ['https://www.google-analytics.com/g/collect', {}, 'through'],
  ] as const)('asks for %s (%o) as %s', (address, more, expected) => {
    expect(handling(address, more)).toBe(expected);
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('never stands between a %s and the shop', (method) => {
    for (const address of ['/', '/api/video-details/wedding', '/assets/a.js', '/api/theme-media/1/v1/thumbnail.jpg']) {
      expect(handling(address, { method, destination: 'image' })).toBe('through');
    }
  });

  it('keeps only whole, good answers that are nobody’s own', () => {
    const answer = (status: number, caching?: string, redirected = false) =>
      mayKeep({ status, redirected, headers: new Headers(caching === undefined ? {} : { 'cache-control': caching }) });
    expect([answer(200), answer(200, 'no-cache'), answer(200, 'public, max-age=60')]).toEqual([true, true, true]);
    const refused = [
      answer(206),
      answer(404),
      answer(500),
      answer(0),
      answer(200, 'no-store'),
      answer(200, 'private, max-age=5'),
    ];
    expect(refused).not.toContain(true);
    expect(answer(200, undefined, true)).toBe(false);
  });

  it('keeps a public page with which the shop has sent a cookie, and none that is not to be kept at all', () => {
    const page = (caching: string, status = 200) =>
      mayKeepPage({ status, redirected: false, headers: new Headers({ 'cache-control': caching }) });
    expect([page('private, no-cache'), page('no-cache')]).toEqual([true, true]);
    expect([page('private, no-store'), page('no-cache', 503)]).toEqual([false, false]);
  });

  it('knows its own caches', () => {
    expect(['nimantran-pages', 'workbox-precache-v2-https://shop.test/', 'firebase'].map(isOurCache)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
