import { type Kysely, sql } from 'kysely';

/**
 * How people recognise their sessions: browser and system, and the last use. Earlier sessions, and those of older code, have
 * neither.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column device text, add column used_at timestamptz`.execute(db);
}
