import { type Kysely, sql } from 'kysely';

/** Staff find orders by any name on the invitation or on the bill; `namesOf` in find-orders.ts is written as in this index. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_names on orders
    using gin (to_tsvector('simple', headline || ' ' || coalesce(billing ->> 'name', '')))`.execute(db);
}
