import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { StreamReader } from './open-streams.ts';

/** Undefined for a caller without a session. */
export function readerOf(request: FastifyRequest, { cookies }: Pick<Context, 'cookies'>): StreamReader | undefined {
  const token = cookies.sessionOf(request.cookies);
  const user = request.sessionInfo?.user;
  return token === undefined || user === undefined ? undefined : { token, user };
}
