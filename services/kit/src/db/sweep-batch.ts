import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Rows of one statement: it ends within a fraction of a second, and holds few locks. */
export const SWEEP_BATCH = 1_000;

/**
 * Deletes up to a thousand rows of a table that meet the condition, which an index should find. Rows that another transaction is
 * changing are left for later. Returns whether there may be more.
 */
export async function sweepBatch<Tables>(
  db: Kysely<Tables>,
  table: keyof Tables & string,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${condition} limit ${SWEEP_BATCH} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows) === SWEEP_BATCH;
}

/** Deletes all of them, a thousand at a time. */
export async function sweepRows<Tables>(
  db: Kysely<Tables>,
  table: keyof Tables & string,
  condition: RawBuilder<boolean>,
): Promise<void> {
  let more = true;
  while (more) more = await sweepBatch(db, table, condition);
}
