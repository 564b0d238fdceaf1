import type { Customisation, MusicChoice, PhotoChoice } from '@nimantran/proto/domain/customisation';
import { tidyCustomisation } from './validate-customisation.ts';

/** What of a delivered video is to be made anew: words, photos and music that take the place of the ordered ones. */
export interface Revision {
  fault: 'ours' | 'theirs';
  note: string;
  /** Field key → words; blank ones leave the field empty. */
  details: Readonly<Record<string, string>>;
  /** Slot key → a finished upload of the customer, with the part of it that was chosen. */
  photos: Readonly<Record<string, string | PhotoChoice>>;
  /** Left out, the sound stays as it is; null is the theme's own track. */
  music?: MusicChoice | null;
  /** The order's headline with the changed words. */
  headline: string;
}

/** What was ordered with the changes of a revision in it, tidied. */
export function revisedCustomisation(
  ordered: Customisation,
  { details, photos, music }: Pick<Revision, 'details' | 'photos' | 'music'>,
): Customisation {
  return tidyCustomisation({
    ...ordered,
    details: { ...ordered.details, ...details },
    photos: { ...ordered.photos, ...photoChoices(photos) },
    music: music === undefined ? ordered.music : music,
  });
}

/** New photos: each starts without the old one's crop, shown by its middle where no part was chosen. */
export function photoChoices(photos: Revision['photos']): Customisation['photos'] {
  const choices = Object.entries(photos).map(([slot, photo]) => [slot, typeof photo === 'string' ? { upload_id: photo } : photo]);
  return Object.fromEntries(choices);
}
