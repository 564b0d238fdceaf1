import { route } from '@nimantran/kit/http/route';
import { whoAmI } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sessionsUnavailable } from '../sessions/identity-client.ts';

export function serveWhoAmI(app: FastifyInstance, { cookies }: Context): void {
  route(app, whoAmI, async ({ request, reply }) => {
    const token = cookies.sessionOf(request.cookies);
    const state = request.sessionState;
    if (token === undefined || state === undefined) return { session: null };
    // "Signed out" differs from "unknown": the page must not forget a signed-in user.
    if (state.kind === 'unknown') throw sessionsUnavailable();
    if (state.kind === 'ended') {
      cookies.clearSession(reply);
      return { session: null };
    }
    cookies.setSession(reply, token);
    return { session: state.info };
  });
}
