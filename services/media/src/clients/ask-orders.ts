import type { OrderState } from '@nimantran/proto/domain/order';
import { orderFate } from '@nimantran/proto/http/orders/orders';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { type Purge, segmentsAlone } from '../db/purges.ts';
import { passSharedOn } from '../db/upload-holds.ts';

const HOUR_SECONDS = 3_600;
/** Whatever orders answers, it is asked again within a day, so a lost event never keeps files longer than that. */
const ASKED_EVERY_SECONDS = 24 * HOUR_SECONDS;
/** If orders knows no time, as in a dispute. */
const OBJECTED_SECONDS = 6 * HOUR_SECONDS;
/** Normally studio reports when the purge is due; this is the fallback. */
const AFTER_DUE_SECONDS = 2 * HOUR_SECONDS;
const LONGEST_RETRY_SECONDS = HOUR_SECONDS;
const ALIVE: readonly OrderState[] = ['awaiting_payment', 'preview_processing', 'awaiting_balance', 'processing'];

export interface LetGo {
  kind: 'let go';
  number: string;
  state: OrderState;
}

export interface Objection {
  kind: 'objection';
  reason: string;
  /** The latest time to ask again, and the time from which the order releases its uploads. */
  againInSeconds: number;
  dueAt: Date | null;
  isAlive: boolean;
}

/** Whether the uploads of an order may go now: the answer of orders, or that it could not be reached. */
export async function askOrders(context: Context, { orderId, tries }: Purge): Promise<LetGo | Objection | { kind: 'no order' }> {
  try {
    const { number, state, uploads_may_go, due_at, reason } = await context.orders(orderFate, { params: { order_id: orderId } });
    if (uploads_may_go) return { kind: 'let go', number, state };
    return {
      kind: 'objection',
      reason,
      againInSeconds: due_at === null && !ALIVE.includes(state) ? OBJECTED_SECONDS : askedAgainAfter(tries),
      dueAt: due_at === null ? null : new Date(due_at),
      isAlive: ALIVE.includes(state),
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'order_not_found') return { kind: 'no order' };
    return {
      kind: 'objection',
      reason: `orders could not be asked: ${error.code}`,
      againInSeconds: Math.min(LONGEST_RETRY_SECONDS, 30 * 2 ** Math.min(tries, 10)),
      dueAt: null,
      isAlive: false,
    };
  }
}

/** Soon at first: orders may not have received the erasure of its customer yet. */
const askedAgainAfter = (tries: number): number => Math.min(ASKED_EVERY_SECONDS, 60 * 4 ** Math.min(tries, 10));

export async function putOff(context: Context, purge: Purge, objection: Objection): Promise<void> {
  const { reason, againInSeconds, dueAt, isAlive } = objection;
  context.log.info({ order_id: purge.orderId, reason, seconds: againInSeconds, due_at: dueAt }, 'purge put off');
  const again = sql<Date>`${context.clock()} + make_interval(secs => ${againInSeconds})`;
  await context.db
    .updateTable('purges')
    .set({
      lastReason: reason.slice(0, 500),
      // One of the working files may be delivered by the next purge: studio reports them again when the order ends.
      ...(isAlive ? { objectKeys: segmentsAlone } : {}),
      runAfter: dueAt ? sql<Date>`least(${again}, ${dueAt}::timestamptz + make_interval(secs => ${AFTER_DUE_SECONDS}))` : again,
    })
    .where('orderId', '=', purge.orderId)
    .where('plans', '=', purge.plans)
    .execute();
}

/** The uploads of an order that was never placed: after a day they are released, and the sweep deletes them when they expire. */
export async function releaseOrphans(context: Context, purge: Purge): Promise<void> {
  const dayAgo = sql<Date>`${context.clock()} - make_interval(secs => ${ASKED_EVERY_SECONDS})`;
  await context.db.transaction().execute(async (transaction) => {
    const released = await transaction
      .deleteFrom('purges')
      .where('orderId', '=', purge.orderId)
      .where('plans', '=', purge.plans)
      .where('createdAt', '<=', dayAgo)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('purgeReceipts').select('what').whereRef('purgeReceipts.orderId', '=', 'purges.orderId'))),
      )
      .returning('orderId')
      .executeTakeFirst();
    if (!released) return;
    await passSharedOn(transaction, purge.orderId);
    await transaction.updateTable('uploads').set({ orderId: null }).where('orderId', '=', purge.orderId).execute();
    context.log.warn({ order_id: purge.orderId }, 'uploads released: there is no such order');
  });
}
