import { type Kysely, sql } from 'kysely';

/** A day off that was taken back stays noted: the list that a start reads would bring it again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table holidays add column removed_at timestamptz`.execute(db);
  await sql`create index mails_failed on mails (given_up_at desc) where given_up_at is not null and sent_at is null`.execute(db);
}
