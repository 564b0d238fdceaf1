import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      drop constraint uploads_kind_check,
      add constraint uploads_kind_check check (kind in ('photo', 'music')),
      drop constraint uploads_check,
      add column sha256 text,
      add column content_type text,
      add column duration_seconds double precision,
      add column waveform jsonb`.execute(db);
  await sql`
    alter table uploads
      add constraint uploads_ready_check check (
        state <> 'ready'
        or (kind = 'photo' and width is not null and height is not null)
        or (kind = 'music' and duration_seconds is not null and waveform is not null))`.execute(db);
  await sql`create index uploads_list on uploads (owner_uid, created_at desc, id desc)`.execute(db);
}
