import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { type IdTokenVerifier, InvalidIdTokenError, identityOf } from './id-token-verifier.ts';

const AUDIENCE = 'nimantran-local';
const KEYS_TIMEOUT_MS = 5_000;

/** Verifies the local account chooser's tokens with the keys that it publishes. */
export function createLocalVerifier(localUrl: string): IdTokenVerifier {
  const issuer = `${localUrl}/accounts`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks.json`), { timeoutDuration: KEYS_TIMEOUT_MS, cooldownDuration: 1_000 });
  return {
    async verify(idToken) {
      try {
        const { payload } = await jwtVerify(idToken, keys, { issuer, audience: AUDIENCE, algorithms: ['RS256', 'ES256'] });
        const { sub, email, email_verified, name, picture } = payload;
        return identityOf({ uid: sub, email, email_verified, name, picture });
      } catch (error) {
        if (isTokensOwnFault(error)) throw new InvalidIdTokenError('The token does not verify.', { cause: error });
        throw error;
      }
    },
  };
}

function isTokensOwnFault(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported
  );
}
