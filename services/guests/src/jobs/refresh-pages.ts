import { eachDue } from '@nimantran/kit/each-due';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { PageRow, Tables } from '../db/schema.ts';
import { refreshPage } from '../use-cases/refresh-page.ts';

const BATCH = 20;
const AGAIN_SECONDS = 60;

/** Asks orders for the words of pages whose words may have changed. One that cannot be asked for waits a minute. */
export function refreshPages(context: Context): Promise<undefined> {
  const { db, clock, invitations, log } = context;
  return eachDue(
    (tried) =>
      db
        .selectFrom('pages')
        .selectAll()
        .where('refreshAt', '<=', sql<Date>`${clock()}`)
        .where('id', '<>', sql<string>`all(${tried}::uuid[])`)
        .orderBy('refreshAt')
        .limit(BATCH)
        .execute(),
    async (page) => refreshPage(context, page, await invitations.fresh(page.orderNumber)),
    (error, page) => {
      log.warn({ err: error, page_id: page.id }, 'the words of a page are asked for again later');
      postpone(db, context.clock, page).catch((fault: unknown) => log.warn({ err: fault }, 'a page could not be put off'));
    },
  );
}

async function postpone(db: Kysely<Tables>, clock: Context['clock'], { id }: Pick<PageRow, 'id'>): Promise<void> {
  await db
    .updateTable('pages')
    .set({ refreshAt: sql<Date>`${clock()} + make_interval(secs => ${AGAIN_SECONDS})` })
    .where('id', '=', id)
    .execute();
}
