import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table batches add column layout text check (layout in ('landscape', 'portrait'))`.execute(db);
}
