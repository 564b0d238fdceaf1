import { HttpProblem } from '@nimantran/kit/http/problem';
import type { Role } from '@nimantran/proto/domain/user';
import type { Context } from '../context.ts';
import { listRolesOfProviderUid } from '../db/roles.ts';
import { environmentRoles } from '../domain/roles.ts';
import { type Identity, InvalidIdTokenError } from './id-token-verifier.ts';

/** @throws HttpProblem 401 for a token that does not verify, 503 while the provider's keys are unavailable */
export async function verifyIdToken({ verifier, log }: Context, idToken: string): Promise<Identity> {
  try {
    return await verifier.verify(idToken);
  } catch (error) {
    if (error instanceof InvalidIdTokenError) {
      log.warn({ err: error }, 'a sign-in was refused');
      throw new HttpProblem(401, 'id_token_invalid', 'The sign-in could not be verified. Please sign in again.');
    }
    log.warn({ err: error }, 'the identity provider does not respond');
    throw new HttpProblem(503, 'sign_in_unavailable', 'Sign-in does not work at the moment. Try again in a minute.');
  }
}

/** The roles of the user named in an ID token; none if it does not verify. */
export async function rolesOfIdToken(context: Context, idToken: string): Promise<Role[]> {
  try {
    const { uid, email, emailVerified } = await context.verifier.verify(idToken);
    if (!emailVerified) return [];
    const kept = await listRolesOfProviderUid(context.db, uid);
    return [...new Set([...kept, ...environmentRoles(context.config.roles, email, emailVerified)])];
  } catch (error) {
    if (!(error instanceof InvalidIdTokenError)) context.log.warn({ err: error }, 'roles could not be told');
    return [];
  }
}
