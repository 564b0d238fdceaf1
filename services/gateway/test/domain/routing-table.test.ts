import { BODY_LIMIT_BYTES } from '@nimantran/kit/http/app';
import { describe, expect, it } from 'vitest';
import { routingTable } from '../../src/domain/routing-table.ts';

describe('the routing table', () => {
  const table = routingTable();
  const serviceOf = (method: string, url: string) =>
    table.find((route) => route.url === url && route.methods.some((known) => known === method))?.service;

  it.each([
    ['GET', '/api/video-details/:category', 'catalog'],
    ['GET', '/api/video-details/:category/:video', 'catalog'],
    ['GET', '/api/blog', 'catalog'],
    ['GET', '/api/blog/:slug', 'catalog'],
    ['GET', '/api/theme-media/*', 'catalog'],
    ['GET', '/api/pricing-details', 'pricing'],
    ['POST', '/api/quotes', 'pricing'],
    ['PUT', '/api/admin/promo-codes/:code', 'pricing'],
    ['GET', '/api/user/sign-in-method', 'identity'],
    ['POST', '/api/user/user-type', 'identity'],
    ['GET', '/api/user/sessions', 'identity'],
    ['DELETE', '/api/user/sessions/:id', 'identity'],
    ['POST', '/api/admin/verify', 'identity'],
    ['POST', '/api/orders', 'orders'],
    ['GET', '/api/orders/:number/events', 'orders'],
    ['POST', '/api/track-order', 'orders'],
    ['POST', '/api/stripe/webhook', 'orders'],
    ['POST', '/api/support/:support_number/messages', 'orders'],
    ['POST', '/api/partner-visits', 'orders'],
    ['POST', '/api/uploads', 'media'],
    ['PATCH', '/api/uploads/*', 'media'],
    ['GET', '/api/media/uploads', 'media'],
    ['GET', '/api/media/uploads/:id', 'media'],
    ['GET', '/api/media/uploads/:id/download', 'media'],
    ['DELETE', '/api/media/uploads/:id', 'media'],
    ['HEAD', '/api/objects/*', 'media'],
    ['POST', '/api/studio/jobs/pull', 'studio'],
    ['GET', '/api/studio/events', 'studio'],
    ['PUT', '/api/guest-pages/:number/on', 'guests'],
    ['POST', '/api/invitations/:token/replies', 'guests'],
  ])('leads %s %s to %s', (method, url, service) => {
    expect(serviceOf(method, url)).toBe(service);
  });

  it('leads nowhere else than into the public API, to each address once', () => {
    expect(table.every((route) => route.url.startsWith('/api/'))).toBe(true);
    expect(table.every((route) => route.access !== 'service')).toBe(true);
    const addresses = table.flatMap((route) => route.methods.map((method) => `${method} ${route.url}`));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('lets in no larger body than its service takes, but where a file is sent', () => {
    const larger = table.filter((route) => route.maxBodyBytes > BODY_LIMIT_BYTES).map((route) => route.url);
    expect(larger.toSorted()).toEqual(['/api/admin/theme-packages', '/api/batches', '/api/uploads', '/api/uploads/*']);
  });

  it('keeps to the gateway what opens, tells and ends the session of a cookie', () => {
    expect(table.filter((route) => route.url === '/api/user/session')).toEqual([]);
  });

  it('takes a form without JavaScript for one public operation, as often as other replies', () => {
    const forms = table.filter((route) => route.form);
    expect(forms.map(({ url, access, limit }) => [url, access, limit])).toEqual([
      ['/api/invitations/:token/replies', 'public', 'replies'],
    ]);
  });

  it('takes only the webhook without XSRF, and only for what is public', () => {
    expect(table.filter((route) => route.signed).map((route) => route.url)).toEqual(['/api/stripe/webhook']);
    expect(table.filter((route) => route.kept).every((route) => route.access === 'public')).toBe(true);
  });
});
