import type { DbClock } from '@nimantran/kit/db/database';
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { remindedDaysBefore } from '../../domain/delivery/video-retention.ts';
import type { Tables } from '../schema.ts';

interface Look {
  clock: DbClock;
  keptDays: number;
  limit: number;
  /** These orders are skipped. */
  except?: readonly string[];
  /** Restricts the query to this order. */
  orderId?: string;
}

/** A dispute or a revision waiting for payment keeps the video, as it keeps the uploads. */
const isUncontested = ({ not, exists, selectFrom, and }: ExpressionBuilder<Tables, 'orders'>) =>
  and([
    not(
      exists(
        selectFrom('disputes').select('disputes.id').whereRef('disputes.orderId', '=', 'orders.id').where('isOpen', '=', true),
      ),
    ),
    not(
      exists(
        selectFrom('bills')
          .select('bills.id')
          .whereRef('bills.orderId', '=', 'orders.id')
          .where('bills.kind', '=', 'revision')
          .where('bills.state', '=', 'open'),
      ),
    ),
  ]);

/** Orders whose video is about to be deleted and whose customer was not reminded. */
export function videosEndingSoon(db: Kysely<Tables>, { clock, keptDays, limit, except = [] }: Look): Promise<{ id: string }[]> {
  const untilReminder = keptDays - remindedDaysBefore(keptDays);
  return db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'completed')
    .where('video', 'is not', null)
    .where('videoRemindedAt', 'is', null)
    .where('completedAt', '<=', sql<Date>`${clock()} - make_interval(days => ${untilReminder})`)
    .where('id', '<>', sql<string>`all(${except}::uuid[])`)
    .orderBy('completedAt')
    .limit(limit)
    .execute();
}

/** Orders whose video was kept as long as promised, also counted from the reminder if the order can still be downloaded. */
export function videosPastRetention(
  db: Kysely<Tables>,
  { clock, keptDays, limit, except = [], orderId }: Look,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['completed', 'refunded'])
    .where('video', 'is not', null)
    .where('completedAt', '<=', sql<Date>`${clock()} - make_interval(days => ${keptDays})`)
    .where(
      sql<SqlBool>`(state = 'refunded'
        or video_reminded_at <= ${clock()} - make_interval(days => ${remindedDaysBefore(keptDays)}))`,
    )
    .where(sql<SqlBool>`(state = 'refunded' or coalesce(video_promised_until <= ${clock()}, true))`)
    .where(isUncontested)
    .$if(orderId !== undefined, (query) => query.where('id', '=', orderId ?? ''))
    .where('id', '<>', sql<string>`all(${except}::uuid[])`)
    .orderBy('completedAt')
    .limit(limit)
    .execute();
}
