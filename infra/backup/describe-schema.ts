import type pg from 'pg';
import type { SequencePart } from './manifest.ts';

/** Rows that migrations create, and sessions: after a restore everyone signs in again, so that no backup contains credentials. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { identity: ['sessions'] };
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

export interface TableShape {
  name: string;
  columns: string[];
}

/** The tables of a schema that a backup includes, referenced tables first. @throws Error if their references form a circle */
export async function tablesOf(client: pg.Client, schema: string): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refers_to: string[] }>(
    `select t.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct other.relname::text from pg_constraint c join pg_class other on other.oid = c.confrelid
         where c.conrelid = t.oid and c.contype = 'f' and other.oid <> t.oid) as refers_to
     from pg_class t join pg_namespace n on n.oid = t.relnamespace
     where n.nspname = $1 and t.relkind = 'r' and t.relname <> all($2) order by t.relname`,
    [schema, [...MIGRATIONS, ...(LEFT_OUT[schema] ?? [])]],
  );
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: TableShape[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers_to }) => !refers_to.some((name) => waiting.has(name)));
    if (free.length === 0)
      throw new Error(`Tables of ${schema} refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of free) {
      waiting.delete(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
}

/**
 * Current values of a schema's sequences. Sequences are not part of a snapshot: read after it, they are equal to or ahead of its
 * rows.
 */
export async function sequencesOf(client: pg.Client, schema: string): Promise<SequencePart[]> {
  const { rows } = await client.query<{ name: string; is_identity: boolean }>(
    `select s.relname as name, exists (
         select from pg_depend d where d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i') as is_identity
     from pg_class s join pg_namespace n on n.oid = s.relnamespace
     where n.nspname = $1 and s.relkind = 'S' order by s.relname`,
    [schema],
  );
  const sequences: SequencePart[] = [];
  for (const { name, is_identity } of rows) {
    const { rows: state } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`,
    );
    if (state[0]) sequences.push({ name, ...state[0], is_identity });
  }
  return sequences;
}

/** The migrations applied to a schema, sorted by name. */
export async function migrationsOf(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${client.escapeIdentifier(schema)}.kysely_migration order by name collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** A table and some of its columns, in COPY syntax. */
export function copiedAs(client: pg.Client, schema: string, { name, columns }: TableShape): string {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)} (${quoted})`;
}
