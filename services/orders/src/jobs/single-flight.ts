import { type Kysely, sql } from 'kysely';

/** Runs work that only one instance of the service should do at a time; returns false if another one is doing it. */
export async function singleFlight<Tables>(db: Kysely<Tables>, name: string, work: () => Promise<boolean>): Promise<boolean> {
  const key = sql`hashtextextended(current_schema() || ':' || ${name}, 0)`;
  // A lock of the connection, not of a transaction: the work makes external calls, and a dead process releases it.
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${key}) as held`.execute(connection);
    if (!rows[0]?.held) return false;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
