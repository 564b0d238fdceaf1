import { type Order, type OrderUploads, UPLOADS_KEPT_LABELS, UPLOADS_KEPT_STAFF_LABELS } from '@nimantran/proto/domain/order';
import { KEPT } from '../../../lib/shop/kept.ts';
import { indianMoment, receiptDate } from '../../../lib/time/dates.ts';

/** “4 photos and your music”, for use within a sentence. */
export function uploadsInWords({ photos, music }: Pick<OrderUploads, 'photos' | 'music'>): string {
  const parts = [photos === 1 ? '1 photo' : photos > 1 ? `${photos} photos` : '', music > 0 ? 'your music' : ''].filter(Boolean);
  const words = parts.join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fate of an order's uploads, and the reason while they are kept. Undefined if there were none. */
export function uploadsSentence(order: Pick<Order, 'uploads'>): string | undefined {
  const { uploads } = order;
  const words = uploadsInWords(uploads);
  switch (uploads.state) {
    case 'none':
      return undefined;
    case 'kept':
      return uploads.reason === null || uploads.reason === 'needed'
        ? `${words}, used only for your video. We delete your uploads ${KEPT.uploads} after the video is made, or after the order ends.`
        : `${words}. ${UPLOADS_KEPT_LABELS[uploads.reason]}`;
    case 'due':
      return uploads.due_at === null ? words : `${words} will be deleted from our servers on ${indianMoment(uploads.due_at)}.`;
    case 'purged':
      return uploads.purged_at === null ? words : `${words}, deleted on ${receiptDate(uploads.purged_at)}.`;
  }
}

/** The reason staff gave for keeping the uploads. */
export function staffReason({ uploads }: Pick<Order, 'uploads'>): string | undefined {
  return uploads.state === 'kept' && uploads.reason !== null ? UPLOADS_KEPT_STAFF_LABELS[uploads.reason] : undefined;
}

const KINDS: readonly [RegExp, string][] = [
  [/^photo /, 'Photo'],
  [/^preview /, 'Photo, reduced for cropping'],
  [/^thumb /, 'Photo, small version'],
  [/^music /, 'Music'],
  [/^working file .*\.(jpg|png)$/, 'Still of a draft'],
  [/^working file /, 'Draft or segment of a video'],
];

/** A readable name for a line of the receipt, instead of its name in the store. */
export function deletedKind(what: string): string {
  return KINDS.find(([pattern]) => pattern.test(what))?.[1] ?? 'File';
}
