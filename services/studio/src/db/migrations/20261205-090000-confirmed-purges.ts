import { type Kysely, sql } from 'kysely';

/** An announced purge is announced again until media confirms that it was carried out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purges add column confirmed_at timestamptz`.execute(db);
  await sql`update purges set confirmed_at = done_at where done_at is not null`.execute(db);
  await sql`create index purges_unconfirmed on purges (done_at) where confirmed_at is null`.execute(db);
}
