import { type Kysely, sql } from 'kysely';

/** What buyers said of a theme, as orders tells it: one row for each rated order. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table theme_ratings (
      order_id uuid primary key,
      theme_id integer not null,
      stars integer not null check (stars between 1 and 5),
      line text not null,
      answer text not null,
      is_shown boolean not null,
      rated_at timestamptz not null
    )`.execute(db);
  await sql`create index theme_ratings_theme_id on theme_ratings (theme_id, rated_at desc)`.execute(db);
}
