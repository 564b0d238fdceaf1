import replyFrom from '@fastify/reply-from';
import { ConcurrencyLimit } from '@nimantran/kit/http/concurrency-limit';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { type PublicRoute, routingTable } from '../domain/routing-table.ts';
import { isStreamed } from '../http/whole-bodies.ts';
import type { GuestPages } from '../web/guest-pages.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { forwardAwaited } from './forward-awaited.ts';
import { type ForwardRequestParts, forwardRequest, takeBodiesAsTheyCome } from './forward-request.ts';
import { type ForwardUploadParts, forwardUpload } from './forward-upload.ts';
import type { ConnectionKind } from './proxy-limits.ts';
import { openUpstreamConnections, type UpstreamConnections } from './upstream-connections.ts';

const KEEP_ALIVE_MS = 4_000;
/** A revoked role loses its power within 5 s, even if the event is lost. */
const RECHECK_STREAMS_MS = 2_500;

/**
 * Registers every route of the routing table, in separate scopes in which bodies stay bytes. `pages` answers people whose form was
 * refused; without it they get the problem.
 */
export async function serveRoutes(app: FastifyInstance, context: Context, pages?: Pick<GuestPages, 'refuseForm'>): Promise<void> {
  await app.register(async (scope) => {
    const { streams, sessions, limits } = context;
    const { atOnce } = limits;
    const media = openUpstreamConnections(context.config.services.media);
    const studio = openUpstreamConnections(context.config.services.studio);
    const uploads = {
      context,
      line: media,
      persons: new ConcurrencyLimit(atOnce.uploadsOfPerson),
      addresses: new ConcurrencyLimit(atOnce.uploadsOfAddress),
    };
    const requests = {
      context,
      persons: new ConcurrencyLimit(atOnce.requestsOfPerson),
      addresses: new ConcurrencyLimit(atOnce.requestsOfAddress),
      files: new ConcurrencyLimit(atOnce.filesOfVisitor),
      streams: new ConcurrencyLimit(atOnce.streamsOfVisitor),
    };
    takeBodiesAsTheyCome(scope, context);
    scope.addHook('preClose', async () => streams.end());
    const recheck = setInterval(() => void streams.recheck(sessions), RECHECK_STREAMS_MS).unref();
    scope.addHook('onClose', async () => {
      clearInterval(recheck);
      media.close();
      studio.close();
    });
    const routes = Map.groupBy(routingTable(), connectionsFor);
    for (const [kind, ofKind] of routes) {
      await scope.register(async (own) => {
        await own.register(replyFrom, {
          undici: { connections: limits.connections[kind], pipelining: 1, keepAliveTimeout: KEEP_ALIVE_MS },
          disableRequestLogging: true,
          destroyAgent: true,
        });
        for (const route of ofKind) serveRoute(own, route, { requests, uploads, studio, pages });
      });
    }
  });
}

interface Parts {
  requests: ForwardRequestParts;
  uploads: ForwardUploadParts;
  studio: UpstreamConnections;
  pages: Pick<GuestPages, 'refuseForm'> | undefined;
}

function serveRoute(app: FastifyInstance, route: PublicRoute, { requests, uploads, studio, pages }: Parts): void {
  app.route({
    method: route.methods,
    url: route.url,
    config: { public: route, ...(route.form && { hasSecretAddress: true }) },
    exposeHeadRoute: false,
    ...(route.form && pages && { errorHandler: pages.refuseForm }),
    handler: async (request, reply) => {
      if (route.limit === 'uploads') return forwardUpload(request, reply, route, uploads);
      if (route.limit === 'stills') return forwardAwaited(request, reply, route, requests, studio);
      if (route.kept && request.method === 'GET' && request.caller.kind === 'anonymous') {
        return answerFromCache(request, reply, route, requests.context);
      }
      return forwardRequest(request, reply, route, requests);
    },
  });
}

function connectionsFor(route: PublicRoute): ConnectionKind {
  if (route.signed) return 'webhook';
  if (route.streams) return 'streams';
  if (route.limit === 'files') return 'files';
  return isStreamed(route) ? 'large' : 'requests';
}
