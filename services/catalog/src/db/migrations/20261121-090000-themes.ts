import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table themes (
      id integer primary key,
      current_version text not null,
      on_sale boolean not null,
      key_version integer not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table theme_versions (
      theme_id integer not null,
      version text not null,
      package_key text not null,
      manifest jsonb not null,
      imported_at timestamptz not null default now(),
      sample_video_key text,
      sample_still_key text,
      primary key (theme_id, version)
    )`.execute(db);
  await sql`
    alter table themes add foreign key (id, current_version)
      references theme_versions (theme_id, version) deferrable initially deferred`.execute(db);
  await sql`create index theme_versions_category on theme_versions (((manifest ->> 'category_id')::integer))`.execute(db);
  await sql`
    create table completed_orders (
      order_id uuid primary key,
      theme_id integer not null,
      completed_at timestamptz not null
    )`.execute(db);
  await sql`create index completed_orders_completed_at on completed_orders (completed_at, theme_id)`.execute(db);
}
