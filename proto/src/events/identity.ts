import { Type } from 'typebox';
import { Role } from '../domain/user.ts';
import { defineEvent } from './envelope.ts';

export const userRegistered = defineEvent({
  type: 'identity.user.registered',
  version: 1,
  data: Type.Object({ uid: Type.String() }),
});
export const userRolesChanged = defineEvent({
  type: 'identity.user.roles_changed',
  version: 1,
  data: Type.Object({ uid: Type.String(), roles: Type.Array(Role) }),
});
export const sessionRevoked = defineEvent({
  type: 'identity.session.revoked',
  version: 1,
  data: Type.Object({ uid: Type.String(), session_hash: Type.String() }),
});
export const apiKeyRevoked = defineEvent({
  type: 'identity.api_key.revoked',
  version: 1,
  data: Type.Object({ uid: Type.String(), key_hash: Type.String() }),
});
/** A user asked for erasure: every service that stores their data anonymises or deletes it. */
export const userErased = defineEvent({
  type: 'identity.user.erased',
  version: 1,
  data: Type.Object({ uid: Type.String() }),
});
