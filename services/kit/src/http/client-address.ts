import type { FastifyRequest } from 'fastify';

/** The address that the gateway says a request came from; `undefined` for callers within the house. */
export function clientAddressOf(request: FastifyRequest): string | undefined {
  const forwarded = request.headers['x-forwarded-for'];
  return typeof forwarded === 'string' && forwarded !== '' ? forwarded.slice(0, 64) : undefined;
}
