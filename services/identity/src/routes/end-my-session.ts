import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { endMySession } from '@nimantran/proto/http/identity/my-account';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { revokeSessionOf } from '../use-cases/revoke-session.ts';

export function serveEndMySession(app: FastifyInstance, { db, clock, log }: Context): void {
  route(app, endMySession, async ({ params, user }) => {
    const ended = await revokeSessionOf(db, clock, user.uid, params.id);
    if (!ended) throw new HttpProblem(404, 'session_not_found', 'You are no longer signed in there.');
    log.info({ uid: user.uid }, 'signed out elsewhere');
    return undefined;
  });
}
