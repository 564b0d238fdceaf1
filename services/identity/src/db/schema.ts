import type { ApprovalTables } from '@nimantran/kit/approvals/approval-table';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { ApiKeyScope } from '@nimantran/proto/domain/api-key';
import type { ProofKind } from '@nimantran/proto/domain/health-report';
import type { Role } from '@nimantran/proto/domain/user';
import type { AuditedService } from '@nimantran/proto/events/changes';
import type { ColumnType, Generated } from 'kysely';

export interface Tables extends EventTables, ApprovalTables {
  users: {
    /** The provider's uid, unless an erased user had it. */
    uid: string;
    /** The provider's uid; null once erased. */
    providerUid: string | null;
    email: string;
    emailVerified: boolean;
    name: string;
    photoUrl: string | null;
    /** Counts the user's events. */
    keyVersion: number;
    createdAt: Generated<Date>;
    lastSignInAt: Generated<Date>;
    /** When all personal data was removed from the row; the row stays so that the uid is not used again. */
    erasedAt: Date | null;
  };
  /** `environment`: from the configured mail addresses, updated at sign-in and at start; `granted`: by an operator. */
  userRoles: { uid: string; role: Role; source: 'environment' | 'granted'; createdAt: Generated<Date> };
  sessions: {
    tokenHash: string;
    uid: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
    revokedAt: Date | null;
    /** Hash of the ID token that opened it; the token cannot open another session. */
    idTokenHash: string | null;
    /** Browser and system as text. */
    device: string | null;
    /** Accurate to a day. */
    usedAt: Date | null;
  };
  apiKeys: {
    id: Generated<string>;
    uid: string;
    name: string;
    /** The key's first letters, which its owner may see. */
    prefix: string;
    keyHash: string;
    scopes: ApiKeyScope[];
    createdAt: Date;
    expiresAt: Date;
    /** Accurate to a minute. */
    lastUsedAt: Date | null;
    revokedAt: Date | null;
  };
  /** How backups and restore drills ended. */
  proofs: { id: Generated<string>; kind: ProofKind; startedAt: Date; finishedAt: Date; passed: boolean; said: string };
  /** Public keys of services by their id, and when each was seen first. */
  knownKeys: { id: string; service: string; firstSeenAt: Generated<Date> };
  exports: { id: Generated<string>; uid: string; at: Date };
  /** Changes made by staff, append-only. `hash` chains the rows (domain/audit-chain.ts). */
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
  /** A single row: the end of the log. */
  auditHead: { count: number; hash: string };
}
