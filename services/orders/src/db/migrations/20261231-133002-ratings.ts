import { type Kysely, sql } from 'kysely';

/** Stars and a line of buyers, one for each delivered order. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table ratings (
      order_id uuid primary key references orders (id) on delete cascade,
      stars integer not null check (stars between 1 and 5),
      line text not null,
      answer text not null default '',
      rated_at timestamptz not null,
      changed_at timestamptz not null,
      hidden_at timestamptz,
      hidden_reason text,
      constraint ratings_hidden check ((hidden_at is null) = (hidden_reason is null))
    )`.execute(db);
  await sql`create index ratings_changed_at on ratings (changed_at desc)`.execute(db);
}
