import type { OrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import { type Kysely, sql } from 'kysely';
import { uninvoicedBefore } from './figures.ts';
import { failedMails } from './mails/failed-mails.ts';
import { isHeld, isLateAt } from './orders/find-orders.ts';
import { isUnfinished } from './refunds/unfinished-refunds.ts';
import type { Tables } from './schema.ts';

type Counted = Omit<OrdersWaiting, 'refund_approvals' | 'settings_approvals'>;

/** What waits for an admin now, in one statement; every part of it has an index of its own. */
export async function countWaiting(db: Kysely<Tables>, now: Date): Promise<Counted> {
  const count = sql<number>`count(*)`.as('count');
  const counted = await db
    .selectNoFrom([
      db.selectFrom('orders').select(count).where(isLateAt(now)).as('late'),
      db.selectFrom('orders').select(count).where(isHeld).as('held'),
      db.selectFrom('supportRequests').select(count).where('state', '=', 'open').as('requests'),
      db.selectFrom('refunds').select(count).where('state', '=', 'failed').where(isUnfinished).as('refundsFailed'),
      db.selectFrom('disputes').select(count).where('isOpen', '=', true).as('disputes'),
      uninvoicedBefore(db, now).select(count).as('uninvoiced'),
      failedMails(db).select(count).as('mailsGivenUp'),
    ])
    .executeTakeFirstOrThrow();
  return {
    late: counted.late ?? 0,
    held: counted.held ?? 0,
    requests: counted.requests ?? 0,
    refunds_failed: counted.refundsFailed ?? 0,
    disputes: counted.disputes ?? 0,
    uninvoiced: counted.uninvoiced ?? 0,
    mails_given_up: counted.mailsGivenUp ?? 0,
  };
}
