import { route } from '@nimantran/kit/http/route';
import { openSession } from '@nimantran/proto/http/identity';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { addSession } from '../db/sessions.ts';
import { recordSignIn } from '../db/users.ts';
import { newSessionToken, sessionHash } from '../domain/session-token.ts';
import { sessionInfo } from '../session-info.ts';
import { verifyIdToken } from '../verify-id-token.ts';

export function serveOpenSession(app: FastifyInstance, context: Context): void {
  const { db, clock, config, log } = context;
  route(app, openSession, async ({ body }) => {
    const identity = await verifyIdToken(context, body.id_token);
    const token = newSessionToken();
    const { uid, roles, expiresAt } = await db.transaction().execute(async (transaction) => {
      const account = await recordSignIn(transaction, identity, config.roles);
      return { ...account, expiresAt: await addSession(transaction, clock, sessionHash(token), account.uid) };
    });
    log.info({ uid, roles, by: config.signIn.kind }, 'signed in');
    const { email, emailVerified, name, photoUrl } = identity;
    const user = { uid, email, email_verified: emailVerified, name, photoURL: photoUrl, roles };
    return { session_token: token, expires_at: expiresAt.toISOString(), session: sessionInfo(config, user) };
  });
}
