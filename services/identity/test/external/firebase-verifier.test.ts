import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebaseVerifier } from '../../src/verifiers/firebase-verifier.ts';
import { type IdTokenVerifier, InvalidIdTokenError } from '../../src/verifiers/id-token-verifier.ts';
import { type AuthEmulator, startAuthEmulator } from '../support/auth-emulator.ts';

const PROJECT = 'demo-nimantran';

describe('the verifier of Firebase accounts', () => {
  let emulator: AuthEmulator;
  let verifier: IdTokenVerifier;

  beforeAll(async () => {
    emulator = await startAuthEmulator(PROJECT);
    // firebase-admin reads this variable itself, and then accepts the emulator's unsigned tokens.
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
    verifier = createFirebaseVerifier(PROJECT);
  });
  afterAll(() => emulator?.stop());

  async function signInWithGoogle(claims: {
    sub: string;
    email: string;
    email_verified: boolean;
    name: string;
  }): Promise<string> {
    const address = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
        returnIdpCredential: true,
      }),
      signal: AbortSignal.timeout(10_000),
    });
    const { idToken } = (await answer.json()) as { idToken?: string };
    if (idToken === undefined) throw new Error(`The emulator gave no token: ${answer.status}`);
    return idToken;
  }

  it('reads who signed in with Google', async () => {
    const token = await signInWithGoogle({ sub: 'g-1', email: 'asha@example.com', email_verified: true, name: 'Asha Verma' });
    expect(await verifier.verify(token)).toMatchObject({ email: 'asha@example.com', emailVerified: true, name: 'Asha Verma' });
  });

  it('refuses what is no token, and one of another project', async () => {
    await expect(verifier.verify('this-is-not-a-token-at-all')).rejects.toBeInstanceOf(InvalidIdTokenError);
    const token = await signInWithGoogle({ sub: 'g-2', email: 'dev@example.com', email_verified: true, name: 'Dev' });
    await expect(createFirebaseVerifier('another-project').verify(token)).rejects.toBeInstanceOf(InvalidIdTokenError);
  });
});
