import type { ApprovalTables } from '@nimantran/kit/approvals/approval-table';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Role } from '@nimantran/proto/domain/user';
import type { AuditedService } from '@nimantran/proto/events/changes';
import type { ColumnType, Generated } from 'kysely';

export interface Tables extends EventTables, ApprovalTables {
  users: {
    /** The provider's, unless somebody who was erased had it. */
    uid: string;
    /** Whom the provider calls by it; null once erased. */
    providerUid: string | null;
    email: string;
    emailVerified: boolean;
    name: string;
    photoUrl: string | null;
    /** Counts the user's events. */
    keyVersion: number;
    createdAt: Generated<Date>;
    lastSignInAt: Generated<Date>;
    /** When everything about the person was taken out of the row: it stays so that the uid is not given again. */
    erasedAt: Date | null;
  };
  /** `environment`: from the configured mail addresses, renewed at sign-in and at start; `granted`: by an operator. */
  userRoles: { uid: string; role: Role; source: 'environment' | 'granted'; createdAt: Generated<Date> };
  sessions: {
    tokenHash: string;
    uid: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
    revokedAt: Date | null;
    /** Of the ID token that opened it, which opens no other. */
    idTokenHash: string | null;
    /** Browser and system, in words. */
    device: string | null;
    /** To a day. */
    usedAt: Date | null;
  };
  exports: { id: Generated<string>; uid: string; at: Date };
  /** What people behind the shop changed: appended to and never changed. `hash` chains the rows (domain/audit-chain.ts). */
  auditLog: {
    seq: number;
    eventId: string;
    service: AuditedService;
    at: ColumnType<Date, string, never>;
    actorUid: string;
    actorEmail: string;
    action: string;
    targetKind: string;
    targetId: string;
    summary: string;
    before: ColumnType<Record<string, unknown> | null, string | null, never>;
    after: ColumnType<Record<string, unknown> | null, string | null, never>;
    previousHash: string;
    hash: string;
  };
  /** One row: where the log ends. */
  auditHead: { count: number; hash: string };
}
