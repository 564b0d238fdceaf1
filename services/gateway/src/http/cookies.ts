import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { XSRF_COOKIE } from '../domain/xsrf.ts';

export const SESSION_COOKIE = 'nimantran_session';
/** As long as identity keeps an unused session; renewed at each visit. */
const SESSION_SECONDS = 30 * 86_400;

export interface Cookies {
  setSession(reply: FastifyReply, token: string): void;
  clearSession(reply: FastifyReply): void;
  setXsrf(reply: FastifyReply, token: string): void;
  /** The header that `setXsrf` sends. */
  xsrf(token: string): string;
}

/** The two cookies of the shop; `secure` where browsers see it by https. */
export function createCookies(publicUrl: string): Cookies {
  const common = { path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
  const session = { ...common, httpOnly: true };
  // Pages read it and send it back as a header.
  const readable = { ...common, httpOnly: false };
  return {
    setSession: (reply, token) => void reply.setCookie(SESSION_COOKIE, token, { ...session, maxAge: SESSION_SECONDS }),
    clearSession: (reply) => void reply.clearCookie(SESSION_COOKIE, session),
    setXsrf: (reply, token) => void reply.setCookie(XSRF_COOKIE, token, readable),
    xsrf: (token) => fastifyCookie.serialize(XSRF_COOKIE, token, readable),
  };
}
