import type { Crop, Customisation } from '@nimantran/proto/domain/customisation';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { lookOf } from '@nimantran/proto/domain/look';
import { leavesPhoto } from '@nimantran/proto/domain/photo-part';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { tidyText } from '@nimantran/proto/domain/written-text';

export interface Fault {
  field: string;
  message: string;
}

/** A designer's changes; omitted parts stay. */
export interface Correction {
  details: Readonly<Record<string, string>>;
  crops?: Readonly<Record<string, Crop | null>>;
  bride_first?: boolean;
  music?: { start_seconds: number } | null;
}

type Form = Pick<ThemeManifest, 'fields' | 'slots' | 'has_bride_first_option' | 'default_audio_only'>;
type Music = Customisation['music'];

/** A customisation with a correction applied. `ownMusic` is the customer's, even while the video uses the theme's track. */
export function corrected(
  present: Customisation,
  { details, crops = {}, ...choices }: Correction,
  ownMusic: Music,
): Customisation {
  const tidied = Object.entries(details).map(([key, text]) => [key, tidyText(text)] as const);
  const photos = Object.entries(present.photos).map(([slot, photo]) => {
    const crop = slot in crops ? crops[slot] : photo.crop;
    return [slot, { upload_id: photo.upload_id, ...(crop ? { crop } : {}) }] as const;
  });
  return {
    details: { ...present.details, ...Object.fromEntries(tidied) },
    photos: Object.fromEntries(photos),
    bride_first: choices.bride_first ?? present.bride_first,
    music: musicOf(present.music, choices.music, ownMusic),
    ...(present.cards && { cards: present.cards }),
    ...lookOf(present),
  };
}

function musicOf(present: Music, wanted: Correction['music'], own: Music): Music {
  if (wanted === undefined) return present;
  return wanted && own ? { upload_id: own.upload_id, start_seconds: wanted.start_seconds } : null;
}

/** Faults of a correction, each with the field of the request; empty if there are none. */
export function faultsOf(form: Form, present: Customisation, correction: Correction, ownMusic: Music): Fault[] {
  const { details } = corrected(present, correction, ownMusic);
  const faults: Fault[] = detailFaults(form.fields, details).map(({ key, message }) => ({ field: `details.${key}`, message }));
  for (const [slot, crop] of Object.entries(correction.crops ?? {})) {
    if (!(slot in present.photos)) faults.push({ field: `crops.${slot}`, message: 'has no photo to frame' });
    else if (crop && leavesPhoto(crop)) faults.push({ field: `crops.${slot}`, message: 'leaves the photo' });
  }
  if (correction.bride_first && !form.has_bride_first_option)
    faults.push({ field: 'bride_first', message: 'is not offered by this theme' });
  if (correction.music && !ownMusic) faults.push({ field: 'music', message: 'does not exist: the customer gave none' });
  return faults;
}

/** The differences, in the labels of the form. */
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
