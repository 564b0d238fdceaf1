import { route } from '@nimantran/kit/http/route';
import { signOut } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sessionHashOf } from '../sessions/session-cache.ts';

export function serveSignOut(app: FastifyInstance, { identity, sessions, streams, cookies }: Context): void {
  route(app, signOut, async ({ request, reply }) => {
    const token = cookies.sessionOf(request.cookies);
    if (token !== undefined) {
      await identity.close(token);
      sessions.dropToken(token);
      streams.endSession(sessionHashOf(token));
    }
    cookies.clearSession(reply);
    return undefined;
  });
}
