import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { OrderSummary } from '@nimantran/proto/domain/order';
import type { OrderRow } from '../../db/schema.ts';

const REMINDED_DAYS = 14;

/** How many days before deletion a customer is reminded: two weeks, or half of a shorter retention. */
export function remindedDaysBefore(keptDays: number): number {
  return Math.min(REMINDED_DAYS, Math.floor(keptDays / 2));
}

/** Until when a delivered video is kept: not before the promised notice has passed, nor before the date the reminder gave. */
export function videoKeptUntil(
  { completedAt, videoRemindedAt, videoPromisedUntil }: Pick<OrderRow, 'completedAt' | 'videoRemindedAt' | 'videoPromisedUntil'>,
  keptDays: number,
): Date | undefined {
  if (completedAt === null) return undefined;
  const noticeMs = remindedDaysBefore(keptDays) * DAY_MS;
  const end = completedAt.getTime() + keptDays * DAY_MS;
  if (videoRemindedAt === null) return new Date(end);
  return new Date(Math.max(end, videoRemindedAt.getTime() + noticeMs, videoPromisedUntil?.getTime() ?? 0));
}

export function videoView(order: OrderRow, keptDays: number): OrderSummary['video'] {
  if (order.videoDeletedAt !== null) return { kept_until: null, deleted_at: order.videoDeletedAt.toISOString() };
  if (order.video === null) return null;
  return { kept_until: videoKeptUntil(order, keptDays)?.toISOString() ?? null, deleted_at: null };
}
