import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { createDatabase } from '../../src/db/database.ts';
import { createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/log.ts';

describeWith(['postgres'], 'a connection that dies in the midst of a transaction', () => {
  const database = withBareDatabase();

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

describeWith(['postgres'], 'what was asked with a value that the database does not know', () => {
  const database = withBareDatabase();

  it('is refused as such, and not answered as a fault of ours', async () => {
    const db = createDatabase(database.urls.orders);
    const { tokens } = serviceAuthOf('orders');
    const app = await createApp({ log: createLog('test', 'silent'), tokens, readiness: {}, checkAnswers: true });
    app.get('/day', ({ query }) => sql`select ${(query as { on: string }).on}::date`.execute(db));
    app.post('/kept', ({ body }) => sql`select ${JSON.stringify(body)}::jsonb`.execute(db));
    app.get('/count', ({ query }) => sql`select ${(query as { of: string }).of}::integer`.execute(db));
    try {
      const statuses = await Promise.all(
        ['/day?on=2026-01-01', '/day?on=0000-01-01', '/count?of=2147483647', '/count?of=2147483648'].map(
          async (url) => (await app.inject(url)).statusCode,
        ),
      );
      expect(statuses).toEqual([200, 400, 200, 400]);
      const texts = ['\u{1f48d}', 'a\u0000', '\ud800', 'a\udc00b'];
      const kept = await Promise.all(
        texts.map(async (text) => (await app.inject({ method: 'POST', url: '/kept', payload: { text } })).statusCode),
      );
      expect(kept).toEqual([200, 400, 400, 400]);
    } finally {
      await app.close();
      await db.destroy();
    }
  });
});
