import helmet from '@fastify/helmet';
import { PROBLEM_TYPE } from '@nimantran/proto/http/shared/problem';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { noteActivity } from '../activity.ts';
import type { Caller, ServiceTokens } from '../auth/service-token.ts';
import { isOutOfRange, isPoolBusy, isUnstorableText } from '../db/database.ts';
import { isUnanswered } from '../db/pool.ts';
import { isAlive } from '../liveness.ts';
import type { Log } from '../log.ts';
import { currentContext, type OpenSpan, runWithContext, startSpan, traceIdOf, unrecordedSpan } from '../trace.ts';
import { answerMalformedRequest } from './answer-malformed-request.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { trustHops } from './network.ts';
import { badRequest, HttpProblem, notFound, problemBody } from './problem.ts';
import { useContracts } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    trace: string;
    span: OpenSpan;
    /** Its answer has a status from 500 and is no fault all the same, such as that of a shop which has not opened yet. */
    asIntended: boolean;
  }
}

export interface AppOptions {
  log: Log;
  tokens: ServiceTokens;
  /** Name → a check that throws while a dependency cannot be used. */
  readiness: Record<string, () => Promise<unknown>>;
  bodyLimitBytes?: number;
  /** 30 s by default. */
  requestTimeoutMs?: number;
  /** Longest time in which nothing moves on a connection; no limit by default, since event streams may rest. */
  connectionTimeoutMs?: number;
  /** The gateway identifies callers itself; services use the token. */
  identify?: (authorization: string | undefined) => Promise<Caller>;
  /** Checks answers against their contracts; off in production. */
  checkAnswers: boolean;
  /** Number of proxies in front that each add their caller to X-Forwarded-For; none by default. */
  trustProxy?: number;
  /** Ignores a caller's trace header: outsiders must not name our traces or have them recorded. */
  tracesBeginHere?: boolean;
  /** Whether the app serves `/metrics` itself. Default true. */
  showMetrics?: boolean;
  /** The code of a problem at an address, also of one that is answered before any route; the problem's own by default. */
  codeOf?: (problem: HttpProblem, path: string) => string;
}

/** Time limit of one request where uploads arrive: a slow connection may take this long for one chunk of 32 MiB. */
export const UPLOAD_TIMEOUT_MS = 600_000;

/** Body limit of a service, unless a route sets another. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** Polled every few seconds by machines. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const READINESS_TIMEOUT_MS = 2_000;
const CLOSE_IDLE_EVERY_MS = 100;
const LONGEST_PARAM = 2_000;

export type App = FastifyInstance & {
  metrics: Metrics;
  /** The names of the readiness checks that fail. */
  notReady(): Promise<string[]>;
};

