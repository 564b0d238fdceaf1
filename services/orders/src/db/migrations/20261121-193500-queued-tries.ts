import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table mails add column queued_try integer, add column queued_at timestamptz`.execute(db);
  await sql`alter table refunds add column queued_try integer, add column queued_at timestamptz`.execute(db);
}
