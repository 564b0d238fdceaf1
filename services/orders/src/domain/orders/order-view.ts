import {
  CARD_FILES,
  DOWNLOAD_FILES,
  type DownloadFile,
  type Order,
  type OrderDownload,
  type OrderState,
  type OrderSummary,
} from '@nimantran/proto/domain/order';
import type { Config } from '../../config.ts';
import type { OrderRow } from '../../db/schema.ts';
import { videoView } from '../delivery/video-retention.ts';
import { canPay } from '../payments/bill-moves.ts';
import { stateAfter } from './order-states.ts';

type VideoKeeping = Pick<Config, 'VIDEOS_KEPT_DAYS'>;

export function summaryOf(order: OrderRow, { VIDEOS_KEPT_DAYS }: VideoKeeping): OrderSummary {
  return {
    number: order.number,
    state: order.state,
    theme: {
      id: order.themeId,
      title: order.themeTitle,
      category: order.themeCategory,
      portrait_orientation: order.themePortrait,
    },
    headline: order.headline,
    resolution: order.resolution,
    delivery: order.delivery,
    total: { currency: order.currency, amount_minor: order.totalMinor },
    placed_at: order.placedAt.toISOString(),
    due_at: order.dueAt?.toISOString() ?? null,
    completed_at: order.completedAt?.toISOString() ?? null,
    video: videoView(order, VIDEOS_KEPT_DAYS),
  };
}

/** While a revision is in production, the old video can still be downloaded. */
export function isDownloadable(order: Pick<OrderRow, 'state' | 'video'>): boolean {
  return order.video !== null && (order.state === 'completed' || order.state === 'processing');
}

/** The files of an order that can be downloaded now, the purchased video first. */
export function downloadsOf(order: OrderRow): OrderDownload[] {
  if (!isDownloadable(order)) return [];
  return DOWNLOAD_FILES.flatMap((file) => {
    const found = fileOfOrder(order, file);
    if (!found) return [];
    const { size_bytes, width, height } = found;
    return [{ file, size_bytes, ...(width !== undefined && height !== undefined && { width, height }) }];
  });
}

interface StoredFile {
  object_key: string;
  size_bytes: number;
  width?: number;
  height?: number;
}

/** Undefined or null if the order's video has no such file. */
export function fileOfOrder(
  { video, videoCopy, extras }: Pick<OrderRow, 'video' | 'videoCopy' | 'extras'>,
  file: DownloadFile,
): StoredFile | null | undefined {
  if (file === 'video') return video;
  if (file === 'whatsapp') return videoCopy;
  if (file === 'square') return extras?.square;
  if (file === 'pdf') return extras?.pdf;
  if (file === 'pdf-5x7') return extras?.pdf_5x7;
  return file === 'loop' ? extras?.loop : extras?.cards[CARD_FILES.indexOf(file)];
}

const BEING_MADE: readonly OrderState[] = ['processing', 'preview_processing', 'awaiting_balance'];

/** Whether the family may read the order by a link: its words may still be changed. */
export const mayBeReviewed = ({ state, eraseWantedAt }: Pick<OrderRow, 'state' | 'eraseWantedAt'>): boolean =>
  BEING_MADE.includes(state) && eraseWantedAt === null;

/**
 * An order as its customer sees it. `isOwner`: false for an admin, who cannot act. `isEnding`: all its money is being refunded.
 */
export function orderView(
  order: OrderRow,
  more: Pick<
    Order,
    | 'history'
    | 'uploads'
    | 'paid'
    | 'refunded'
    | 'bills'
    | 'refunds'
    | 'invoices'
    | 'poster_url'
    | 'thumbnail_urls'
    | 'question'
    | 'payment_pending'
  > & {
    isOwner: boolean;
    isEnding: boolean;
  },
  keeping: VideoKeeping,
): Order {
  const can = (possible: boolean) => more.isOwner && possible;
  return {
    ...summaryOf(order, keeping),
    customisation: order.customisation,
    remove_watermark: order.removeWatermark,
    promo_code: order.promoCode,
    lines: order.lines.map(({ kind, label, amount_minor }) => ({ kind, label, amount_minor })),
    bills: more.bills,
    refunds: more.refunds,
    invoices: more.invoices,
    promised_due_at: order.promisedDueAt.toISOString(),
    has_preview: order.hasPreview,
    paid: more.paid,
    refunded: more.refunded,
    billing: order.billing,
    email: order.email,
    payment_error: order.paymentError,
    ...(more.payment_pending && { payment_pending: more.payment_pending }),
    history: more.history,
    uploads: more.uploads,
    question: more.question,
    downloads: downloadsOf(order),
    poster_url: more.poster_url,
    ...(more.thumbnail_urls && { thumbnail_urls: more.thumbnail_urls }),
    can: {
      pay: can(
        !more.isEnding &&
          more.payment_pending === undefined &&
          more.bills.some((bill) => bill.state === 'open' && canPay(order.state, bill.kind)),
      ),
      cancel: can(more.payment_pending === undefined && stateAfter(order.state, 'cancel') !== undefined),
      download: can(isDownloadable(order)),
      watch_preview: can(order.previewVideo !== null && order.state === 'awaiting_balance'),
      review: can(mayBeReviewed(order)),
    },
  };
}
