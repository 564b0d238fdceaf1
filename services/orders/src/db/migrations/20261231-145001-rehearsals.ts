import { type Kysely, sql } from 'kysely';

/** Proofs and the opening of a rehearsal are kept apart: they count for no shop that sells. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table proofs add column is_rehearsal boolean not null default false`.execute(db);
  await sql`
    alter table shop_opening
      drop constraint shop_opening_because_check,
      add constraint shop_opening_because_check check (because in ('proven', 'rehearsed', 'sold_before'))`.execute(db);
}
