import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { singleFlight } from '../../src/jobs/single-flight.ts';
import { withQuietShop } from '../support/quiet-shop.ts';

const LOOPS = ['invoices', 'house', 'reconcile'];
const REQUESTS = 5;

describeWith(['postgres'], 'the connections of orders', () => {
  const shop = withQuietShop();

  it('are enough for requests while every loop keeps one of its own', async () => {
    const { db } = shop.context;
    const done = Promise.withResolvers<boolean>();
    const loops = LOOPS.map((name) => singleFlight(db, name, () => done.promise));
    try {
      const inside = Promise.withResolvers<void>();
      let waiting = REQUESTS;
      const requests = Array.from({ length: REQUESTS }, () =>
        db
          .transaction()
          .execute(async (transaction) => {
            await sql`select 1`.execute(transaction);
            waiting -= 1;
            if (waiting === 0) inside.resolve();
            await inside.promise;
          })
          .catch((error: unknown) => {
            inside.reject(error);
            throw error;
          }),
      );
      expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual(requests.map(() => 'fulfilled'));
    } finally {
      done.resolve(true);
      await Promise.all(loops);
    }
  });
});
