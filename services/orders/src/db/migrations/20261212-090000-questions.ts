import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table questions (
      id uuid primary key,
      order_id uuid not null references orders,
      message text not null,
      asked_at timestamptz not null,
      answer text,
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    )`.execute(db);
  await sql`create index questions_order on questions (order_id, asked_at)`.execute(db);
}
