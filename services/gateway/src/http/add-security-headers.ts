import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { DATA_HEADERS, FILE_HEADERS, OF_PAGES, securityHeaders } from '../domain/security-headers.ts';

/** Adds security headers to every answer. */
export function protectAnswers(app: FastifyInstance, { config }: Context): void {
  const authDomain =
    config.FIREBASE_PROJECT_ID === undefined
      ? undefined
      : (config.FIREBASE_AUTH_DOMAIN ?? `${config.FIREBASE_PROJECT_ID}.firebaseapp.com`);
  const headers = securityHeaders({
    localUrl: config.LOCAL_URL,
    firebaseAuthDomain: authDomain,
    objectsSource: config.objectsSource,
    analytics: config.page.analytics_id !== null,
  });
  app.addHook('onSend', async (request, reply) => {
    // The many files and the data of a page need neither the page's policy nor all of helmet's headers.
    const own = request.url.startsWith('/assets/') ? FILE_HEADERS : isData(reply) ? DATA_HEADERS : undefined;
    if (own !== undefined) for (const name of OF_PAGES) reply.removeHeader(name);
    for (const [name, value] of Object.entries(own ?? headers)) {
      if (name === 'content-security-policy' && reply.hasHeader(name)) continue;
      // Such a page sets a stricter one.
      if (name === 'referrer-policy' && request.routeOptions.config.hasSecretAddress) continue;
      reply.header(name, value);
    }
  });
}

const isData = (reply: FastifyReply): boolean =>
  /^application\/(?:problem\+)?json(?:;|$)/.test(String(reply.getHeader('content-type')));
