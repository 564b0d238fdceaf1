import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { checkSession } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findSessionUser } from '../db/sessions.ts';
import { sessionHash } from '../domain/session-token.ts';
import { sessionInfo } from './session-info.ts';

export function serveCheckSession(app: FastifyInstance, { db, clock, config }: Context): void {
  route(app, checkSession, async ({ body }) => {
    const hash = sessionHash(body.session_token);
    const user = await findSessionUser(db, clock, hash);
    if (!user) throw new HttpProblem(401, 'session_ended', 'The session has ended. Sign in again.');
    return { session_hash: hash, session: sessionInfo(config, user) };
  });
}
