import { type IdTokenVerifier, InvalidIdTokenError, identityOf } from './id-token-verifier.ts';

/** firebase-admin error codes caused by the service, not by the token. */
const PASSING_CODES = new Set(['auth/internal-error', 'app/network-error', 'app/network-timeout', 'auth/invalid-credential']);

/** Verifies Firebase Authentication tokens; the large SDK is loaded on first use. */
export function createFirebaseVerifier(projectId: string): IdTokenVerifier {
  let opened: Promise<import('firebase-admin/auth').Auth> | undefined;

  async function open() {
    const [{ initializeApp }, { getAuth }] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/auth')]);
    return getAuth(initializeApp({ projectId }, `nimantran-${projectId}`));
  }

  return {
    async verify(idToken) {
      opened ??= open();
      const auth = await opened;
      try {
        const { uid, email, email_verified, name, picture } = await auth.verifyIdToken(idToken);
        return identityOf({ uid, email, email_verified, name, picture });
      } catch (error) {
        if (error instanceof InvalidIdTokenError || isPassing(error)) throw error;
        throw new InvalidIdTokenError('The token does not verify.', { cause: error });
      }
    },
  };
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return true;
  return PASSING_CODES.has(error.code) || /fetching public keys/i.test(error.message);
}
