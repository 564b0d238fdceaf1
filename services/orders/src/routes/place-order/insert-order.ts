import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '@nimantran/kit/db/database';
import { setOrderNumber } from '@nimantran/kit/trace';
import type { User } from '@nimantran/proto/domain/user';
import { orderPlaced } from '@nimantran/proto/events/orders';
import type { ThemeVersion } from '@nimantran/proto/http/catalog';
import type { BodyOf } from '@nimantran/proto/http/operation';
import type { placeOrder } from '@nimantran/proto/http/orders';
import type { Quote } from '@nimantran/proto/http/pricing';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { insertBill } from '../../db/bills.ts';
import { readClock } from '../../db/clock.ts';
import { writeOrderEvent } from '../../db/events.ts';
import { addHistory } from '../../db/history.ts';
import { holidaysOf } from '../../db/holidays.ts';
import { claimKey, type IdempotentCall } from '../../db/idempotency.ts';
import type { Attribution, Tables } from '../../db/schema.ts';
import { dueTime } from '../../domain/due-time.ts';
import { headlineOf } from '../../domain/headline.ts';
import { newOrderNumber } from '../../domain/order-number.ts';
import { uploadIdsOf } from './photos.ts';
import type { ValidOrder } from './validate.ts';

const TIME_TO_PAY_MS = 24 * 3_600_000;
const NUMBER_TRIES = 5;

interface NewOrder {
  body: BodyOf<typeof placeOrder>;
  user: User;
  theme: ThemeVersion;
  wanted: ValidOrder;
  quote: Quote;
}

/** Writes the order with its first event. `undefined` when the same call has made one already. */
export async function insertOrder(
  { db, clock, config }: OrdersContext,
  call: IdempotentCall,
  order: NewOrder,
): Promise<{ id: string; payInMs: number } | undefined> {
  for (let attempt = 1; ; attempt++) {
    const id = randomUUID();
    try {
      return await db.transaction().execute(async (transaction) => {
        const now = await readClock(transaction, clock);
        await insertRow(transaction, id, now, config.TERMS_VERSION, order);
        // Last, so that a twin of this call waits here and finds the order committed.
        if (!(await claimKey(transaction, call, id, now))) throw new TwinError();
        return { id, payInMs: TIME_TO_PAY_MS };
      });
    } catch (error) {
      if (error instanceof TwinError) return undefined;
      if (!isUniqueViolation(error, 'orders_number_key') || attempt === NUMBER_TRIES) throw error;
    }
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
  const { manifest } = theme;
  const number = newOrderNumber();
  const payUntil = new Date(now.getTime() + TIME_TO_PAY_MS);
  await transaction
    .insertInto('orders')
    .values({
      id,
      number,
      ownerUid: user.uid,
      email: user.email,
      themeId: theme.theme_id,
      themeVersion: theme.version,
      themeTitle: manifest.title,
      themeCategory: manifest.category,
      themeCategoryId: manifest.category_id,
      themePortrait: manifest.height > manifest.width,
      packageKey: theme.package_key,
      customisation: JSON.stringify(wanted.customisation),
      headline: headlineOf(manifest, wanted.customisation),
      resolution: wanted.options.resolution,
      delivery: wanted.options.delivery,
      removeWatermark: wanted.options.remove_watermark,
      promoCode: quote.promo?.applied ? quote.promo.code : null,
      lines: JSON.stringify(quote.lines),
      currency: quote.total.currency,
      totalMinor: quote.total.amount_minor,
      billing: JSON.stringify(wanted.billing),
      termsVersion,
      termsAcceptedAt: now,
      attribution: body.attribution ? JSON.stringify(attributionOf(body.attribution)) : null,
      state: 'awaiting_payment',
      paymentError: null,
      video: null,
      placedAt: now,
      payUntil,
      paidAt: null,
      dueAt: null,
      completedAt: null,
      endedAt: null,
      supportNumber: null,
      promisedDueAt: dueTime(now, wanted.options.delivery, await holidaysOf(transaction)),
      promoTakenAt: null,
      previewVideo: null,
      heldAt: null,
      uploadsPurgedAt: null,
      partnerUid: null,
      partnerPercent: null,
      eraseWantedAt: null,
      erasedAt: null,
    })
    .execute();
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
  setOrderNumber(number);
  await addHistory(transaction, id, { at: now, kind: 'placed', text: 'You placed the order.' });
  await writeOrderEvent(transaction, orderPlaced, id, {
    order_id: id,
    order_number: number,
    theme_id: theme.theme_id,
    upload_ids: uploadIdsOf(wanted.customisation),
  });
}

function attributionOf(given: Attribution): Attribution {
  const { referrer_source, referrer_landing, first_visit, partner_code } = given;
  return { referrer_source, referrer_landing, first_visit, partner_code };
}
