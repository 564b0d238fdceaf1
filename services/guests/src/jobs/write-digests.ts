import { readClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { repliesArrived } from '@nimantran/proto/events/guests';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Replies that arrive within this time of the first one are in the same digest. */
const WAIT_MINUTES = 60;
const BATCH = 100;

/** Reports new replies, at most once a day for each page. Returns true if there may be more. */
export function writeDigests({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const now = await readClock(transaction, clock);
    const day = kolkataDay(now.getTime());
    const due = await transaction
      .selectFrom('pages')
      .select((eb) => [
        ...(['id', 'orderId', 'orderNumber', 'eventVersion'] as const),
        eb
          .selectFrom('replies')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('replies.pageId', '=', 'pages.id')
          .whereRef('replies.createdAt', '>=', 'pages.untoldSince')
          .where('suspect', '=', false)
          .$asScalar()
          .$notNull()
          .as('replies'),
      ])
      .where('untoldSince', '<=', sql<Date>`${now}::timestamptz - make_interval(mins => ${WAIT_MINUTES})`)
      .where((eb) =>
        eb.or([eb('digestedAt', 'is', null), eb('digestedAt', '<=', sql<Date>`${now}::timestamptz - interval '1 day'`)]),
      )
      .orderBy('untoldSince')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const page of due) {
      // They may all have been taken back: then there is nothing to tell.
      const isTold = page.replies > 0;
      const keyVersion = page.eventVersion + 1;
      await transaction
        .updateTable('pages')
        .set({ untoldSince: null, ...(isTold && { digestedAt: now, eventVersion: keyVersion }) })
        .where('id', '=', page.id)
        .execute();
      if (!isTold) continue;
      await transaction.insertInto('digests').values({ pageId: page.id, day, replies: page.replies }).execute();
      await writeEvent(transaction, repliesArrived, {
        key: page.id,
        keyVersion,
        data: { order_id: page.orderId, order_number: page.orderNumber, day, replies: page.replies },
      });
    }
    return due.length === BATCH;
  });
}
