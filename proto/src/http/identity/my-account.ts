import { type Static, Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

/** All data stored about the caller, from every service, as one file. */
export const exportMyData = defineOperation({
  name: 'exportMyData',
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  summary: "The caller's personal data",
  answer: Type.Object({
    exported_at: Type.String(),
    profile: Type.Unknown(),
    orders: Type.Array(Type.Unknown()),
    support: Type.Array(Type.Unknown()),
    drafts: Type.Array(Type.Unknown()),
    uploads: Type.Array(Type.Unknown()),
    /** Invitation pages, with what guests replied. */
    guest_pages: Type.Array(Type.Unknown()),
  }),
});

/**
 * 409 `account_in_use` lists what is still open. Invoices are retained as long as the law requires, without a name if it allows
 * that.
 */
export const eraseMyData = defineOperation({
  name: 'eraseMyData',
  method: 'POST',
  path: '/api/user/erase',
  access: 'user',
  summary: "Erases the caller's personal data and ends all their sessions",
  /** The caller's own mail address, entered again. */
  body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
});

/** The header in which the gateway sends the hash of the calling session, to identity only. */
export const SESSION_HEADER = 'x-session-hash';

/** An open session of the caller. */
export const MySession = Type.Object({
  /** Valid only within this account; it gives no access. */
  id: Type.String(),
  /** Browser and system, like "Chrome on Android"; null if unknown. */
  device: Type.Union([Type.String(), Type.Null()]),
  signed_in_at: Type.String(),
  /** Accurate to a day. */
  used_at: Type.String(),
  /** Whether it is the calling session. */
  is_this: Type.Boolean(),
});
export type MySession = Static<typeof MySession>;

export const listMySessions = defineOperation({
  name: 'listMySessions',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  summary: 'Where the caller is signed in, most recently used first; at most 100',
  answer: Type.Object({ sessions: Type.Array(MySession) }),
});

/** 404 `session_not_found` if it has already ended or is not the caller's. */
export const endMySession = defineOperation({
  name: 'endMySession',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  access: 'user',
  summary: 'Ends one session of the caller',
  params: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) }),
});

export const endMySessions = defineOperation({
  name: 'endMySessions',
  method: 'POST',
  path: '/api/user/end-sessions',
  access: 'user',
  summary: 'Ends all sessions of the caller, on every device',
});
