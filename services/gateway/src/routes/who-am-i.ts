import { route } from '@nimantran/kit/http/route';
import { whoAmI } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import { sessionsUnavailable } from '../sessions/identity-client.ts';

/** Leaves the cookie as it is: another account may have signed in while this answer was under way. */
export function serveWhoAmI(app: FastifyInstance): void {
  route(app, whoAmI, async ({ request }) => {
    const state = request.sessionState;
    // "Signed out" differs from "unknown": the page must not forget a signed-in user.
    if (state?.kind === 'unknown') throw sessionsUnavailable();
    return { session: state?.kind === 'open' ? state.info : null };
  });
}
