import type { ApprovalState } from '@nimantran/proto/domain/approval';
import { type Generated, type JSONColumnType, type Kysely, sql } from 'kysely';

/** The approvals table of a service; created by `createApprovalTable` in a separate migration. */
export interface ApprovalTables {
  approvals: {
    id: string;
    seq: Generated<number>;
    kind: string;
    targetKind: string;
    targetId: string;
    /** At most one open request may have this subject. */
    subject: string;
    summary: string;
    /** The input of the effect. */
    payload: JSONColumnType<object, string, never>;
    state: ApprovalState;
    askedByUid: string;
    askedByEmail: string;
    askedAt: Date;
    lapsesAt: Date;
    decidedByUid: string | null;
    decidedByEmail: string | null;
    decidedAt: Date | null;
    error: string | null;
  };
}

/** Creates the table; called by a migration of the service. */
export async function createApprovalTable(db: Kysely<never>): Promise<void> {
  await sql`
    create table approvals (
      id uuid primary key,
      seq bigint generated always as identity unique,
      kind text not null,
      target_kind text not null,
      target_id text not null,
      subject text not null,
      summary text not null,
      payload jsonb not null,
      state text not null check (state in ('open', 'approved', 'declined', 'withdrawn', 'lapsed')),
      asked_by_uid text not null,
      asked_by_email text not null,
      asked_at timestamptz not null,
      lapses_at timestamptz not null,
      decided_by_uid text,
      decided_by_email text,
      decided_at timestamptz,
      error text,
      constraint approvals_decided check ((state = 'open') = (decided_at is null)),
      constraint approvals_two_people check (state <> 'approved' or decided_by_uid <> asked_by_uid)
    )`.execute(db);
  await sql`create unique index approvals_open on approvals (kind, subject) where state = 'open'`.execute(db);
  await sql`create index approvals_state on approvals (state, seq)`.execute(db);
}
