import { DEVELOPERS_PATH, OPENAPI_PATH } from '@nimantran/proto/http/gateway/openapi';
import type { PageRenderer } from '@nimantran/proto/http/gateway/page-renderer';
import { documentedOperations } from '@nimantran/proto/http/shared/documented-operations';
import { openApiDocument } from '@nimantran/proto/http/shared/openapi-document';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import type { FastifyInstance } from 'fastify';
import gateway from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { isXsrfToken } from '../domain/xsrf.ts';
import { withEtag } from '../proxy/response-cache.ts';
import { sendAnswer } from './send-answer.ts';
import type { ShopFacts } from './shop-facts.ts';

/** The OpenAPI document, made once, and the page that shows it; both are the same for everybody. */
export function serveOpenApi(
  app: FastifyInstance,
  { config, pages }: Pick<Context, 'config' | 'pages'>,
  renderer: Pick<PageRenderer, 'developersPage'> | undefined,
  shopFacts: ShopFacts,
): void {
  const document = openApiDocument(documentedOperations(), {
    origin: new URL(config.PUBLIC_URL).origin,
    version: gateway.version,
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
  });
  const json = withEtag({ status: 200, contentType: 'application/json', body: Buffer.from(JSON.stringify(document)) });
  app.get(OPENAPI_PATH, async (request, reply) => {
    // A browser without a token gets one with this answer, which a shared cache must not pass to others.
    const isAlone = isXsrfToken(request.cookies[XSRF_COOKIE]);
    reply.header('cache-control', isAlone ? 'no-cache' : 'private, no-cache');
    request.offer = { isCurrent: () => true, audience: 'visitors', bringsToken: true };
    return sendAnswer(request, reply, json);
  });
  if (renderer === undefined) return;
  app.get(DEVELOPERS_PATH, async (request, reply) => {
    const page = await pages.get(DEVELOPERS_PATH, async () => {
      const body = Buffer.from(renderer.developersPage(document, (await shopFacts())?.about.name));
      return { status: 200, contentType: 'text/html; charset=utf-8', body };
    });
    request.offer = { isCurrent: () => pages.isFresh(DEVELOPERS_PATH, page), audience: 'everybody', bringsToken: false };
    return sendAnswer(request, reply, page);
  });
}
