import { type Kysely, sql } from 'kysely';

/** Links from before show the theme's own colours. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table reviews add column palette text check (length(palette) <= 40)`.execute(db);
}
