import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { BODY_LIMIT_BYTES } from '@nimantran/kit/http/app';
import { ConcurrencyLimit } from '@nimantran/kit/http/concurrency-limit';
import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { PublicRoute } from '../domain/routing-table.ts';
import { dropLeftover } from '../proxy/drop-leftover.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body, unless it is an upload or a large file, which are streamed. */
    wholeBody: Buffer | undefined;
  }
}

/** Whether the body of a route is streamed to its service. */
export const isStreamed = ({ limit, maxBodyBytes }: PublicRoute): boolean =>
  limit === 'uploads' || maxBodyBytes > BODY_LIMIT_BYTES;

/**
 * Reads small bodies before anything else happens: a client that holds its body back occupies neither a connection to a service
 * nor, after a while, its own.
 */
export function readBodiesWhole(app: FastifyInstance, { limits }: Context): void {
  const { bodyMs, heldBytes, atOnce } = limits;
  const persons = new ConcurrencyLimit(atOnce.bodiesOfPerson);
  const addresses = new ConcurrencyLimit(atOnce.bodiesOfAddress);
  // The provider's messages are counted apart, so that nobody else behind their address can keep them out.
  const providers = new ConcurrencyLimit(atOnce.bodiesOfAddress);
  const held = { bytes: 0, most: heldBytes };

  app.decorateRequest('wholeBody', undefined);
  app.addHook('preParsing', async (request, reply, payload) => {
    const route = request.routeOptions.config.public;
    if (request.is404 || !hasBody(request) || (route && isStreamed(route))) return payload;
    const network = networkOf(request.ip);
    const uid = request.sessionInfo?.user.uid;
    const leave = ConcurrencyLimit.enterAll([
      [route?.signed ? providers : addresses, network],
      ...(uid === undefined ? [] : ([[persons, uid]] as const)),
    ]);
    if (leave === undefined) throw tooManyBodies(reply);
    try {
      request.wholeBody = await readWhole(request.raw, { maxBytes: route?.maxBodyBytes ?? BODY_LIMIT_BYTES, ms: bodyMs }, held);
    } catch (error) {
      // The rest of a body that is too large may still come, and the connection goes on.
      if (error instanceof HttpProblem && error.status !== 413) reply.header('connection', 'close');
      throw error;
    } finally {
      leave();
    }
    return Readable.from(request.wholeBody);
  });
  // A client that is answered before its body ends must not hold the connection with the rest of it.
  app.addHook('onResponse', async (request) => {
    if (!request.raw.complete) dropLeftover(request.raw, request.routeOptions.config.public?.maxBodyBytes ?? BODY_LIMIT_BYTES);
  });
}

const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** @throws HttpProblem 408, 413 or 503 */
function readWhole(
  body: IncomingMessage,
  { maxBytes, ms }: { maxBytes: number; ms: number },
  held: { bytes: number; readonly most: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const late = setTimeout(() => fail(lateBody()), ms);

    function stop(): void {
      clearTimeout(late);
      held.bytes -= bytes;
      body.off('data', take).off('end', finish).off('close', cutOff).off('error', cutOff);
    }
    function fail(problem: HttpProblem): void {
      stop();
      dropLeftover(body, maxBytes);
      reject(problem);
    }
    function take(chunk: Buffer): void {
      bytes += chunk.length;
      held.bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > maxBytes) fail(new HttpProblem(413, 'too_large', 'The request is too large.'));
      else if (held.bytes > held.most)
        fail(new HttpProblem(503, 'busy', 'The shop is very busy right now. Try again in a moment.'));
    }
    function finish(): void {
      stop();
      resolve(Buffer.concat(chunks));
    }
    function cutOff(): void {
      stop();
      reject(new HttpProblem(400, 'body_cut', 'The connection was lost before the request was complete. Try again.'));
    }

    if (body.destroyed) cutOff();
    else body.on('data', take).once('end', finish).once('close', cutOff).once('error', cutOff);
  });
}

export const lateBody = (): HttpProblem =>
  new HttpProblem(408, 'body_late', 'The request did not arrive completely in time. Check your connection and try again.');

function tooManyBodies(reply: FastifyReply): HttpProblem {
  reply.header('retry-after', '5').header('connection', 'close');
  return new HttpProblem(429, 'bodies_at_once', 'Too many of your requests are still being sent. Try again in a moment.');
}
