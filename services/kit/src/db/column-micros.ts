import { type RawBuilder, sql } from 'kysely';

/** An instant of a column as whole microseconds, as exact as Postgres keeps it: JavaScript's dates would lose the place in a list. */
export function microsOf(column: string): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
}
