import { Type } from 'typebox';

const PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** 128 random bits in base64url: whoever knows it may do what it stands for. */
export const Secret = Type.String({ pattern: PATTERN.source });

export const isSecret = (text: string | undefined): text is string => text !== undefined && PATTERN.test(text);
