import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Role } from '@nimantran/proto/domain/user';
import type { Generated } from 'kysely';

export interface Tables extends EventTables {
  users: {
    uid: string;
    email: string;
    emailVerified: boolean;
    name: string;
    photoUrl: string | null;
    /** Counts the user's events. */
    keyVersion: number;
    createdAt: Generated<Date>;
    lastSignInAt: Generated<Date>;
  };
  /** `environment`: from the configured mail addresses, renewed at sign-in and at start; `granted`: by an operator. */
  userRoles: { uid: string; role: Role; source: 'environment' | 'granted'; createdAt: Generated<Date> };
  sessions: {
    tokenHash: string;
    uid: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
    revokedAt: Date | null;
  };
}
