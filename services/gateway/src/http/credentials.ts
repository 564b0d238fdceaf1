import { API_KEY_PREFIX, isApiKey } from '@nimantran/proto/domain/api-key';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from './cookies.ts';

const BEARER_KEY = new RegExp(`^bearer +(${API_KEY_PREFIX}\\S*)$`, 'i');

/** The API key that a program sent, whether it works or not. */
const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER_KEY.exec(headers.authorization ?? '')?.[1];

/** Whether a program sent an API key. Cookies do not count then. */
export const hasApiKey = (request: Pick<FastifyRequest, 'headers'>): boolean => keyOf(request) !== undefined;

/** What a request identifies its caller by: its API key, or else the session in its cookies. A key in a cookie is none. */
export function tokenOf(request: Pick<FastifyRequest, 'headers' | 'cookies'>, cookies: Cookies): string | undefined {
  const key = keyOf(request);
  if (key !== undefined) return key;
  const session = cookies.sessionOf(request.cookies);
  return session !== undefined && isApiKey(session) ? undefined : session;
}
