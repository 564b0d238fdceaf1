import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table support_requests add column waiting_since timestamptz`.execute(db);
  await sql`update support_requests set waiting_since = updated_at where state = 'open'`.execute(db);
  await sql`alter table support_requests add check (state <> 'open' or waiting_since is not null)`.execute(db);
  await sql`create index support_requests_waiting on support_requests (owner_uid) where state = 'open'`.execute(db);
  // If support places the order in a customer's name, the first payment accepts the terms.
  await sql`alter table orders alter column terms_accepted_at drop not null`.execute(db);
  await sql`alter table orders add check (terms_accepted_at is not null or paid_at is null)`.execute(db);
}
