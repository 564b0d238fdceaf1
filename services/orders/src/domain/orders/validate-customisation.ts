import type { Customisation } from '@nimantran/proto/domain/customisation';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { lookFaults, lookOf } from '@nimantran/proto/domain/look';
import { offersCode } from '@nimantran/proto/domain/offers-code';
import { leavesPhoto } from '@nimantran/proto/domain/photo-part';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { tidyText } from '@nimantran/proto/domain/written-text';

export interface Fault {
  field: string;
  message: string;
}
type Form = Pick<
  ThemeManifest,
  | 'fields'
  | 'slots'
  | 'has_watermark'
  | 'default_audio_only'
  | 'has_bride_first_option'
  | 'width'
  | 'height'
  | 'second_layout'
  | 'palettes'
>;

/** A customisation limited to what the theme asks for: trimmed, in Unicode's composed form, without blank fields. */
export function tidyCustomisation(given: Customisation): Customisation {
  const details = Object.entries(given.details)
    .map(([key, value]) => [key, tidyText(value)] as const)
    .filter(([, value]) => value !== '');
  const photos = Object.entries(given.photos).map(([key, { upload_id, crop }]) => [
    key,
    { upload_id, ...(crop ? { crop: { x: crop.x, y: crop.y, width: crop.width, height: crop.height } } : {}) },
  ]);
  return {
    details: Object.fromEntries(details),
    photos: Object.fromEntries(photos),
    music: given.music ? { upload_id: given.music.upload_id, start_seconds: given.music.start_seconds } : null,
    bride_first: given.bride_first,
    ...(given.with_code && { with_code: true }),
    ...(given.cards && { cards: given.cards }),
    ...lookOf(given),
  };
}

/** The chosen scenes that the theme has; undefined if there are none, so that the theme chooses. */
export function knownCards(
  { scenes }: Pick<ThemeManifest, 'scenes'>,
  cards: Customisation['cards'] | null,
): Customisation['cards'] {
  const known = scenes.map(({ name }) => name).filter((name) => cards?.includes(name));
  return known.length > 0 ? known : undefined;
}

/** All faults of a tidied customisation for a theme, each with the field of the request. */
export function validateCustomisation(theme: Form, given: Customisation, options: { remove_watermark: boolean }): Fault[] {
  return [
    ...detailFaults(theme.fields, given.details).map(({ key, message }) => ({ field: `customisation.details.${key}`, message })),
    ...unknownPhotos(theme.slots, given.photos),
    ...theme.slots.flatMap((slot) => photoFaults(slot, given.photos[slot.key])),
    ...choiceFaults(theme, given, options),
  ];
}

function unknownPhotos(slots: readonly PhotoSlot[], photos: Customisation['photos']): Fault[] {
  const known = new Set(slots.map(({ key }) => key));
  return Object.keys(photos)
    .filter((key) => !known.has(key))
    .map((key) => ({ field: `customisation.photos.${key}`, message: 'is not part of this theme' }));
}

function photoFaults(slot: PhotoSlot, photo: Customisation['photos'][string] | undefined): Fault[] {
  const fault = (message: string) => [{ field: `customisation.photos.${slot.key}`, message }];
  if (photo === undefined) return slot.required ? fault('is required') : [];
  return photo.crop && leavesPhoto(photo.crop) ? fault('has a crop that leaves the photo') : [];
}

function choiceFaults(theme: Form, given: Customisation, options: { remove_watermark: boolean }): Fault[] {
  const faults: Fault[] = [];
  if (given.bride_first && !theme.has_bride_first_option)
    faults.push({ field: 'customisation.bride_first', message: 'is not offered by this theme' });
  faults.push(...lookFaults(theme, given).map(({ field, message }) => ({ field: `customisation.${field}`, message })));
  if (given.with_code && !offersCode(theme.fields))
    faults.push({ field: 'customisation.with_code', message: 'is not offered by this theme' });
  if (given.music && theme.default_audio_only)
    faults.push({ field: 'customisation.music', message: 'is not offered by this theme' });
  if (options.remove_watermark && !theme.has_watermark)
    faults.push({ field: 'options.remove_watermark', message: 'is not needed: this theme has no watermark' });
  return faults;
}
