import helmet from '@fastify/helmet';
import { PROBLEM_TYPE } from '@nimantran/proto/http/problem';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Caller, ServiceTokens } from '../auth/service-token.ts';
import { isPoolBusy, isUnstorableText } from '../db/database.ts';
import type { Log } from '../log.ts';
import { childTrace, runWithContext, traceIdOf } from '../trace.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { badRequest, HttpProblem, notFound, problemBody } from './problem.ts';
import { useContracts } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    trace: string;
  }
}

export interface AppOptions {
  log: Log;
  tokens: ServiceTokens;
  /** Name → a check that throws while the thing it needs cannot be used. */
  readiness: Record<string, () => Promise<unknown>>;
  bodyLimitBytes?: number;
  requestTimeoutMs?: number;
  /** The gateway says itself who calls; services ask the token. */
  identify?: (authorization: string | undefined) => Promise<Caller>;
  /** Holds answers against their contracts; off in production. */
  checkAnswers: boolean;
  trustProxy?: boolean;
  /** The code that a problem has at an address, also one that is answered before any route; its own unless said otherwise. */
  codeOf?: (problem: HttpProblem, path: string) => string;
}

const READINESS_TIMEOUT_MS = 2_000;
const CLOSE_IDLE_EVERY_MS = 100;

/** A Fastify app with what every service has: problems, request ids, limits, callers, health and metrics. It never listens. */
export async function createApp(options: AppOptions): Promise<FastifyInstance & { metrics: Metrics }> {
  const app = Fastify({
    loggerInstance: options.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes ?? 256 * 1024,
    requestTimeout: options.requestTimeoutMs ?? 30_000,
    connectionTimeout: 0,
    trustProxy: options.trustProxy ?? false,
    // The trace id is the request id: one word to search for.
    genReqId: (request) => {
      const trace = childTrace(request.headers.traceparent as string | undefined);
      request.headers.traceparent = trace;
      return traceIdOf(trace);
    },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  const metrics = createMetrics();
  useContracts(app, options.checkAnswers);
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'same-site' } });

  app.decorateRequest('caller');
  app.decorateRequest('trace', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = request.headers.traceparent as string;
    runWithContext({ trace: request.trace }, done);
  });
  const identify = options.identify ?? ((authorization) => callerOf(authorization, options.tokens));
  app.addHook('onRequest', async (request) => {
    request.caller = await identify(request.headers.authorization);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    if (route === '/healthz' || route === '/readyz' || route === '/metrics') return;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });

  const codeOf = options.codeOf ?? (({ code }: HttpProblem) => code);
  const answer = (problem: HttpProblem, request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const body = { ...problemBody(problem, path, request.id), code: codeOf(problem, path) };
    void reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(body));
  };
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    answer(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    answer(notFound('no_such_operation', 'There is nothing at this address.'), request, reply),
  );

  // Fastify closes idle connections once; one that was busy then would be waited for until its keep-alive runs out.
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const faults: Record<string, string> = {};
    await Promise.all(
      Object.entries(options.readiness).map(async ([name, check]) => {
        try {
          await within(check(), READINESS_TIMEOUT_MS);
        } catch (error) {
          faults[name] = error instanceof Error ? error.message : String(error);
        }
      }),
    );
    const ready = Object.keys(faults).length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', faults });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  return Object.assign(app, { metrics });
}

async function callerOf(authorization: string | undefined, tokens: ServiceTokens): Promise<Caller> {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
  return (token === undefined ? undefined : await tokens.verify(token)) ?? { kind: 'anonymous' };
}

function problemOf(error: Error & { statusCode?: number; code?: string }): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isPoolBusy(error)) return new HttpProblem(503, 'busy', 'The shop is very busy right now. Try again in a moment.');
  if (isUnstorableText(error)) return badRequest('invalid_request', 'The request holds a character that no text can.');
  const status = error.statusCode ?? 500;
  if (status === 413) return new HttpProblem(413, 'too_large', 'The request is larger than is allowed here.');
  if (status === 415) return new HttpProblem(415, 'unsupported_media_type', 'Send JSON with content-type application/json.');
  if (status === 429) return new HttpProblem(429, 'rate_limited', error.message);
  if (status >= 400 && status < 500) return new HttpProblem(status, 'invalid_request', error.message);
  return new HttpProblem(500, 'internal_error', 'Something went wrong on our side. Try again in a moment.');
}

async function within<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
