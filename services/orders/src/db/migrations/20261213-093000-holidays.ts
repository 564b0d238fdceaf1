import { type Kysely, sql } from 'kysely';

/** A withdrawn holiday keeps its row: otherwise the list read at startup would bring it back. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table holidays add column removed_at timestamptz`.execute(db);
  await sql`create index mails_failed on mails (given_up_at desc) where given_up_at is not null and sent_at is null`.execute(db);
}
