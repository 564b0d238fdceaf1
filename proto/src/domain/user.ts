import { type Static, Type } from 'typebox';

export const ROLES = ['admin', 'partner', 'designer'] as const;
export const Role = Type.Enum([...ROLES]);
export type Role = (typeof ROLES)[number];

/** The user who makes a request, as the gateway vouches for them. */
export const User = Type.Object({
  uid: Type.String({ minLength: 1, maxLength: 128 }),
  email: Type.String({ maxLength: 254 }),
  email_verified: Type.Boolean(),
  name: Type.String({ maxLength: 200 }),
  photoURL: Type.Union([Type.String({ maxLength: 2048 }), Type.Null()]),
  roles: Type.Array(Role),
});
export type User = Static<typeof User>;
