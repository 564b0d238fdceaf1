import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';

/** The tables of studio with a row that contains a text. */
export async function tablesHolding(db: Kysely<Tables>, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
    if (hits.rows.length > 0) found.push(name);
  }
  return found.sort();
}
