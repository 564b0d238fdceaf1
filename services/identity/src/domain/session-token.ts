import { createHash, randomBytes } from 'node:crypto';

export const SESSION_DAYS = 30;
/** A session in use is prolonged once a day, not at each request. */
export const PROLONG_AFTER_DAYS = 1;

const TOKEN_BYTES = 32;

/** 256 random bits; only the browser has it. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a session token, and told when it ends: its SHA-256 in hex. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
