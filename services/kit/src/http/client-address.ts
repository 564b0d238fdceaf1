import type { FastifyRequest } from 'fastify';

/** The client address as sent by the gateway; `undefined` for calls between services. */
export function clientAddressOf(request: FastifyRequest): string | undefined {
  const forwarded = request.headers['x-forwarded-for'];
  return typeof forwarded === 'string' && forwarded !== '' ? forwarded.slice(0, 64) : undefined;
}
