import type { Customisation, MusicChoice, PhotoChoice } from '@nimantran/proto/domain/customisation';
import { lookOf } from '@nimantran/proto/domain/look';
import { tidyCustomisation } from './validate-customisation.ts';

/** The changes to a delivered video: texts, photos and music that replace the ordered ones. */
export interface Revision {
  fault: 'ours' | 'theirs';
  note: string;
  /** Field key → text; a blank text empties the field. */
  details: Readonly<Record<string, string>>;
  /** Slot key → a finished upload of the customer, with the chosen crop. */
  photos: Readonly<Record<string, string | PhotoChoice>>;
  /** If omitted, the music stays as it is; null is the theme's own track. */
  music?: MusicChoice | null;
  /** Only of the customer's own correction, which nobody has to approve. */
  correction?: { bride_first: boolean; with_code?: boolean; cards?: Customisation['cards'] | null };
  /** The order's headline after the changes. */
  headline: string;
}

/** The ordered customisation with a revision's changes applied, tidied. */
export function revisedCustomisation(
  ordered: Customisation,
  { details, photos, music, correction }: Pick<Revision, 'details' | 'photos' | 'music' | 'correction'>,
): Customisation {
  const { bride_first = ordered.bride_first, with_code = ordered.with_code, cards = ordered.cards } = correction ?? {};
  return tidyCustomisation({
    ...{ bride_first, with_code, cards: cards ?? undefined, ...lookOf(ordered) },
    details: { ...ordered.details, ...details },
    photos: { ...ordered.photos, ...photoChoices(photos) },
    music: music === undefined ? ordered.music : music,
  });
}

/** New photos do not inherit the old one's crop; without a chosen crop, the middle is shown. */
export function photoChoices(photos: Revision['photos']): Customisation['photos'] {
  const choices = Object.entries(photos).map(([slot, photo]) => [slot, typeof photo === 'string' ? { upload_id: photo } : photo]);
  return Object.fromEntries(choices);
}
