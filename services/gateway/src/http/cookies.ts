import { fastifyCookie } from '@fastify/cookie';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { LONGEST_SESSION_DAYS } from '@nimantran/proto/domain/session-life';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import type { FastifyReply } from 'fastify';

const SESSION_COOKIE = 'nimantran_session';
/**
 * As long as identity keeps any session; identity alone decides whether one has ended. No later answer may set or clear the cookie: it
 * may belong to a request that was sent before another account signed in, and arrive after that.
 */
const SESSION_SECONDS = (LONGEST_SESSION_DAYS * DAY_MS) / 1000;

export interface Cookies {
  /** The session token among the cookies that a browser sent. */
  sessionOf(sent: Readonly<Record<string, string | undefined>> | undefined): string | undefined;
  setSession(reply: FastifyReply, token: string): void;
  clearSession(reply: FastifyReply): void;
  setXsrf(reply: FastifyReply, token: string): void;
  /** The header that `setXsrf` sends. */
  xsrf(token: string): string;
}

/**
 * The shop's two cookies; `secure` if browsers reach it over https. The session cookie's name then has the prefix that browsers
 * accept only from this exact host: a site under the same domain cannot plant its own session in a visitor's browser.
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
