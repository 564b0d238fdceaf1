import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { tokenOf } from '../http/credentials.ts';
import type { StreamReader } from './open-streams.ts';

/** Undefined for a caller without a session or an API key. */
export function readerOf(request: FastifyRequest, { cookies }: Pick<Context, 'cookies'>): StreamReader | undefined {
  const token = tokenOf(request, cookies);
  const user = request.sessionInfo?.user;
  return token === undefined || user === undefined ? undefined : { token, user };
}
