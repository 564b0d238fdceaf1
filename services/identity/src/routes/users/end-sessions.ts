import { recordChange } from '@nimantran/kit/events/record-change';
import { route } from '@nimantran/kit/http/route';
import { endSessions } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { revokeApiKeys } from '../../use-cases/revoke-api-key.ts';
import { revokeSessionsOf } from '../../use-cases/revoke-session.ts';
import { knownUser } from './known-user.ts';

export function serveEndSessions(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  route(app, endSessions, async ({ params: { uid }, user }) => {
    await knownUser(context, uid);
    await db.transaction().execute(async (transaction) => {
      const ended = await revokeSessionsOf(transaction, clock, uid);
      // Whoever took the account over may have made a key to come back with.
      await revokeApiKeys(transaction, clock, user, { uid });
      await recordChange(transaction, 'identity', user, {
        action: 'sessions.ended',
        target: { kind: 'user', id: uid },
        summary: 'Ended all sessions of the account',
        before: { sessions: ended },
        after: null,
      });
    });
    return knownUser(context, uid);
  });
}
