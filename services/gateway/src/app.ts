import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { createApp, UPLOAD_TIMEOUT_MS } from '@nimantran/kit/http/app';
import { isStoragePath, storageCodeOf } from '@nimantran/proto/domain/storage-code';
import type { Context } from './context.ts';
import { fillFastPath } from './fast-path/fill-fast-path.ts';
import { serveFastPath } from './fast-path/serve-fast-path.ts';
import { protectAnswers } from './http/add-security-headers.ts';
import { closeUntilProven } from './http/close-until-proven.ts';
import { continueWhenAllowed } from './http/expect-continue.ts';
import { guardRequests } from './http/guards.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { readBodiesWhole } from './http/whole-bodies.ts';
import { serveRoutes } from './proxy/serve-routes.ts';
import { serveGatewayHealth } from './routes/health.ts';
import { serveOwn } from './routes/index.ts';
import { createGuestPages } from './web/guest-pages.ts';
import { loadRenderer } from './web/load-renderer.ts';
import { ofRehearsal } from './web/mark-rehearsal.ts';
import { serveOpenApi } from './web/serve-openapi.ts';
import { serveWeb } from './web/serve-web.ts';
import { createShopFacts } from './web/shop-facts.ts';

/** Longer than any pause that a request may have; so it ends only clients that do not read what waits for them. */
const CONNECTION_TIMEOUT_MS = 150_000;
/** How long a gateway that has just begun waits for what the shop says about itself. */
const FACTS_AWAITED_MS = 60_000;
const COMPRESSED_TYPES = /^text\/(?!event-stream)|(?:\+|\/)(?:json|javascript|xml)(?:;|$)/;

/** Builds the public HTTP app without listening. */
export async function buildApp(context: Context) {
  const { config, log, tokens, bus } = context;
  const shopFacts = createShopFacts(context);
  const app = await createApp({
    log,
    tokens,
    readiness: {
      ...(bus && { bus: () => bus.ping(1_500) }),
      // No page can be made without them; but the shop is more than its pages.
      ...(config.WEB_DIST !== undefined && { facts: awaitedFor(FACTS_AWAITED_MS, shopFacts) }),
    },
    checkAnswers: config.NODE_ENV !== 'production',
    requestTimeoutMs: UPLOAD_TIMEOUT_MS,
    connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
    trustProxy: config.TRUST_PROXY,
    tracesBeginHere: true,
    showMetrics: false,
    codeOf: ({ status, code }, path) => (isStoragePath(path) ? storageCodeOf(status) : code),
    // Only the session cookie identifies the caller; identity headers from a browser are ignored.
    identify: async () => ({ kind: 'anonymous' }),
  });
  continueWhenAllowed(app);
  await app.register(cookie);
  await app.register(compress, { customTypes: COMPRESSED_TYPES, globalDecompression: false, threshold: 1024 });
  protectAnswers(app, context);
  fillFastPath(app, context.ready);
  const rates = createRateLimits(app, context);
  serveFastPath(app, context, rates);
  rates.limitVisitors();
  guardRequests(app, context);
  closeUntilProven(app, context, shopFacts);
  rates.limitPersons();
  readBodiesWhole(app, context);
  serveOwn(app, context);
  serveGatewayHealth(app, context);
  const built = await loadRenderer(config.WEB_DIST);
  // Without it pages are files, which say nothing about a rehearsal.
  if (config.isRehearsal && built === undefined) throw new Error('A rehearsal needs the web app with its server entry.');
  const renderer = config.isRehearsal && built ? ofRehearsal(built) : built;
  const guestPages = renderer && createGuestPages(renderer, context, rates, shopFacts);
  await serveRoutes(app, context, guestPages);
  guestPages?.serve(app);
  serveOpenApi(app, context, renderer, shopFacts);
  await serveWeb(app, context, rates, renderer, shopFacts);
  return app;
}

/** A check that fails at most for a while from now on, until `read` has something. */
function awaitedFor(limitMs: number, read: () => Promise<unknown>): () => Promise<void> {
  const until = Date.now() + limitMs;
  return async () => {
    if (Date.now() < until && (await read()) === undefined) throw new Error('orders has not said what the shop is');
  };
}
