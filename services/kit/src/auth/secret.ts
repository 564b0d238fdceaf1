import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;

/** 128 random bits in base64url, as `Secret` of proto describes them: the last part of an address that nobody can guess. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The hash that a table stores in place of a secret: reading the table does not reveal the secret. Too fast for passwords. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
