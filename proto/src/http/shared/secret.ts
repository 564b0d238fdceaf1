import { Type } from 'typebox';

/** 128 random bits in base64url: whoever knows it may do what it stands for. */
export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
