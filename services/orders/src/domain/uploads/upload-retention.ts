import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { OrderState, OrderUploads, UploadsKeptReason } from '@nimantran/proto/domain/order';
import type { OrderRow } from '../../db/schema.ts';

const HOUR_MS = 3_600_000;
const ENDED: readonly OrderState[] = ['completed', 'cancelled', 'expired', 'refunded'];

/** What speaks against deleting uploads beside the order itself. */
export interface Objections {
  isDisputed: boolean;
  hasUnpaidRevision: boolean;
  /** The customer asked for changes, and nobody has decided on them yet. */
  hasWantedChanges: boolean;
}

export type UploadsFate = { kept: UploadsKeptReason } | { dueAt: Date };

/**
 * Whether an order still needs its uploads, and if not, when they go: so many hours after its video was made or it died, at once
 * where its customer wants to be forgotten.
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

/** What the order's page shows of them. */
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
