import { type Static, Type } from 'typebox';
import { User } from '../domain/user.ts';
import { defineOperation } from './operation.ts';

const IdToken = Type.String({ minLength: 20, maxLength: 8192 });

/** More of a header than that says nothing about a browser. */
export const LONGEST_USER_AGENT = 512;

/** What the browser needs to sign somebody in. */
export const SignInMethod = Type.Union([
  Type.Object({
    kind: Type.Literal('firebase'),
    config: Type.Object({ apiKey: Type.String(), authDomain: Type.String(), projectId: Type.String() }),
  }),
  Type.Object({ kind: Type.Literal('local'), popup_url: Type.String() }),
]);
export type SignInMethod = Static<typeof SignInMethod>;

export const getSignInMethod = defineOperation({
  name: 'getSignInMethod',
  method: 'GET',
  path: '/api/user/sign-in-method',
  access: 'public',
  summary: 'Which identity provider this shop signs in with',
  answer: SignInMethod,
});

/** `prices_hidden`: one of the internal accounts that see no prices. */
export const SessionInfo = Type.Object({ user: User, prices_hidden: Type.Boolean() });
export type SessionInfo = Static<typeof SessionInfo>;

/** The gateway turns the answer into the session cookie; browsers get `SessionInfo` alone. */
export const openSession = defineOperation({
  name: 'openSession',
  method: 'POST',
  path: '/internal/sessions',
  access: 'service',
  summary: 'Verifies an ID token once and opens a session',
  /** `user_agent`: of the browser that signs in, for the list of the account's sessions. */
  body: Type.Object({ id_token: IdToken, user_agent: Type.Optional(Type.String({ maxLength: LONGEST_USER_AGENT })) }),
  answer: Type.Object({ session_token: Type.String(), expires_at: Type.String(), session: SessionInfo }),
});

export const checkSession = defineOperation({
  name: 'checkSession',
  method: 'POST',
  path: '/internal/sessions/check',
  access: 'service',
  summary: 'Who a session belongs to; 401 when it has ended',
  body: Type.Object({ session_token: Type.String({ maxLength: 200 }) }),
  answer: Type.Object({ session_hash: Type.String(), session: SessionInfo }),
});

export const closeSession = defineOperation({
  name: 'closeSession',
  method: 'POST',
  path: '/internal/sessions/close',
  access: 'service',
  summary: 'Ends a session; repeating it is harmless',
  body: Type.Object({ session_token: Type.String({ maxLength: 200 }) }),
});

/** The browser's own view of signing in; the gateway answers these with the cookie. */
export const signIn = defineOperation({
  name: 'signIn',
  method: 'POST',
  path: '/api/user/session',
  access: 'public',
  summary: 'Signs in with an ID token and sets the session cookie',
  body: Type.Object({ id_token: IdToken }),
  answer: SessionInfo,
});
export const signOut = defineOperation({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/user/session',
  access: 'public',
  summary: 'Ends the session and clears the cookie',
});
export const whoAmI = defineOperation({
  name: 'whoAmI',
  method: 'GET',
  path: '/api/user/session',
  access: 'public',
  summary: 'The signed-in person, or null',
  answer: Type.Object({ session: Type.Union([SessionInfo, Type.Null()]) }),
});

export const getUserType = defineOperation({
  name: 'getUserType',
  method: 'POST',
  path: '/api/user/user-type',
  access: 'public',
  summary: 'The flags of a user by ID token; both false where it does not verify',
  body: Type.Object({ accessToken: Type.String({ maxLength: 8192 }) }),
  answer: Type.Object({ admin: Type.Boolean(), partner: Type.Boolean() }),
});

/** Without a token (empty) it is the caller's own session that counts: a page that was loaded again has no ID token. */
export const verifyAdmin = defineOperation({
  name: 'verifyAdmin',
  method: 'POST',
  path: '/api/admin/verify',
  access: 'public',
  summary: 'True for an admin by ID token',
  body: Type.Object({ accessToken: Type.String({ maxLength: 8192 }) }),
  answer: Type.Boolean(),
});

/** Everything that is kept of the caller, from every service, as one file. */
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
  }),
});

/** 409 `account_in_use` says what is still open. Invoices stay for as long as the law asks, without a name where it allows. */
export const eraseMyData = defineOperation({
  name: 'eraseMyData',
  method: 'POST',
  path: '/api/user/erase',
  access: 'user',
  summary: "Erases the caller's personal data and ends all their sessions",
  /** The caller's own mail address, typed once more. */
  body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
});

/** By which the gateway tells identity, and nobody else, the hash of the session that asks. */
export const SESSION_HEADER = 'x-session-hash';

/** An open session of the caller. */
export const MySession = Type.Object({
  /** Of this account alone; nothing is opened by it. */
  id: Type.String(),
  /** Browser and system, like "Chrome on Android"; null where they are not known. */
  device: Type.Union([Type.String(), Type.Null()]),
  signed_in_at: Type.String(),
  /** To a day. */
  used_at: Type.String(),
  /** The one that asks. */
  is_this: Type.Boolean(),
});
export type MySession = Static<typeof MySession>;

export const listMySessions = defineOperation({
  name: 'listMySessions',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  summary: 'Where the caller is signed in, the last used first; at most 100',
  answer: Type.Object({ sessions: Type.Array(MySession) }),
});

/** 404 `session_not_found` where it has ended already, or is not the caller's. */
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

/** Two admins are asked for only where there are two. */
export const countAdmins = defineOperation({
  name: 'countAdmins',
  method: 'GET',
  path: '/internal/admins/count',
  access: 'service',
  summary: 'How many people are admins',
  answer: Type.Object({ admins: Type.Integer({ minimum: 0 }) }),
});
