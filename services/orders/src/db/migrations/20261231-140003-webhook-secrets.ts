import { type Kysely, sql } from 'kysely';

/** The secret before the current one signs beside it for a while. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table webhooks
      add column old_secret text,
      add column old_secret_until timestamptz,
      add constraint webhooks_old_secret check ((old_secret is null) = (old_secret_until is null))`.execute(db);
}
