import type { SignInMethod } from '@nimantran/proto/http/identity/sessions';
import type { Config } from '../config.ts';
import { createFirebaseVerifier } from './firebase-verifier.ts';
import type { IdTokenVerifier } from './id-token-verifier.ts';
import { createLocalVerifier } from './local-verifier.ts';

/** Firebase if a project is configured, else the local account chooser. */
export function createVerifier({ signIn }: Config): IdTokenVerifier {
  return signIn.kind === 'firebase' ? createFirebaseVerifier(signIn.projectId) : createLocalVerifier(signIn.localUrl);
}

/** The settings that a browser needs for signing in. */
export function signInMethodOf({ signIn }: Config): SignInMethod {
  if (signIn.kind === 'local') return { kind: 'local', popup_url: `${signIn.localUrl}/accounts` };
  const { apiKey, authDomain, projectId } = signIn;
  return { kind: 'firebase', config: { apiKey, authDomain, projectId } };
}
