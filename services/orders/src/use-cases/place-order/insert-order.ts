import { randomUUID } from 'node:crypto';
import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { refuseErased } from '@nimantran/kit/db/erased-customers';
import { conflict } from '@nimantran/kit/http/problem';
import { HOUR_MS } from '@nimantran/proto/domain/durations';
import type { OrderState } from '@nimantran/proto/domain/order';
import { HOURS_TO_PAY } from '@nimantran/proto/domain/time-to-pay';
import type { User } from '@nimantran/proto/domain/user';
import type { ThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { placeOrder } from '@nimantran/proto/http/orders/orders';
import type { Quote } from '@nimantran/proto/http/pricing/quotes';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { claimKey, earlierCall, type IdempotentCall } from '../../db/idempotency.ts';
import { noteDraftPlaced, passDraftOn } from '../../db/orders/drafts.ts';
import { insertOrderRow, ORDER_NUMBER_TAKEN } from '../../db/orders/insert-order.ts';
import { lockOrder, orderByNumber } from '../../db/orders/orders.ts';
import { findSameOrder, lockPlacing, sameOrder } from '../../db/orders/same-order.ts';
import { referralFor } from '../../db/partners/partners.ts';
import { insertBill } from '../../db/payments/bills.ts';
import { retryOnCollision } from '../../db/retry-on-collision.ts';
import type { Attribution, OrderRow, Tables } from '../../db/schema.ts';
import { cancelUnpaidOrder } from '../orders/end-unpaid-order.ts';
import type { ValidOrder } from './validate.ts';

const ENDED_UNPAID: readonly OrderState[] = ['cancelled', 'expired'];

interface NewOrder {
  body: BodyOf<typeof placeOrder>;
  user: User;
  theme: ThemeVersion;
  wanted: ValidOrder;
  quote: Quote;
}

/**
 * Writes the order with its first event and returns its id; `undefined` when the same call has already created one. Cancels the
 * order that it replaces. @throws HttpProblem 409 `same_order`, or `not_replaceable` if the order to be replaced is paid
 */
export async function insertOrder(
  { db, clock, config }: OrdersContext,
  call: IdempotentCall,
  order: NewOrder,
): Promise<string | undefined> {
  try {
    return await retryOnCollision(ORDER_NUMBER_TAKEN, () =>
      db.transaction().execute(async (transaction) => {
        await refuseErased(transaction, call.ownerUid);
        const id = randomUUID();
        await lockPlacing(transaction, call.ownerUid);
        if (await earlierCall(transaction, call)) throw new TwinError();
        const now = await readClock(transaction, clock);
        const replaced = await lockReplaced(transaction, order);
        await refuseSameOrder(transaction, now, order, replaced);
        const { number } = await insertRow(transaction, id, now, config.TERMS_VERSION, order);
        if (replaced) await replace(transaction, clock, replaced, { id, number });
        // Last, so that a twin of this call waits here and finds the order committed.
        if (!(await claimKey(transaction, call, id, now))) throw new TwinError();
        return id;
      }),
    );
  } catch (error) {
    if (error instanceof TwinError) return undefined;
    throw error;
  }
}

/** Rolls the transaction back: the key belongs to another order. */
class TwinError extends Error {
  override readonly name = 'TwinError';
}

async function insertRow(
  transaction: Transaction<Tables>,
  id: string,
  now: Date,
  termsVersion: string,
  { body, user, theme, wanted, quote }: NewOrder,
): Promise<OrderRow> {
  const payUntil = new Date(now.getTime() + HOURS_TO_PAY * HOUR_MS);
  const attribution = body.attribution ? attributionOf(body.attribution) : null;
  const row = await insertOrderRow(transaction, {
    id,
    owner: user,
    theme,
    wanted,
    quote,
    termsVersion,
    musicRightsAcceptedAt: wanted.customisation.music ? now : null,
    attribution,
    referral: await referralFor(transaction, attribution?.partner_code ?? null, user),
    previewOf: null,
    now,
    payUntil,
    placedText: 'You placed the order.',
  });
  if (body.filled_from === undefined)
    await noteDraftPlaced(transaction, { ownerUid: user.uid, themeId: body.theme_id, orderId: id });
  await insertBill(transaction, {
    orderId: id,
    kind: 'whole',
    label: `Video in ${wanted.options.resolution}`,
    lines: quote.lines,
    currency: quote.total.currency,
    amountMinor: quote.total.amount_minor,
    state: 'open',
    payUntil,
    createdAt: now,
  });
  return row;
}

/** The unpaid order that the new one replaces; one that has already ended, or is not the customer's, is left alone. */
async function lockReplaced(transaction: Transaction<Tables>, { body, user }: NewOrder): Promise<OrderRow | undefined> {
  const known = body.replaces === undefined ? undefined : await orderByNumber(transaction, body.replaces);
  if (!known || known.ownerUid !== user.uid) return undefined;
  const order = await lockOrder(transaction, known.id);
  if (!order || ENDED_UNPAID.includes(order.state)) return undefined;
  if (order.state !== 'awaiting_payment')
    throw conflict('not_replaceable', `The order ${order.number} is paid, so another one cannot replace it.`);
  return order;
}

async function replace(
  transaction: Transaction<Tables>,
  clock: DbClock,
  replaced: OrderRow,
  by: { id: string; number: string },
): Promise<void> {
  await passDraftOn(transaction, replaced.id, by.id);
  await cancelUnpaidOrder(transaction, clock, replaced, {
    reason: 'replaced',
    text: `You changed this order: ${by.number} replaces it.`,
  });
}

async function refuseSameOrder(
  transaction: Transaction<Tables>,
  now: Date,
  { body, user, theme, wanted }: NewOrder,
  replaced: OrderRow | undefined,
): Promise<void> {
  if (body.once_more === true) return;
  const same = await findSameOrder(transaction, now, { ownerUid: user.uid, themeId: theme.theme_id, order: wanted });
  if (same && same.id !== replaced?.id && same.number !== body.once_more) throw sameOrder(same);
}

function attributionOf(given: Attribution): Attribution {
  const { referrer_source, referrer_landing, first_visit, partner_code } = given;
  return { referrer_source, referrer_landing, first_visit, partner_code };
}
