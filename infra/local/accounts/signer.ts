import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose';
import type { Account } from './ready-accounts.ts';

const AUDIENCE = 'nimantran-local';
const LIFETIME_SECONDS = 3_600;

export type Signer = {
  issuer: string;
  jwks: JSONWebKeySet;
  /** An ID token in Firebase's format, RS256. `now` in milliseconds. */
  sign(account: Account, picture: string, now: number, nonce?: string): Promise<string>;
};

/** Reads the signing key, or creates it the first time, so that tokens stay valid after a restart. */
export async function createSigner(keyPath: string, issuer: string): Promise<Signer> {
  const secret = readKey(keyPath) ?? (await makeKey(keyPath));
  const kid = await calculateJwkThumbprint(secret);
  const key = await importJWK(secret, 'RS256');
  const { kty, n, e } = secret;
  return {
    issuer,
    jwks: { keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] },
    sign: (account, picture, now, nonce) => {
      const at = Math.floor(now / 1000);
      const claims = {
        name: account.name,
        picture,
        user_id: account.uid,
        auth_time: at,
        email: account.email,
        email_verified: true,
        firebase: { identities: { 'google.com': [account.uid], email: [account.email] }, sign_in_provider: 'google.com' },
        ...(nonce ? { nonce } : {}),
      };
      return (
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
          .setIssuer(issuer)
          .setAudience(AUDIENCE)
          .setSubject(account.uid)
          // Makes two tokens of the same second distinct.
          .setJti(randomUUID())
          .setIssuedAt(at)
          .setExpirationTime(at + LIFETIME_SECONDS)
          .sign(key)
      );
    },
  };
}

function readKey(path: string): JWK | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read; delete it to get a new signing key`, { cause: error });
  }
}

async function makeKey(path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const key = await exportJWK(privateKey);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(key), { mode: 0o600 });
  return key;
}
