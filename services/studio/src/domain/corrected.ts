import type { Crop, Customisation } from '@nimantran/proto/domain/customisation';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { checkDetails, type Fault } from './check-details.ts';

/** What a designer wants otherwise; what is left out stays. */
export interface Correction {
  details: Readonly<Record<string, string>>;
  crops?: Readonly<Record<string, Crop | null>>;
  bride_first?: boolean;
  music?: { start_seconds: number } | null;
}

type Form = Pick<ThemeManifest, 'fields' | 'slots' | 'has_bride_first_option' | 'default_audio_only'>;
type Music = Customisation['music'];

/** A hair of tolerance: browsers send fractions that were divided and added. */
const WHOLE = 1.0001;

/** What a job says with a correction in it. `ownMusic` is the customer's, also while the film uses the theme's track. */
export function corrected(
  present: Customisation,
  { details, crops = {}, ...choices }: Correction,
  ownMusic: Music,
): Customisation {
  const trimmed = Object.entries(details).map(([key, value]) => [key, value.trim()] as const);
  const photos = Object.entries(present.photos).map(([slot, photo]) => {
    const crop = slot in crops ? crops[slot] : photo.crop;
    return [slot, { upload_id: photo.upload_id, ...(crop ? { crop } : {}) }] as const;
  });
  return {
    details: { ...present.details, ...Object.fromEntries(trimmed) },
    photos: Object.fromEntries(photos),
    bride_first: choices.bride_first ?? present.bride_first,
    music: musicOf(present.music, choices.music, ownMusic),
  };
}

function musicOf(present: Music, wanted: Correction['music'], own: Music): Music {
  if (wanted === undefined) return present;
  return wanted && own ? { upload_id: own.upload_id, start_seconds: wanted.start_seconds } : null;
}

/** What is wrong with a correction, each with the field of the request; empty when nothing is. */
export function faultsOf(form: Form, present: Customisation, correction: Correction, ownMusic: Music): Fault[] {
  const { details } = corrected(present, correction, ownMusic);
  const faults = checkDetails(form.fields, details);
  for (const [slot, crop] of Object.entries(correction.crops ?? {})) {
    if (!(slot in present.photos)) faults.push({ field: `crops.${slot}`, message: 'has no photo to frame' });
    else if (crop && (crop.x + crop.width > WHOLE || crop.y + crop.height > WHOLE))
      faults.push({ field: `crops.${slot}`, message: 'leaves the photo' });
  }
  if (correction.bride_first && !form.has_bride_first_option)
    faults.push({ field: 'bride_first', message: 'is not offered by this theme' });
  if (correction.music && !ownMusic) faults.push({ field: 'music', message: 'is not there: the customer gave none' });
  return faults;
}

/** What differs, in words of the form. */
export function differences(form: Form, before: Customisation, after: Customisation): string[] {
  const fields = form.fields.filter(({ key }) => (before.details[key] ?? '') !== (after.details[key] ?? ''));
  const slots = form.slots.filter(({ key }) => JSON.stringify(before.photos[key]) !== JSON.stringify(after.photos[key]));
  return [
    ...fields.map(({ label }) => label),
    ...slots.map(({ label }) => (/\bphoto\b/i.test(label) ? label : `photo ${label}`)),
    ...(before.bride_first === after.bride_first ? [] : ['order of the names']),
    ...(JSON.stringify(before.music) === JSON.stringify(after.music) ? [] : ['music']),
  ];
}
