import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draft_uploads (
      draft_id uuid not null,
      upload_id uuid not null references uploads (id) on delete cascade,
      primary key (draft_id, upload_id)
    )`.execute(db);
  await sql`create index draft_uploads_upload_id on draft_uploads (upload_id)`.execute(db);
}
