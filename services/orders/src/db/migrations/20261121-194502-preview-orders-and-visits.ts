import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create unique index support_requests_preview on support_requests (preview_order_id)
    where preview_order_id is not null`.execute(db);
  await sql`create index partner_visits_age on partner_visits (at)`.execute(db);
}
