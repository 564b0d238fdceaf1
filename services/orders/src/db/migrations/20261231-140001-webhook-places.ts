import { type Kysely, sql } from 'kysely';

/** What the queue has of an endpoint is counted before more is queued. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index webhook_deliveries_queued on webhook_deliveries (webhook_id, queued_at)
      where delivered_at is null and failed_at is null`.execute(db);
}
