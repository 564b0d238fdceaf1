import { newSecret } from '@nimantran/kit/auth/secret';
import { currentTrace, setOrderNumber } from '@nimantran/kit/trace';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import { headlineOf } from '@nimantran/proto/domain/headline';
import { chosenLayout, layoutsOf } from '@nimantran/proto/domain/layout';
import type { Billing, OrderOptions } from '@nimantran/proto/domain/order';
import type { User } from '@nimantran/proto/domain/user';
import { orderPlaced } from '@nimantran/proto/events/orders';
import type { ThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { Quote } from '@nimantran/proto/http/pricing/quotes';
import type { Transaction } from 'kysely';
import { dueTime } from '../../domain/delivery/due-time.ts';
import { newOrderNumber } from '../../domain/orders/order-number.ts';
import { uploadIdsOf } from '../../domain/uploads/upload-ids.ts';
import { holidaysOf } from '../delivery/holidays.ts';
import type { Attribution, OrderRow, Tables } from '../schema.ts';
import { writeOrderEvent } from '../write-order-event.ts';
import { addHistory } from './history.ts';

export interface NewOrder {
  id: string;
  owner: Pick<User, 'uid' | 'email'>;
  theme: ThemeVersion;
  wanted: { customisation: Customisation; options: OrderOptions; billing: Billing };
  quote: Quote;
  termsVersion: string;
  musicRightsAcceptedAt: Date | null;
  attribution: Attribution | null;
  referral: { partnerUid: string; percent: number } | null;
  /** The request that an order with a preview comes from. */
  previewOf: string | null;
  now: Date;
  payUntil: Date;
  /** The first entry of its timeline. */
  placedText: string;
}

export const ORDER_NUMBER_TAKEN = 'orders_number_key';

/** Inserts an unpaid order, its first timeline entry and event; the caller adds bills. A taken number fails the transaction. */
export async function insertOrderRow(transaction: Transaction<Tables>, order: NewOrder): Promise<OrderRow> {
  const { id, owner, theme, wanted, quote, now } = order;
  const { manifest } = theme;
  const { customisation, options } = wanted;
  const number = newOrderNumber();
  const row = await transaction
    .insertInto('orders')
    .values({
      id,
      number,
      ownerUid: owner.uid,
      email: owner.email,
      themeId: theme.theme_id,
      themeVersion: theme.version,
      themeTitle: manifest.title,
      themeCategory: manifest.category,
      themeCategoryId: manifest.category_id,
      themePortrait: chosenLayout(layoutsOf(manifest), customisation.layout) === 'portrait',
      packageKey: theme.package_key,
      customisation: JSON.stringify(customisation),
      headline: headlineOf(manifest, customisation),
      pageToken: newSecret(),
      resolution: options.resolution,
      delivery: options.delivery,
      removeWatermark: options.remove_watermark,
      promoCode: quote.promo?.applied ? quote.promo.code : null,
      lines: JSON.stringify(quote.lines),
      currency: quote.total.currency,
      totalMinor: quote.total.amount_minor,
      billing: JSON.stringify(wanted.billing),
      termsVersion: order.termsVersion,
      termsAcceptedAt: order.previewOf === null ? now : null,
      musicRightsAcceptedAt: order.musicRightsAcceptedAt,
      attribution: order.attribution && JSON.stringify(order.attribution),
      state: 'awaiting_payment',
      trace: currentTrace(),
      paymentError: null,
      video: null,
      videoCopy: null,
      extras: null,
      placedAt: now,
      payUntil: order.payUntil,
      paidAt: null,
      dueAt: null,
      completedAt: null,
      endedAt: null,
      hasPreview: order.previewOf !== null,
      supportNumber: order.previewOf,
      promisedDueAt: dueTime(now, options.delivery, await holidaysOf(transaction)),
      promoTakenAt: null,
      previewVideo: null,
      heldAt: null,
      uploadsPurgedAt: null,
      partnerUid: order.referral?.partnerUid ?? null,
      partnerPercent: order.referral?.percent ?? null,
      eraseWantedAt: null,
      erasedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  setOrderNumber(number);
  await addHistory(transaction, id, { at: now, kind: 'placed', text: order.placedText });
  await writeOrderEvent(transaction, orderPlaced, id, {
    order_id: id,
    order_number: number,
    theme_id: theme.theme_id,
    upload_ids: uploadIdsOf(customisation),
  });
  return row;
}
