import { type Kysely, sql } from 'kysely';

/** Links from before show the theme's own layout. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table reviews add column layout text check (layout in ('landscape', 'portrait'))`.execute(db);
}
