import path from 'node:path';
import pg from 'pg';
import type { Shop } from '../../../launcher/shop.ts';
import { startEmbeddedPostgres } from '../../../postgres/embedded.ts';
import { addressOf } from '../../../postgres/provision.ts';

/** The database of an embedded shop, with every schema in sight. The caller ends it. */
export async function asAdmin(shop: Shop): Promise<pg.Client> {
  const { adminUrl } = await startEmbeddedPostgres({ dir: path.join(shop.dataDir, 'postgres'), durable: false });
  const client = new pg.Client({ connectionString: addressOf(adminUrl, { database: 'nimantran' }) });
  await client.connect();
  return client;
}

/** Every table that contains one of the texts. */
export async function placesOf(admin: pg.Client, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) found.push(...(await tablesWith(admin, text)));
  return [...new Set(found)];
}

/** Every table of every schema with a row that contains the text. */
export async function tablesWith(admin: pg.Client, text: string): Promise<string[]> {
  const { rows } = await admin.query<{ schema: string; name: string }>(`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const hits = await admin.query(`select 1 from ${table} t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (hits.rowCount) found.push(`${schema}.${name}`);
  }
  return found;
}
