import { createHash, randomBytes } from 'node:crypto';

/** How long a session that nobody uses lasts. */
export const SESSION_DAYS = 30;
/** However much it is used, it ends so long after the sign-in. */
export const LONGEST_SESSION_DAYS = 90;
/** For whoever has a role a session is a day's work: it opens what belongs to others. */
export const STAFF_SESSION_HOURS = 12;
/** A session in use is prolonged once a day, not at each request. */
export const PROLONG_AFTER_DAYS = 1;

const TOKEN_BYTES = 32;

/** 256 random bits; only the browser has it. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a session token, and told when it ends: its SHA-256 in hex. */
export function sessionHash(token: string): string {
  return sha256(token);
}

/** What is stored of an ID token: the SHA-256 in hex of what is signed in it. The signature itself can be written in more than one way. */
export function idTokenHash(idToken: string): string {
  return sha256(idToken.slice(0, idToken.lastIndexOf('.')));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
