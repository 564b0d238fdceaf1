import type { Customisation } from '@nimantran/proto/domain/customisation';
import { HOUR_MS } from '@nimantran/proto/domain/durations';
import type { OrderState, OrderUploads, UploadsKeptReason } from '@nimantran/proto/domain/order';
import type { OrderRow } from '../../db/schema.ts';

/** Nothing more is made for the order, unless it is opened again. */
export const ENDED: readonly OrderState[] = ['completed', 'cancelled', 'expired', 'refunded'];

/** Reasons, beyond the order itself, not to delete uploads. */
export interface Objections {
  isDisputed: boolean;
  hasUnpaidRevision: boolean;
  hasWantedChanges: boolean;
}

export type UploadsFate = { kept: UploadsKeptReason } | { dueAt: Date };

/**
 * Whether an order still needs its uploads and, if not, when they are deleted: a number of hours after its video was made or the
 * order ended, or immediately if its customer asked for erasure.
 */
export function uploadsFate(
  order: Pick<OrderRow, 'state' | 'heldAt' | 'uploadsFreeAt' | 'eraseWantedAt'>,
  { isDisputed, hasUnpaidRevision, hasWantedChanges }: Objections,
  keptHours: number,
): UploadsFate {
  if (isDisputed) return { kept: 'dispute' };
  if (hasUnpaidRevision || hasWantedChanges) return { kept: 'changes' };
  if (order.heldAt !== null) return { kept: 'question' };
  if (!ENDED.includes(order.state) || order.uploadsFreeAt === null) return { kept: 'needed' };
  if (order.eraseWantedAt !== null) return { dueAt: order.uploadsFreeAt };
  return { dueAt: new Date(order.uploadsFreeAt.getTime() + keptHours * HOUR_MS) };
}

export function countUploads({ photos, music }: Pick<Customisation, 'photos' | 'music'>): { photos: number; music: number } {
  return { photos: Object.keys(photos).length, music: music ? 1 : 0 };
}

export function uploadsView(order: OrderRow, fate: UploadsFate): OrderUploads {
  const nothing = { reason: null, due_at: null, purged_at: null };
  const kept = countUploads(order.customisation);
  if (kept.photos + kept.music > 0) {
    return 'kept' in fate
      ? { ...nothing, state: 'kept', ...kept, reason: fate.kept }
      : { ...nothing, state: 'due', ...kept, due_at: fate.dueAt.toISOString() };
  }
  const gone = { photos: order.purgedSlots.length, music: order.purgedMusic };
  if (order.uploadsPurgedAt === null || gone.photos + gone.music === 0) return { ...nothing, state: 'none', ...kept };
  return { ...nothing, state: 'purged', ...gone, purged_at: order.uploadsPurgedAt.toISOString() };
}
