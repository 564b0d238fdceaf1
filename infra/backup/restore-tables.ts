import { createReadStream } from 'node:fs';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { CopyIn } from './copy.ts';
import { copiedAs, tablesOf } from './describe-schema.ts';
import { linesOf } from './files.ts';
import type { Manifest, SchemaPart } from './manifest.ts';

/**
 * Numbers used since the backup may be referred to outside the shop, such as draft versions in browsers; the gap keeps them from
 * being used twice.
 */
const SEQUENCE_GAP = 1_000_000n;
/** Tables that migrations fill in an empty schema. */
const MIGRATED_ROWS = ['audit_head', 'holidays'];

/** Whether a schema holds anything besides the rows that migrations create. Runs with the role that owns it. */
export async function isFilled(databaseUrl: string, schema: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    for (const { name } of await tablesOf(client, schema)) {
      if (MIGRATED_ROWS.includes(name)) continue;
      const { rowCount } = await client.query(`select 1 from ${tableName(client, schema, name)} limit 1`);
      if (rowCount) return true;
    }
    return false;
  });
}

/** Removes everything from a schema, including its tables. Runs with the role that owns it. */
export async function emptySchema(databaseUrl: string, schema: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ drop: string }>(
      `select format('drop table %s cascade', c.oid::regclass) as drop from pg_class c
         where c.relnamespace = $1::regnamespace and c.relkind = 'r'
       union all select format('drop sequence if exists %s cascade', c.oid::regclass) from pg_class c
         where c.relnamespace = $1::regnamespace and c.relkind = 'S'
           and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i'))
       union all select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p where p.pronamespace = $1::regnamespace`,
      [schema],
    );
    await client.query('begin');
    for (const { drop } of rows) await client.query(drop);
    await client.query('commit');
  });
}

/**
 * Fills a schema that was migrated to the backup's version, in one transaction. Runs with the role that owns it; its change
 * triggers (append-only tables) are disabled only inside that transaction.
 * @throws Error if the number of rows differs from the backup's manifest
 */
export async function fillSchema(databaseUrl: string, folder: string, part: SchemaPart): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const there = await tablesOf(client, part.name);
    const missing = part.tables.filter(({ name }) => !there.some((table) => table.name === name));
    if (missing.length > 0)
      throw new Error(`${part.name} has no ${missing.map(({ name }) => name).join(', ')}: was it migrated?`);
    await client.query('begin');
    for (const { name } of there) {
      const table = tableName(client, part.name, name);
      await client.query(`alter table ${table} disable trigger user`);
      await deleteRows(client, table);
    }
    for (const { name } of there) {
      const table = part.tables.find((candidate) => candidate.name === name);
      if (!table) continue;
      const rows = await readCopy(client, `copy ${copiedAs(client, part.name, table)} from stdin`, path.join(folder, table.file));
      if (rows !== table.rows) throw new Error(`${part.name}.${name} took ${rows} rows of ${table.rows}.`);
    }
    // Deferred constraints are checked now, because a table cannot be altered before that.
    await client.query('set constraints all immediate');
    for (const { name } of there) await client.query(`alter table ${tableName(client, part.name, name)} enable trigger user`);
    for (const { name, last_value, is_called, is_identity } of part.sequences) {
      const value = is_identity ? last_value : String(BigInt(last_value) + SEQUENCE_GAP);
      await client.query('select setval($1::regclass, $2::bigint, $3)', [tableName(client, part.name, name), value, is_called]);
    }
    await client.query('commit');
    await client.query('analyze');
  });
}

/** Owners have revoked their own right to delete from some tables; it is granted for this delete and revoked again. */
async function deleteRows(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ allowed: boolean }>("select has_table_privilege($1, 'delete') as allowed", [table]);
  const isAllowed = rows[0]?.allowed === true;
  if (!isAllowed) await client.query(`grant delete on ${table} to current_user`);
  await client.query(`delete from ${table}`);
  if (!isAllowed) await client.query(`revoke delete on ${table} from current_user`);
}

/**
 * The relay publishes again the events that some of their readers had not recorded; the inboxes skip readers that had. Returns
 * how many.
 */
export async function tellAgain(databaseUrl: string, folder: string, { unheard }: Manifest, schema: string): Promise<number> {
  const ids: string[] = [];
  for await (const line of linesOf(unzipped(path.join(folder, unheard.file)))) {
    const [owner, id = ''] = line.split('\t');
    if (owner === schema) ids.push(id);
  }
  if (ids.length === 0) return 0;
  return withClient(databaseUrl, async (client) => {
    const outbox = tableName(client, schema, 'outbox');
    return (await client.query(`update ${outbox} set published_at = null where id = any($1::uuid[])`, [ids])).rowCount ?? 0;
  });
}

async function readCopy(client: pg.Client, text: string, file: string): Promise<number> {
  return client.query(new CopyIn(text, unzipped(file))).rows;
}

function unzipped(file: string): Readable {
  const text = new PassThrough();
  // The consumer of `text` gets the error.
  void pipeline(createReadStream(file), createGunzip(), text).catch(() => {});
  return text;
}

const tableName = (client: pg.Client, schema: string, name: string): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

export async function withClient<Result>(databaseUrl: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout to 0');
    return await use(client);
  } finally {
    await client.end();
  }
}
