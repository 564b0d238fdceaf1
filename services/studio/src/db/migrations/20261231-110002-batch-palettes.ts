import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table batches add column palette text check (length(palette) <= 40)`.execute(db);
}
