import { type Kysely, sql } from 'kysely';

/** Uploaded packages, versions that are not yet on sale, and settings that admins change without a new package. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table theme_packages (
      id uuid primary key default gen_random_uuid(),
      version text not null,
      object_key text not null,
      size_bytes integer not null,
      manifest jsonb not null,
      uploaded_by text not null,
      uploaded_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index theme_packages_uploaded_at on theme_packages (uploaded_at)`.execute(db);
  await sql`
    alter table theme_versions
      add column added_by text,
      add column published_at timestamptz,
      add column scheduled_for timestamptz,
      add column scheduled_by jsonb,
      add column still_keys jsonb,
      add column lint jsonb,
      add constraint theme_versions_schedule_check check ((scheduled_for is null) = (scheduled_by is null))`.execute(db);
  // Until now every version went on sale as soon as it was imported.
  await sql`update theme_versions set published_at = imported_at`.execute(db);
  await sql`create unique index theme_versions_scheduled on theme_versions (theme_id) where scheduled_for is not null`.execute(
    db,
  );
  await sql`alter table themes add column shelf jsonb not null default '{}'`.execute(db);
}
