import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;

/** 128 random bits in base64url, as `Secret` of proto describes them: the last part of an address that nobody can guess. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored of a secret that protects its row from others who can read the table. Not for passwords: it is fast. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
