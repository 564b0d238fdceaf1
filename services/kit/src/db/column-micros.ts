import { type RawBuilder, sql } from 'kysely';

/** A column's instant as whole microseconds, the precision of Postgres: with JavaScript's dates a cursor would lose its place. */
export function microsOf(column: string): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
}
