import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, stored only in the browser. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a session token, also published when it ends: its SHA-256 in hex. */
export function sessionHash(token: string): string {
  return sha256(token);
}

/**
 * The stored form of an ID token: the SHA-256 in hex of its signed part. The signature itself can be encoded in more than one
 * way.
 */
export function idTokenHash(idToken: string): string {
  return sha256(idToken.slice(0, idToken.lastIndexOf('.')));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
