import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_to_erase on orders (erase_wanted_at)
    where erase_wanted_at is not null and erased_at is null`.execute(db);
}
