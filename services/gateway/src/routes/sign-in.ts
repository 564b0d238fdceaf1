import { route } from '@nimantran/kit/http/route';
import { signIn } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export function serveSignIn(app: FastifyInstance, { identity, sessions, cookies, log }: Context): void {
  route(app, signIn, async ({ body, request, reply }) => {
    const { token, info } = await identity.open(body.id_token, request.headers['user-agent']);
    const previous = cookies.sessionOf(request.cookies);
    if (previous !== undefined) {
      // A browser has one session; its previous one is no longer needed.
      sessions.dropToken(previous);
      await identity.close(previous).catch((error) => log.warn({ err: error }, 'an earlier session stays open'));
    }
    cookies.setSession(reply, token);
    return info;
  });
}
