import { Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

export const proveSignIn = defineOperation({
  name: 'proveSignIn',
  method: 'GET',
  path: '/internal/sign-in-proof',
  access: 'service',
  summary: 'By which provider people sign in, and which admin did so last',
  answer: Type.Object({
    method: Type.Enum(['local', 'firebase']),
    /** Null if nobody with the role and a proven address has signed in. */
    last_admin: Type.Union([Type.Object({ email: Type.String(), at: Type.String() }), Type.Null()]),
  }),
});