/** A Fastify app with everything services share: problems, request ids, limits, callers, health and metrics. It never listens. */
export async function createApp(options: AppOptions): Promise<App> {
  const app = Fastify({
    loggerInstance: options.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // Each line gets its trace from the running context (../log.ts): a logger per request would only repeat it.
    childLoggerFactory: (log, _bindings, own) => (own.level === undefined ? log : log.child({}, own)),
    bodyLimit: options.bodyLimitBytes ?? BODY_LIMIT_BYTES,
    requestTimeout: options.requestTimeoutMs ?? 30_000,
    connectionTimeout: options.connectionTimeoutMs ?? 0,
    trustProxy: trust(options.trustProxy ?? 0),
    // See `beginSpan`.
    genReqId: () => '',
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerMalformedRequest(error, socket),
    // The longest parameter the contracts allow, with every letter encoded; there are no patterns that could be slow.
    routerOptions: { maxParamLength: LONGEST_PARAM },
    // Requests that the router itself refuses, before any hook.
    frameworkErrors: (error, given, reply) => {
      const request = given as unknown as FastifyRequest;
      const span = beginSpan(request);
      answer(problemOf(error), request, reply as unknown as FastifyReply);
      span.end();
    },
  }) as unknown as FastifyInstance;
  const metrics = createMetrics();
  /** The trace id is also the request id, so that there is one id to search for. */
  const beginSpan = (request: FastifyRequest): OpenSpan => {
    const { headers, url = '' } = request.raw;
    const parent = options.tracesBeginHere ? undefined : (headers.traceparent as string | undefined);
    const span = PROBES.has(url) ? unrecordedSpan() : startSpan({ name: 'request', kind: 'server', parent });
    headers.traceparent = span.trace;
    request.id = traceIdOf(span.trace);
    return span;
  };
  /** Why requests were refused, for their log lines. */
  const refusals = new WeakMap<FastifyRequest, { code: string; uid?: string }>();
  useContracts(app, options.checkAnswers);
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'same-site' } });

  app.decorateRequest('caller');
  app.decorateRequest('trace', '');
  app.decorateRequest('span');
  app.decorateRequest('asIntended', false);
  app.addHook('onRequest', (request, reply, done) => {
    const span = beginSpan(request);
    const route = request.routeOptions.url ?? 'unknown';
    span.name(`${request.method} ${route}`);
    span.set({ 'http.request.method': request.method, 'http.route': route });
    request.span = span;
    request.trace = span.trace;
    // Also runs if the caller disconnected before the answer.
    reply.raw.once('close', () => span.end());
    runWithContext({ trace: span.trace }, done);
  });
  const identify = options.identify ?? ((authorization) => callerOf(authorization, options.tokens));
  app.addHook('onRequest', async (request) => {
    request.caller = await identify(request.headers.authorization);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (CHANGES.has(request.method)) noteActivity();
    // Probes are not counted either: a service that waits for its bus would seem to fail its callers, and many successful probes
    // would hide real failures.
    if (PROBES.has(route)) return;
    if (isEventsStream(reply)) metrics.observeStream(route);
    // The alert HttpErrors takes every counted status from 500 for a fault.
    else if (!request.asIntended) metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...refusals.get(request),
    };
    const { span } = request;
    span.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500 && !request.asIntended) span.fail(String(reply.statusCode));
    span.end();
    runWithContext(currentContext() ?? { trace: request.trace }, () => request.log.info(line, 'request'));
  });

  const codeOf = options.codeOf ?? (({ code }: HttpProblem) => code);
  const answer = (problem: HttpProblem, request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const body = { ...problemBody(problem, path, request.id), code: codeOf(problem, path) };
    refusals.set(request, { code: body.code, ...(request.caller?.kind === 'user' ? { uid: request.caller.user.uid } : {}) });
    void reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(body));
  };
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const problem = problemOf(error);
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed) request.log.info('the client left');
    else if (problem.status >= 500 && !request.asIntended) request.log.error({ err: error }, 'request failed');
    else if (isOutOfRange(error)) request.log.warn({ err: error }, 'a value was out of range');
    answer(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    answer(notFound('no_such_operation', 'This address does not exist.'), request, reply),
  );

  // Fastify closes idle connections only once; a connection that was busy then would delay the shutdown until its keep-alive
  // expires.
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });

  app.get('/healthz', async (_request, reply) =>
    isAlive() ? { status: 'ok' } : reply.code(503).send({ status: 'background work hangs' }),
  );
  const told = new Set<string>();
  const notReady = async (): Promise<string[]> => {
    const checked = Object.entries(options.readiness).map(async ([name, check]) => {
      try {
        await within(check(), READINESS_TIMEOUT_MS);
        told.delete(name);
        return [];
      } catch (error) {
        if (!told.has(name)) options.log.warn({ err: error, waits_for: name }, 'not ready');
        told.add(name);
        return [name];
      }
    });
    return (await Promise.all(checked)).flat();
  };
  app.get('/readyz', async (_request, reply) => {
    // The gateway's answer is public: addresses and accounts belong in the log only.
    const faults = Object.fromEntries((await notReady()).map((name) => [name, 'does not respond']));
    const ready = Object.keys(faults).length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', faults });
  });
  if (options.showMetrics ?? true) serveMetrics(app, metrics);
  return Object.assign(app, { metrics, notReady });
}

/**
 * Fastify does not trust a plain number of proxies, because it cannot know that callers come through them: the network has to
 * ensure that.
 */
function trust(proxies: number): false | ReturnType<typeof trustHops> {
  return proxies > 0 && trustHops(proxies);
}

/** Internal only: reveals how the shop is doing. */
export function serveMetrics(app: Pick<FastifyInstance, 'get'>, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

const isEventsStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? reply.raw.getHeader('content-type')).startsWith('text/event-stream');

async function callerOf(authorization: string | undefined, tokens: ServiceTokens): Promise<Caller> {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
  return (token === undefined ? undefined : await tokens.verify(token)) ?? { kind: 'anonymous' };
}

function problemOf(error: Error & { statusCode?: number; code?: string }): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isPoolBusy(error) || isUnanswered(error))
    return new HttpProblem(503, 'busy', 'The shop is very busy right now. Try again in a moment.');
  if (isUnstorableText(error))
    return badRequest('invalid_request', 'The request contains a character that is not allowed in text.');
  if (isOutOfRange(error))
    return badRequest('invalid_request', 'The request contains a number or a time that is too large or too small.');
  if (error.code === 'FST_ERR_BAD_URL') return badRequest('invalid_address', 'This address is malformed.');
  const status = error.statusCode ?? 500;
  if (status === 413) return new HttpProblem(413, 'too_large', 'The request is too large.');
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
