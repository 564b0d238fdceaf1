import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { openSession } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { deviceOf } from '../domain/device.ts';
import { idTokenHash, newSessionToken, sessionHash } from '../domain/session-token.ts';
import { addSession } from '../use-cases/open-session.ts';
import { recordSignIn } from '../use-cases/record-sign-in.ts';
import { verifyIdToken } from '../verifiers/verify-id-token.ts';
import { sessionInfo } from './session-info.ts';

export function serveOpenSession(app: FastifyInstance, context: Context): void {
  const { db, clock, config, log } = context;
  route(app, openSession, async ({ body }) => {
    const identity = await verifyIdToken(context, body.id_token);
    const token = newSessionToken();
    const device = deviceOf(body.user_agent);
    const { uid, roles, expiresAt } = await db.transaction().execute(async (transaction) => {
      const account = await recordSignIn(transaction, identity, config.roles);
      const session = { tokenHash: sessionHash(token), idTokenHash: idTokenHash(body.id_token), uid: account.uid, device };
      const expiresAt = await addSession(transaction, clock, session);
      if (expiresAt === undefined) throw usedBefore(log);
      return { ...account, expiresAt };
    });
    log.info({ uid, roles, by: config.signIn.kind }, 'signed in');
    const { email, emailVerified, name, photoUrl } = identity;
    const user = { uid, email, email_verified: emailVerified, name, photoURL: photoUrl, roles };
    return { session_token: token, expires_at: expiresAt.toISOString(), session: sessionInfo(config, user) };
  });
}

function usedBefore(log: Context['log']): HttpProblem {
  log.warn('an ID token came a second time');
  return new HttpProblem(401, 'id_token_used', 'This sign-in has already been used. Please sign in again.');
}
