import type pg from 'pg';
import { OWNERS, roleOf } from '../../postgres/provision.ts';

export interface Column {
  type: string;
  /** A row that does not set it is refused. */
  isRequired: boolean;
  isNullable: boolean;
}

/** The parts of the tables that can break a program, by `schema.table`. */
export interface SchemaShape {
  columns: Record<string, Record<string, Column>>;
  /** Rules and unique indexes by name, with the columns they involve. */
  rules: Record<string, Record<string, { text: string; columns: string[] }>>;
  triggers: Record<string, string[]>;
  /** The rights of the service's own role. */
  rights: Record<string, string[]>;
}

/** The shape of all service schemas. */
export async function shapeOf(client: pg.Client): Promise<SchemaShape> {
  const shape: SchemaShape = { columns: {}, rules: {}, triggers: {}, rights: {} };
  const all = async <Row extends object>(text: string): Promise<Row[]> => (await client.query<Row>(text, [OWNERS])).rows;
  const tables = `pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = any($1)
    and t.relkind = 'r' and t.relname not like 'kysely%'`;
  const name = "n.nspname || '.' || t.relname";

  for (const { table, column, type, required, nullable } of await all<{
    table: string;
    column: string;
    type: string;
    required: boolean;
    nullable: boolean;
  }>(
    `select ${name} as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
       a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = '' as required
     from ${tables} join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped`,
  )) {
    shape.columns[table] ??= {};
    shape.columns[table][column] = { type, isRequired: required, isNullable: nullable };
  }
  for (const { table, rule, text, columns } of await all<{ table: string; rule: string; text: string; columns: string[] }>(
    `select ${name} as table, c.conname as rule, pg_get_constraintdef(c.oid) as text,
       array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(c.conkey)) as columns
     from ${tables} join pg_constraint c on c.conrelid = t.oid and c.contype <> 'n'
     union all
     select ${name}, i.relname, pg_get_indexdef(i.oid),
       array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey))
     from ${tables} join pg_index x on x.indrelid = t.oid and x.indisunique join pg_class i on i.oid = x.indexrelid
     where not exists (select from pg_constraint c where c.conindid = i.oid)`,
  )) {
    shape.rules[table] ??= {};
    shape.rules[table][rule] = { text, columns };
  }
  for (const { table, trigger } of await all<{ table: string; trigger: string }>(
    `select ${name} as table, g.tgname as trigger from ${tables} join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal`,
  ))
    shape.triggers[table] = [...(shape.triggers[table] ?? []), trigger];
  for (const owner of OWNERS)
    for (const { table, rights } of await all<{ table: string; rights: string[] }>(
      `select ${name} as table, array(select r from unnest(array['select', 'insert', 'update', 'delete']) r
         where has_table_privilege('${roleOf(owner)}', t.oid, r)) as rights
       from ${tables} where n.nspname = '${owner}'`,
    ))
      shape.rights[table] = rights;
  return shape;
}

/** Describes what in the new shape would break a program that knew the old one. */
export function faultsFor(old: SchemaShape, now: SchemaShape): string[] {
  const faults: string[] = [];
  for (const [table, columns] of Object.entries(old.columns)) {
    const present = now.columns[table];
    if (!present) {
      faults.push(`${table} is gone`);
      continue;
    }
    for (const [name, column] of Object.entries(columns)) {
      const found = present[name];
      if (!found) faults.push(`${table}.${name} is gone`);
      else if (found.type !== column.type) faults.push(`${table}.${name} was ${column.type} and is ${found.type}`);
      else if (column.isNullable && !found.isNullable) faults.push(`${table}.${name} may not be null any more`);
      else if (!column.isRequired && found.isRequired) faults.push(`${table}.${name} has lost its default`);
    }
    for (const [name, column] of Object.entries(present))
      if (!(name in columns) && column.isRequired) faults.push(`${table}.${name} is new and has to be given`);
    for (const [name, rule] of Object.entries(now.rules[table] ?? {})) {
      // A rule only about new columns affects nothing but their defaults.
      const isAboutNew = rule.columns.length > 0 && rule.columns.every((column) => !(column in columns));
      const before = old.rules[table]?.[name];
      if (!isAboutNew && before?.text !== rule.text)
        faults.push(`${table} has the ${before ? 'other' : 'new'} rule ${name}: ${rule.text}`);
    }
    for (const trigger of now.triggers[table] ?? [])
      if (!old.triggers[table]?.includes(trigger)) faults.push(`${table} has the new trigger ${trigger}`);
    for (const right of old.rights[table] ?? [])
      if (!now.rights[table]?.includes(right)) faults.push(`${table} may not ${right} any more`);
  }
  return faults;
}
