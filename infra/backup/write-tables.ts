import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { OWNERS } from '../postgres/provision.ts';
import { CopyOut } from './copy.ts';
import { copiedAs, migrationsOf, sequencesOf, tablesOf } from './describe-schema.ts';
import { Printing, writeStream } from './files.ts';
import type { Manifest, SchemaPart, TablePart } from './manifest.ts';
import { COPY_NAMED_OBJECTS } from './named-objects.ts';
import { copyUnheardEvents } from './unheard-events.ts';

type Written = Pick<Manifest, 'snapshot_at' | 'server_version' | 'schemas' | 'unheard'>;

/** The object keys that the tables name, one per line; deleted once the objects are copied. */
export const KEYS_FILE = 'object-keys';

/**
 * Copies every schema into a folder, all as of one instant, while services keep running. Tables are streamed, not held in memory.
 * @param databaseUrl of the shop's database, with a role that can read all of it
 */
export async function writeTables(databaseUrl: string, folder: string): Promise<Written> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true });
  // An error of the connection also rejects the query that runs on it.
  client.on('error', () => {});
  await client.connect();
  try {
    // These settings make the text independent of the server's configuration.
    await client.query(
      "set timezone to 'UTC'; set datestyle to 'ISO'; set intervalstyle to 'postgres'; set statement_timeout to 0",
    );
    await client.query('begin transaction isolation level repeatable read, read only');
    // The first statement takes the snapshot; `now()` is the earlier start of the transaction, so nothing newer is dated before
    // it.
    const { rows } = await client.query<{ at: Date; version: string }>(
      "select now() as at, current_setting('server_version') as version",
    );
    const snapshot = rows[0];
    if (!snapshot) throw new Error('The database returned no time.');
    const schemas: SchemaPart[] = [];
    for (const owner of OWNERS) schemas.push(await writeSchema(client, owner, folder));
    const unheard = await writeCopy(client, copyUnheardEvents(), path.join(folder, 'unheard-events.gz'));
    await writeCopy(client, COPY_NAMED_OBJECTS, path.join(folder, KEYS_FILE), { zipped: false });
    await client.query('commit');
    const { rows: events, ...file } = unheard;
    return {
      snapshot_at: snapshot.at.toISOString(),
      server_version: snapshot.version,
      schemas,
      unheard: { file: 'unheard-events.gz', events, ...file },
    };
  } finally {
    await client.end();
  }
}

async function writeSchema(client: pg.Client, schema: string, folder: string): Promise<SchemaPart> {
  await mkdir(path.join(folder, 'tables', schema), { recursive: true });
  const tables: TablePart[] = [];
  for (const table of await tablesOf(client, schema)) {
    const file = `tables/${schema}/${table.name}.gz`;
    const written = await writeCopy(client, `copy ${copiedAs(client, schema, table)} to stdout`, path.join(folder, file));
    tables.push({ ...table, file, ...written });
  }
  return { name: schema, migrations: await migrationsOf(client, schema), tables, sequences: await sequencesOf(client, schema) };
}

async function writeCopy(
  client: pg.Client,
  text: string,
  file: string,
  { zipped }: { zipped: boolean } = { zipped: true },
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const copy = client.query(new CopyOut(text));
  const print = await writeStream(file, copy.stream, zipped ? createGzip({ level: 6 }) : new Printing());
  return { rows: await copy.rows, ...print };
}
