import { Type } from 'typebox';

export const SECRET_LETTERS = 22;
const PATTERN = new RegExp(`^[A-Za-z0-9_-]{${SECRET_LETTERS}}$`);

/** 128 random bits in base64url: whoever knows it may do what it stands for. */
export const Secret = Type.String({ pattern: PATTERN.source });

export const isSecret = (text: string | undefined): text is string => text !== undefined && PATTERN.test(text);
