import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table segments (
      object_key text primary key,
      personal boolean not null,
      last_used_at timestamptz not null
    )`.execute(db);
  await sql`create index segments_unused on segments (last_used_at) where not personal`.execute(db);
  await sql`
    create table segment_refs (
      render_id uuid not null references renders,
      object_key text not null references segments on delete cascade,
      primary key (render_id, object_key)
    )`.execute(db);
  await sql`create index segment_refs_key on segment_refs (object_key)`.execute(db);
}
