import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { FILE_HEADERS, securityHeaders } from '../domain/security-headers.ts';

/** Security headers on everything. */
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
    // All rules for pages would only weigh on the dozen files of each.
    if (request.url.startsWith('/assets/')) {
      reply.headers(FILE_HEADERS);
      return;
    }
    for (const [name, value] of Object.entries(headers)) {
      if (name === 'content-security-policy' && reply.hasHeader(name)) continue;
      reply.header(name, value);
    }
  });
}
