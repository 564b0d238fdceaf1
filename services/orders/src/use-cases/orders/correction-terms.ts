import { ask } from '@nimantran/kit/http/neighbour-problem';
import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import type { Money } from '@nimantran/proto/domain/currency';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { getRevisionPrice } from '@nimantran/proto/http/pricing/quotes';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { OrdersContext } from '../../context.ts';
import { waitingChangeOf } from '../../db/orders/wanted-changes.ts';
import { hasUnpaidRevision } from '../../db/payments/bills.ts';
import { hasOpenDispute } from '../../db/payments/disputes.ts';
import { isGoingBack } from '../../db/refunds/refundable-payments.ts';
import { isUnfinished } from '../../db/refunds/unfinished-refunds.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { refusePurged } from './prepare-revision.ts';
import { refuseRevision } from './take-revision.ts';

/**
 * @throws HttpProblem 409, with what the customer can do, unless the order is delivered, has its uploads, and nothing else is
 * happening to it: one correction at a time, and none beside a change request, a refund or a dispute
 */
export async function refuseCorrection(db: Kysely<Tables>, order: OrderRow): Promise<void> {
  if (order.state === 'processing' && order.completedAt !== null)
    throw conflict('correction_running', 'Your video is being remade. Wait until it is ready; then you can correct it again.');
  if (await hasUnpaidRevision(db, order.id))
    throw conflict(
      'revision_unpaid',
      'Earlier changes are waiting for your payment. Pay for them on your order page, or write to support to withdraw them.',
    );
  await refuseRevision(db, order);
  if (order.video === null) throw conflict('video_deleted', 'The video has been deleted. Write to support to have it remade.');
  const request = await waitingChangeOf(db, order.id);
  if (request !== undefined)
    throw conflict(
      'change_open',
      `Your change request ${request} is open. We answer it first; write there what else should change.`,
    );
  if (await hasOpenDispute(db, order.id))
    throw conflict(
      'dispute_open',
      'A payment of this order is being contested. Its video cannot be changed until that is decided.',
    );
  if ((await isGoingBack(db, order.id)) || (await hasOpenRefund(db, order.id)))
    throw conflict('refund_open', 'A refund of this order is under way. Its video can be changed once the refund has arrived.');
  refuseDeletedUploads(order);
}

/** A wait for the provider or for staff. */
async function hasOpenRefund(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const open = await db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', orderId)
    .where(isUnfinished)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

function refuseDeletedUploads(order: OrderRow): void {
  try {
    refusePurged(order, { photos: {} });
  } catch (error) {
    throw error instanceof HttpProblem ? uploadsGone() : error;
  }
}

/** The same refusal for uploads that orders knows to be deleted, and for those that media no longer finds. */
export const uploadsGone = (): HttpProblem =>
  conflict(
    'photos_gone',
    'Your uploads for this video have been deleted, as we promised. Request a change instead, and add your photos again.',
  );

/** The theme as the order bought it. */
export async function soldTheme({ catalog }: Pick<OrdersContext, 'catalog'>, order: OrderRow): Promise<ThemeManifest> {
  const params = { theme_id: order.themeId, version: order.themeVersion };
  return (await ask('catalog', catalog(getThemeVersion, { params }))).manifest;
}

/** Until when the order's first correction is free; undefined once it is used, or its time is over. */
export async function freeUntil(
  db: Kysely<Tables>,
  order: OrderRow,
  { FREE_CORRECTION_DAYS }: Pick<Config, 'FREE_CORRECTION_DAYS'>,
  now: Date,
): Promise<Date | undefined> {
  if (order.freeCorrectionAt !== null) return undefined;
  const { first } = await db
    .selectFrom('orderHistory')
    .select(({ fn }) => fn.min('at').as('first'))
    .where('orderId', '=', order.id)
    .where('kind', '=', 'completed')
    .executeTakeFirstOrThrow();
  const until = new Date((first ?? order.completedAt ?? now).getTime() + FREE_CORRECTION_DAYS * DAY_MS);
  return now <= until ? until : undefined;
}

export function askRevisionPrice(
  { pricing }: Pick<OrdersContext, 'pricing'>,
  order: OrderRow,
  theme: Pick<ThemeManifest, 'pricing_id'>,
): Promise<Money> {
  return ask('pricing', pricing(getRevisionPrice, { query: { pricing_id: theme.pricing_id, currency: order.currency } }));
}

/** The order of the names has a price: it can be changed if it was bought. */
export const hasBrideFirst = (order: OrderRow, theme: Pick<ThemeManifest, 'has_bride_first_option'>): boolean =>
  theme.has_bride_first_option && order.lines.some(({ kind }) => kind === 'bride_first');
