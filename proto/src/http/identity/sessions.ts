import { type Static, Type } from 'typebox';
import { User } from '../../domain/user.ts';
import { defineOperation } from '../shared/operation.ts';

const IdToken = Type.String({ minLength: 20, maxLength: 8192 });

/** A longer header adds nothing about the browser. */
export const LONGEST_USER_AGENT = 512;

/** The settings that the browser needs for signing in. */
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
  summary: 'The identity provider that this shop uses for sign-in',
  browsersOnly: true,
  answer: SignInMethod,
});

/** `prices_hidden`: one of the internal accounts that see no prices. */
export const SessionInfo = Type.Object({ user: User, prices_hidden: Type.Boolean() });
export type SessionInfo = Static<typeof SessionInfo>;

/** The gateway turns the answer into the session cookie; browsers get only `SessionInfo`. */
export const openSession = defineOperation({
  name: 'openSession',
  method: 'POST',
  path: '/internal/sessions',
  access: 'service',
  summary: 'Verifies an ID token once and opens a session',
  /** `user_agent`: the browser that signs in, for the account's list of sessions. */
  body: Type.Object({ id_token: IdToken, user_agent: Type.Optional(Type.String({ maxLength: LONGEST_USER_AGENT })) }),
  answer: Type.Object({ session_token: Type.String(), expires_at: Type.String(), session: SessionInfo }),
});

export const checkSession = defineOperation({
  name: 'checkSession',
  method: 'POST',
  path: '/internal/sessions/check',
  access: 'service',
  summary: 'The person a session belongs to; 401 when the session has ended',
  body: Type.Object({ session_token: Type.String({ maxLength: 200 }) }),
  answer: Type.Object({ session_hash: Type.String(), session: SessionInfo }),
});

export const closeSession = defineOperation({
  name: 'closeSession',
  method: 'POST',
  path: '/internal/sessions/close',
  access: 'service',
  summary: 'Ends a session; calling it again does nothing',
  body: Type.Object({ session_token: Type.String({ maxLength: 200 }) }),
});

/** The browser's side of signing in; the gateway adds the cookie to these answers. */
export const signIn = defineOperation({
  name: 'signIn',
  method: 'POST',
  path: '/api/user/session',
  access: 'public',
  summary: 'Signs in with an ID token and sets the session cookie',
  browsersOnly: true,
  body: Type.Object({ id_token: IdToken }),
  answer: SessionInfo,
});
export const signOut = defineOperation({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/user/session',
  access: 'public',
  summary: 'Ends the session and clears the cookie',
  browsersOnly: true,
});
export const whoAmI = defineOperation({
  name: 'whoAmI',
  method: 'GET',
  path: '/api/user/session',
  access: 'public',
  summary: 'The signed-in person, or null',
  browsersOnly: true,
  answer: Type.Object({ session: Type.Union([SessionInfo, Type.Null()]) }),
});

export const getUserType = defineOperation({
  name: 'getUserType',
  method: 'POST',
  path: '/api/user/user-type',
  access: 'public',
  summary: "The user's flags by ID token; both false when the token does not verify",
  browsersOnly: true,
  body: Type.Object({ accessToken: Type.String({ maxLength: 8192 }) }),
  answer: Type.Object({ admin: Type.Boolean(), partner: Type.Boolean() }),
});

/** With an empty token the caller's own session counts: a reloaded page has no ID token. */
export const verifyAdmin = defineOperation({
  name: 'verifyAdmin',
  method: 'POST',
  path: '/api/admin/verify',
  access: 'public',
  summary: 'True when the ID token belongs to an admin',
  browsersOnly: true,
  body: Type.Object({ accessToken: Type.String({ maxLength: 8192 }) }),
  answer: Type.Boolean(),
});

/** A second admin is required only if there are two. */
export const countAdmins = defineOperation({
  name: 'countAdmins',
  method: 'GET',
  path: '/internal/admins/count',
  access: 'service',
  summary: 'The number of admins',
  answer: Type.Object({ admins: Type.Integer({ minimum: 0 }) }),
});
