import { createHash, randomBytes } from 'node:crypto';

/** How long an unused session lasts. */
export const SESSION_DAYS = 30;
/** Even a session in use ends this long after the sign-in. */
export const LONGEST_SESSION_DAYS = 90;
/** For users with a role a session lasts one working day, because it opens other people's data. */
export const STAFF_SESSION_HOURS = 12;
/** A session in use is extended once a day, not on each request. */
export const PROLONG_AFTER_DAYS = 1;

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
