import { Type } from 'typebox';
import type { Role } from './user.ts';

/** What a key may be allowed to do. `orders_…`: only with the account's own orders. */
export const API_KEY_SCOPES = ['orders_read', 'orders_write', 'batches', 'themes'] as const;
export const ApiKeyScope = Type.Enum([...API_KEY_SCOPES]);
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

const HOLDERS: Readonly<Record<ApiKeyScope, readonly Role[]>> = {
  orders_read: ['partner', 'admin'],
  orders_write: ['partner', 'admin'],
  batches: ['admin'],
  themes: ['admin'],
};

/** The scopes that an account with these roles may give to its keys, and that its keys still have. */
export const scopesOf = (roles: readonly Role[]): ApiKeyScope[] =>
  API_KEY_SCOPES.filter((scope) => HOLDERS[scope].some((role) => roles.includes(role)));

/** How long a key may last, in days. */
export const API_KEY_DAYS = [30, 90, 365] as const;
/** Keys of one account that work at the same time. */
export const MOST_API_KEYS = 25;
export const LONGEST_API_KEY_NAME = 60;

/** What every key begins with, so that people and programs that search for secrets recognise one. */
export const API_KEY_PREFIX = 'nim_';
/** 256 random bits in base64url. Longer than a session token, so that neither can be taken for the other. */
const API_KEY = new RegExp(`^${API_KEY_PREFIX}[A-Za-z0-9_-]{43}$`);
export const isApiKey = (text: string): boolean => API_KEY.test(text);
