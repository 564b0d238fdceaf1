import type { OrderSummary } from '@nimantran/proto/domain/order';
import type { OrderRow } from '../db/schema.ts';

const DAY_MS = 24 * 3_600_000;
const REMINDED_DAYS = 14;

/** How many days before the end a customer is reminded: two weeks, or half of a shorter time. */
export function remindedDaysBefore(keptDays: number): number {
  return Math.min(REMINDED_DAYS, Math.floor(keptDays / 2));
}

/** Until when a delivered video can be had: never less than the promised notice after the reminder. */
export function videoKeptUntil(
  { completedAt, videoRemindedAt }: Pick<OrderRow, 'completedAt' | 'videoRemindedAt'>,
  keptDays: number,
): Date | undefined {
  if (completedAt === null) return undefined;
  const noticeMs = remindedDaysBefore(keptDays) * DAY_MS;
  const end = completedAt.getTime() + keptDays * DAY_MS;
  return new Date(videoRemindedAt === null ? end : Math.max(end, videoRemindedAt.getTime() + noticeMs));
}

export function videoView(order: OrderRow, keptDays: number): OrderSummary['video'] {
  if (order.videoDeletedAt !== null) return { kept_until: null, deleted_at: order.videoDeletedAt.toISOString() };
  if (order.video === null) return null;
  return { kept_until: videoKeptUntil(order, keptDays)?.toISOString() ?? null, deleted_at: null };
}
