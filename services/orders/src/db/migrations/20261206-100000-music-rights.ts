import { type Kysely, sql } from 'kysely';

/** A customer's music is used only after they confirm that they have the right to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column music_rights_accepted_at timestamptz`.execute(db);
  await sql`
    alter table orders add constraint orders_music_with_rights
    check (jsonb_typeof(customisation->'music') is distinct from 'object' or music_rights_accepted_at is not null)`.execute(db);
}
