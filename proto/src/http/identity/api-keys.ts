import { type Static, Type } from 'typebox';
import { API_KEY_DAYS, ApiKeyScope, LONGEST_API_KEY_NAME } from '../../domain/api-key.ts';
import { defineOperation } from '../shared/operation.ts';
import { SessionInfo } from './sessions.ts';

const Id = Type.String({ format: 'uuid' });
const Moment = Type.Union([Type.String(), Type.Null()]);

/** A key as its owner sees it: never the key itself. */
export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  /** The first letters of the key, to recognise it by. */
  prefix: Type.String(),
  scopes: Type.Array(ApiKeyScope),
  created_at: Type.String(),
  expires_at: Type.String(),
  /** Accurate to a minute; null if it was never used. */
  last_used_at: Moment,
  revoked_at: Moment,
});
export type ApiKey = Static<typeof ApiKey>;

export const listApiKeys = defineOperation({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/user/api-keys',
  access: 'partner_or_admin',
  summary: "The caller's API keys, newest first; those that ended are listed for 30 days",
  answer: Type.Object({ keys: Type.Array(ApiKey) }),
});

/** 400 `scope_not_yours`, 409 `key_name_taken` by a key that works, 409 `too_many_keys`. */
export const createApiKey = defineOperation({
  name: 'createApiKey',
  method: 'POST',
  path: '/api/user/api-keys',
  access: 'partner_or_admin',
  summary: 'Makes an API key; only this answer contains it',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: LONGEST_API_KEY_NAME }),
    scopes: Type.Array(ApiKeyScope, { minItems: 1, uniqueItems: true }),
    days: Type.Enum([...API_KEY_DAYS]),
  }),
  answer: Type.Object({ key: ApiKey, secret: Type.String() }),
});

/** 404 `key_not_found` for a key of somebody else. Repeating it is harmless. */
export const revokeApiKey = defineOperation({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/user/api-keys/{id}',
  access: 'partner_or_admin',
  summary: 'Revokes an API key of the caller',
  params: Type.Object({ id: Id }),
});

/** What the gateway lets a key do. */
export const ApiKeyGrant = Type.Object({ id: Id, scopes: Type.Array(ApiKeyScope) });
export type ApiKeyGrant = Static<typeof ApiKeyGrant>;

export const checkApiKey = defineOperation({
  name: 'checkApiKey',
  method: 'POST',
  path: '/internal/api-keys/check',
  access: 'service',
  summary: 'The account that a key belongs to, and what it may do; 401 when the key does not work',
  body: Type.Object({ key: Type.String({ maxLength: 200 }) }),
  answer: Type.Object({ session: SessionInfo, key: ApiKeyGrant }),
});
