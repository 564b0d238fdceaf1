import { fastifyCookie } from '@fastify/cookie';
import { XSRF_COOKIE } from '@nimantran/proto/http/xsrf';
import type { FastifyReply } from 'fastify';

const SESSION_COOKIE = 'nimantran_session';
/** As long as identity keeps an unused session; renewed at each visit. */
const SESSION_SECONDS = 30 * 86_400;

export interface Cookies {
  /** The session among the cookies that a browser sent. */
  sessionOf(sent: Readonly<Record<string, string | undefined>> | undefined): string | undefined;
  setSession(reply: FastifyReply, token: string): void;
  clearSession(reply: FastifyReply): void;
  setXsrf(reply: FastifyReply, token: string): void;
  /** The header that `setXsrf` sends. */
  xsrf(token: string): string;
}

/**
 * The two cookies of the shop; `secure` where browsers see it by https. There the session's name has the prefix with which browsers take it from
 * this very host alone: no neighbour below the same domain can put a session of theirs under a visitor.
 */
export function createCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
  const common = { path: '/', sameSite: 'lax', secure } as const;
  const session = { ...common, httpOnly: true };
  // Pages read it and send it back as a header.
  const readable = { ...common, httpOnly: false };
  return {
    sessionOf: (sent) => sent?.[name],
    setSession: (reply, token) => void reply.setCookie(name, token, { ...session, maxAge: SESSION_SECONDS }),
    clearSession: (reply) => void reply.clearCookie(name, session),
    setXsrf: (reply, token) => void reply.setCookie(XSRF_COOKIE, token, readable),
    xsrf: (token) => fastifyCookie.serialize(XSRF_COOKIE, token, readable),
  };
}
