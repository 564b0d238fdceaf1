import { eachDue } from '@nimantran/kit/each-due';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { purgePages } from '../db/pages.ts';
import { refreshPage } from '../use-cases/refresh-page.ts';

const BATCH = 20;

/** Deletes pages whose functions were over long enough ago. Orders is asked first: the days may have been corrected. */
export function purgeOverPages(context: Context): Promise<undefined> {
  const { db, clock, invitations, log } = context;
  return eachDue(
    (tried) =>
      db
        .selectFrom('pages')
        .selectAll()
        .where('keptUntil', '<=', sql<Date>`${clock()}`)
        .where('id', '<>', sql<string>`all(${tried}::uuid[])`)
        .orderBy('keptUntil')
        .limit(BATCH)
        .execute(),
    async (page) => {
      await refreshPage(context, page, await invitations.fresh(page.orderNumber));
      await db
        .transaction()
        .execute((transaction) =>
          purgePages(
            transaction,
            clock,
            (eb) => eb.and([eb('id', '=', page.id), eb('keptUntil', '<=', sql<Date>`${clock()}`)]),
            'functions_over',
          ),
        );
    },
    (error, page) => log.warn({ err: error, page_id: page.id }, 'a page is deleted later'),
  );
}
