import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { routingTable } from '../domain/routing-table.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { ConcurrencyLimit, STREAMS_OF_ONE_PERSON, UPLOADS_OF_ONE_PERSON } from './concurrency-limit.ts';
import { forwardRequest, takeBodiesAsTheyCome } from './forward-request.ts';
import { forwardUpload } from './forward-upload.ts';
import { openUpstreamConnections } from './upstream-connections.ts';

/** Each event stream holds a connection as long as its client reads. */
const CONNECTIONS_PER_SERVICE = 1_024;
const KEEP_ALIVE_MS = 4_000;
/** A revoked role loses its power within 5 s, even if the event is lost. */
const RECHECK_STREAMS_MS = 2_500;

/** Registers every route of the routing table, in a separate scope in which bodies stay streams. */
export async function serveRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    const { streams, sessions } = context;
    const line = openUpstreamConnections(context.config.services.media);
    const parts = { context, line, atOnce: new ConcurrencyLimit(UPLOADS_OF_ONE_PERSON) };
    const watching = { context, atOnce: new ConcurrencyLimit(STREAMS_OF_ONE_PERSON) };
    takeBodiesAsTheyCome(scope);
    scope.addHook('preClose', async () => streams.end());
    const recheck = setInterval(() => void streams.recheck(sessions), RECHECK_STREAMS_MS).unref();
    scope.addHook('onClose', async () => {
      clearInterval(recheck);
      line.close();
    });
    await scope.register(replyFrom, {
      undici: { connections: CONNECTIONS_PER_SERVICE, pipelining: 1, keepAliveTimeout: KEEP_ALIVE_MS },
      disableRequestLogging: true,
      destroyAgent: true,
    });
    for (const route of routingTable()) {
      scope.route({
        method: route.methods,
        url: route.url,
        config: { public: route },
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          if (route.limit === 'uploads') return forwardUpload(request, reply, route, parts);
          if (route.kept && request.method === 'GET' && request.caller.kind === 'anonymous') {
            return answerFromCache(request, reply, route, context);
          }
          return forwardRequest(request, reply, route, watching);
        },
      });
    }
  });
}
