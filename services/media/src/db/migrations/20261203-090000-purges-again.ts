import { type Kysely, sql } from 'kysely';

/** Purges can be requested again while they run, or after a refusal because their order was active again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table purges
      add column plans integer not null default 1,
      add column told_version integer not null default 0,
      add column was_alive boolean not null default false`.execute(db);
  // The receipts list what was purged.
  await sql`update purges set upload_ids = '[]', object_keys = '[]' where done_at is not null`.execute(db);
  await sql`create index uploads_of_owner on uploads (owner_uid)`.execute(db);
  await sql`drop index uploads_owner`.execute(db);
}
