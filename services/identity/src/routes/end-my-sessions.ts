import { route } from '@nimantran/kit/http/route';
import { endMySessions } from '@nimantran/proto/http/identity/my-account';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { revokeSessionsOf } from '../use-cases/revoke-session.ts';

export function serveEndMySessions(app: FastifyInstance, { db, clock, log }: Context): void {
  route(app, endMySessions, async ({ user }) => {
    const ended = await db.transaction().execute((transaction) => revokeSessionsOf(transaction, clock, user.uid));
    log.info({ uid: user.uid, ended }, 'signed out everywhere');
    return undefined;
  });
}
