import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/testing/servers.ts';
import { createDatabase } from '../../src/db/database.ts';

describeWith(['postgres'], 'a connection that dies in the midst of a transaction', () => {
  const database = withDatabase();

  it('fails the transaction and neither the process nor the next one', async () => {
    const db = createDatabase(database.urls.orders);
    try {
      const work = db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db);
        await sql`select 1`.execute(transaction);
      });
      await expect(work).rejects.toThrow();
      const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
      expect(rows[0]?.one).toBe(1);
    } finally {
      await db.destroy();
    }
  });
});
