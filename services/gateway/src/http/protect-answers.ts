import { isIP } from 'node:net';
import { notFound } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { securityHeaders } from '../domain/security-headers.ts';

/** Security headers on everything, and the gateway's own numbers only for those inside. */
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
    // Rules for pages: on the dozen files of each they would only weigh.
    if (request.url.startsWith('/assets/')) {
      reply.header('x-content-type-options', 'nosniff');
      return;
    }
    for (const [name, value] of Object.entries(headers)) {
      if (name === 'content-security-policy' && reply.hasHeader(name)) continue;
      reply.header(name, value);
    }
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/metrics' && !isFromInside(request)) {
      throw notFound('no_such_operation', 'There is nothing at this address.');
    }
  });
}

/** Straight from a private address; what came through a proxy in front came from outside. */
function isFromInside(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) return false;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (isIP(address) === 6) return address === '::1' || /^f[cd]/i.test(address);
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);
}
