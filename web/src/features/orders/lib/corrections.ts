import type { PhotoChoice } from '@nimantran/proto/domain/customisation';
import type { Order } from '@nimantran/proto/domain/order';
import type { answerOrder } from '@nimantran/proto/http/orders/orders';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { Draft } from '../../../lib/drafts/draft.ts';

/** Corrections to an order: details, photos and music. */
export type Corrections = Omit<BodyOf<typeof answerOrder>, 'question_id' | 'text'>;

type Ordered = Pick<Order, 'customisation'>;

/** Differences between the draft and the order; a change that was undone is left out. */
export function correctionsOf({ customisation }: Ordered, draft: Pick<Draft, 'details' | 'photos' | 'music'>): Corrections {
  const details = Object.entries(draft.details).filter(([key, words]) => words.trim() !== (customisation.details[key] ?? ''));
  const photos = Object.entries(draft.photos)
    .map(([slot, { upload_id, crop }]) => [slot, { upload_id, ...(crop && { crop }) }] as const)
    .filter(([slot, photo]) => !isSame(photo, customisation.photos[slot]));
  const { music } = draft;
  return {
    details: Object.fromEntries(details),
    photos: Object.fromEntries(photos),
    ...(music && {
      music: { upload_id: music.upload_id, start_seconds: music.start_seconds },
      music_rights_accepted: music.rights,
    }),
  };
}

export const isNothing = ({ details, photos, music }: Corrections): boolean =>
  Object.keys(details).length + Object.keys(photos).length === 0 && music === undefined;

function isSame(one: PhotoChoice, other: PhotoChoice | undefined): boolean {
  if (one.upload_id !== other?.upload_id) return false;
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides.every((side) => one.crop?.[side] === other.crop?.[side]);
}
