import { createApprovalTable } from '@nimantran/kit/approvals/approval-table';
import { type Kysely, sql } from 'kysely';

/** Roles that wait for a second admin's approval; and indexes for the sort orders of the account list. */
export async function up(db: Kysely<never>): Promise<void> {
  await createApprovalTable(db);
  await sql`create index users_last_sign_in_at on users (last_sign_in_at, uid) where erased_at is null`.execute(db);
  await sql`create index users_created_at on users (created_at, uid) where erased_at is null`.execute(db);
}
