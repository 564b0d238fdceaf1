import { randomUUID } from 'node:crypto';
import { readClock } from '@nimantran/kit/db/database';
import { refuseErased } from '@nimantran/kit/db/erased-customers';
import type { User } from '@nimantran/proto/domain/user';
import type { ThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { placeOrder } from '@nimantran/proto/http/orders/orders';
import type { Quote } from '@nimantran/proto/http/pricing/quotes';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { claimKey, type IdempotentCall } from '../../db/idempotency.ts';
import { noteDraftPlaced } from '../../db/orders/drafts.ts';
import { insertOrderRow, ORDER_NUMBER_TAKEN } from '../../db/orders/insert-order.ts';
import { referralFor } from '../../db/partners/partners.ts';
import { insertBill } from '../../db/payments/bills.ts';
import { retryOnCollision } from '../../db/retry-on-collision.ts';
import type { Attribution, Tables } from '../../db/schema.ts';
import { TIME_TO_PAY_MS } from '../../domain/payments/time-to-pay.ts';
import type { ValidOrder } from './validate.ts';

interface NewOrder {
  body: BodyOf<typeof placeOrder>;
  user: User;
  theme: ThemeVersion;
  wanted: ValidOrder;
  quote: Quote;
}

/** Writes the order with its first event and returns its id; `undefined` when the same call has already created one. */
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
        const now = await readClock(transaction, clock);
        await insertRow(transaction, id, now, config.TERMS_VERSION, order);
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
): Promise<void> {
  const payUntil = new Date(now.getTime() + TIME_TO_PAY_MS);
  const attribution = body.attribution ? attributionOf(body.attribution) : null;
  await insertOrderRow(transaction, {
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
}

function attributionOf(given: Attribution): Attribution {
  const { referrer_source, referrer_landing, first_visit, partner_code } = given;
  return { referrer_source, referrer_landing, first_visit, partner_code };
}
