import { type Kysely, sql } from 'kysely';

/** Runs work that only one instance of the service should do at a time; answers false when another one is at it. */
export async function singleFlight<Tables>(db: Kysely<Tables>, name: string, work: () => Promise<boolean>): Promise<boolean> {
  const key = sql`hashtextextended(current_schema() || ':' || ${name}, 0)`;
  // A lock of the connection, not of a transaction: the work asks the outside, and a dead process lets go of it.
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
