import { route } from '@nimantran/kit/http/route';
import { closeSession } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sessionHash } from '../domain/session-token.ts';
import { revokeSession } from '../use-cases/revoke-session.ts';

export function serveCloseSession(app: FastifyInstance, { db, clock, log }: Context): void {
  route(app, closeSession, async ({ body }) => {
    const uid = await revokeSession(db, clock, sessionHash(body.session_token));
    if (uid !== undefined) log.info({ uid }, 'signed out');
    return undefined;
  });
}
