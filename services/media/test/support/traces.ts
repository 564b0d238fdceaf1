import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Media } from './media.ts';

/** Files in the store and among incoming uploads whose path contains a text. */
export async function filesWith(media: Media, text: string): Promise<string[]> {
  const files = await readdir(media.context.config.DATA_DIR, { recursive: true });
  return files.filter((file) => file.includes(text));
}

/** Tables of media that contain a text, without the receipts. */
export async function tablesWith(media: Media, text: string): Promise<string[]> {
  const { db } = media.context;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'purge_receipts'
    order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}
