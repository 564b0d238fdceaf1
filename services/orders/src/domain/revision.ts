import type { Customisation } from '@nimantran/proto/domain/customisation';
import { tidyCustomisation } from './validate-customisation.ts';

/** What of a delivered video is to be made anew: words and photos that take the place of the ordered ones. */
export interface Revision {
  fault: 'ours' | 'theirs';
  note: string;
  /** Field key → words; blank ones leave the field empty. */
  details: Readonly<Record<string, string>>;
  /** Slot key → a finished upload of the customer. */
  photos: Readonly<Record<string, string>>;
  /** The order's headline with the changed words. */
  headline: string;
}

/** What was ordered with the changes of a revision in it, tidied. */
export function revisedCustomisation(
  ordered: Customisation,
  { details, photos }: Pick<Revision, 'details' | 'photos'>,
): Customisation {
  return tidyCustomisation({
    ...ordered,
    details: { ...ordered.details, ...details },
    photos: { ...ordered.photos, ...photoChoices(photos) },
  });
}

/** New photos: each starts without the old one's crop. */
export function photoChoices(photos: Revision['photos']): Customisation['photos'] {
  return Object.fromEntries(Object.entries(photos).map(([slot, upload_id]) => [slot, { upload_id }]));
}
