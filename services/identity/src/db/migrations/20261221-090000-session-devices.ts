import { type Kysely, sql } from 'kysely';

/** What people know their sessions by: browser and system, and when it was last used. Sessions of before, and of code that does not know it, have neither. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column device text, add column used_at timestamptz`.execute(db);
}
