import { type Kysely, sql } from 'kysely';

/** The queue's deliveries of an endpoint are counted before more are queued. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index webhook_deliveries_queued on webhook_deliveries (webhook_id, queued_at)
      where delivered_at is null and failed_at is null`.execute(db);
}
