import { HttpProblem } from '@nimantran/kit/http/problem';
import { isApiKey } from '@nimantran/proto/domain/api-key';
import { checkApiKey } from '@nimantran/proto/http/identity/api-keys';
import {
  checkSession,
  closeSession,
  LONGEST_USER_AGENT,
  openSession,
  type SessionInfo,
} from '@nimantran/proto/http/identity/sessions';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';
import type { Recognised } from './session-cache.ts';

export interface IdentityClient {
  /** @throws HttpProblem as answered by identity, or 503 */
  open(idToken: string, userAgent: string | undefined): Promise<{ token: string; info: SessionInfo }>;
  /** `undefined` for an ended session or API key. @throws if identity does not answer */
  check(token: string): Promise<Recognised | undefined>;
  /** @throws HttpProblem 503 if identity does not answer */
  close(token: string): Promise<void>;
}

const ENDED: ReadonlySet<string> = new Set(['session_ended', 'key_ended']);
const PASSING: ReadonlySet<number> = new Set([0, 502, 503, 504]);

export function createIdentityClient(call: Call): IdentityClient {
  return {
    async open(idToken, userAgent) {
      try {
        const user_agent = userAgent?.slice(0, LONGEST_USER_AGENT);
        const answer = await call(openSession, { body: { id_token: idToken, ...(user_agent && { user_agent }) } });
        return { token: answer.session_token, info: answer.session };
      } catch (error) {
        throw publicProblem(error);
      }
    },
    async check(token) {
      try {
        if (!isApiKey(token)) return (await twice(() => call(checkSession, { body: { session_token: token } }))).session;
        const { session, key } = await twice(() => call(checkApiKey, { body: { key: token } }));
        return { ...session, key };
      } catch (error) {
        if (error instanceof ProblemError && ENDED.has(error.code)) return undefined;
        throw error;
      }
    },
    async close(token) {
      try {
        await twice(() => call(closeSession, { body: { session_token: token } }));
      } catch (error) {
        throw publicProblem(error);
      }
    },
  };
}

/** Both operations are safe to repeat. */
async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError && PASSING.has(error.status)) return work();
    throw error;
  }
}

function publicProblem(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, code, problem } = error;
  if (status >= 400 && status < 500 && code !== 'unauthenticated')
    return new HttpProblem(status, code, problem.detail, problem.errors);
  return sessionsUnavailable();
}

export function sessionsUnavailable(): HttpProblem {
  return new HttpProblem(503, 'sessions_unavailable', 'Sign-in does not work at the moment. Try again in a minute.');
}
