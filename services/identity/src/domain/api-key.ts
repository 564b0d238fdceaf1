import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '@nimantran/proto/domain/api-key';

const KEY_BYTES = 32;
/** Enough to tell a person's keys apart; the rest still has 220 bits. */
const SHOWN_LETTERS = 6;

/** Stored only by the program that it is made for. */
export const newApiKey = (): string => API_KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** The stored form of a key, also published when it is revoked: its SHA-256 in hex. */
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

export const prefixOf = (key: string): string => key.slice(0, API_KEY_PREFIX.length + SHOWN_LETTERS);
