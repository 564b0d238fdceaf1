import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { PhotoSlot, ThemeField } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { isClockTime, isIsoDate } from '../calendar.ts';

export interface Fault {
  field: string;
  message: string;
}
type Form = Pick<ThemeManifest, 'fields' | 'slots' | 'has_watermark' | 'default_audio_only' | 'has_bride_first_option'>;

/** A customisation with nothing in it but what the theme asks for: trimmed, in Unicode's composed form, blanks left out. */
export function tidyCustomisation(given: Customisation): Customisation {
  const details = Object.entries(given.details)
    .map(([key, value]) => [key, value.normalize('NFC').replace(/\r\n?/g, '\n').trim()] as const)
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
  };
}

/** Everything about a tidied customisation that a theme cannot take, each with the field of the request. */
export function validateCustomisation(theme: Form, given: Customisation, options: { remove_watermark: boolean }): Fault[] {
  return [
    ...unknownKeys('details', given.details, theme.fields),
    ...theme.fields.flatMap((field) => detailFaults(field, given.details[field.key])),
    ...unknownKeys('photos', given.photos, theme.slots),
    ...theme.slots.flatMap((slot) => photoFaults(slot, given.photos[slot.key])),
    ...choiceFaults(theme, given, options),
  ];
}

function unknownKeys(part: string, given: object, known: readonly { key: string }[]): Fault[] {
  const keys = new Set(known.map(({ key }) => key));
  return Object.keys(given)
    .filter((key) => !keys.has(key))
    .map((key) => ({ field: `customisation.${part}.${key}`, message: 'is not part of this theme' }));
}

function detailFaults(field: ThemeField, value: string | undefined): Fault[] {
  const fault = (message: string) => [{ field: `customisation.details.${field.key}`, message }];
  if (value === undefined) return field.required ? fault('is required') : [];
  // Characters as a person counts them, not UTF-16 units: many Indian words would count double.
  if ([...value].length > field.max_length) return fault(`has more than ${field.max_length} characters`);
  if (field.kind === 'date') return isIsoDate(value) ? [] : fault('is not a day of the calendar as YYYY-MM-DD');
  if (field.kind === 'time') return isClockTime(value) ? [] : fault('is not a time of day as HH:MM');
  const visible = field.kind === 'long_text' ? value.replaceAll('\n', '') : value;
  if (/\p{Cc}/u.test(visible)) return fault('has a line break or control character');
  return [];
}

function photoFaults(slot: PhotoSlot, photo: Customisation['photos'][string] | undefined): Fault[] {
  const fault = (message: string) => [{ field: `customisation.photos.${slot.key}`, message }];
  if (photo === undefined) return slot.required ? fault('is required') : [];
  const { crop } = photo;
  // A hair of tolerance: browsers send fractions that were divided and added.
  if (crop && (crop.x + crop.width > 1.0001 || crop.y + crop.height > 1.0001)) return fault('has a crop that leaves the photo');
  return [];
}

function choiceFaults(theme: Form, given: Customisation, options: { remove_watermark: boolean }): Fault[] {
  const faults: Fault[] = [];
  if (given.bride_first && !theme.has_bride_first_option)
    faults.push({ field: 'customisation.bride_first', message: 'is not offered by this theme' });
  if (given.music && theme.default_audio_only)
    faults.push({ field: 'customisation.music', message: 'is not offered by this theme' });
  if (options.remove_watermark && !theme.has_watermark)
    faults.push({ field: 'options.remove_watermark', message: 'is not needed: this theme has no watermark' });
  return faults;
}
