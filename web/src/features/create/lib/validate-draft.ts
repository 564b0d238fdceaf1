import type { ThemeField, Video } from '@nimantran/proto/domain/theme';
import { tidyText } from '@nimantran/proto/domain/written-text';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { formFault } from '../../../lib/invitation/form-fault.ts';
import { wantsOwnMusic } from '../../../lib/uploads/own-music.ts';

type Theme = Pick<Video, 'fields' | 'images' | 'default_audio_only'>;

/** `isUnread` tells, by the id of a field's control, whether it holds something that the browser does not report. */
export function validateDraft(
  theme: Theme,
  draft: Pick<Draft, 'details' | 'photos' | 'own_music' | 'music'>,
  isUnread?: (id: string) => boolean,
): Faults {
  const faults = detailFaultsOf(theme, draft.details, isUnread);
  for (const slot of theme.images ?? []) {
    if (slot.required && !draft.photos[slot.key]) faults[`photos.${slot.key}`] = `Add a photo: ${slot.label}.`;
  }
  return { ...faults, ...musicFaults(theme, draft) };
}

export function detailFaultsOf(
  { fields }: Pick<Video, 'fields'>,
  details: Readonly<Record<string, string>>,
  isUnread: (id: string) => boolean = () => false,
): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    const path = `details.${field.key}`;
    const fault = formFault(field, details[field.key] ?? '', isUnread(path));
    if (fault) faults[path] = fault;
  }
  return faults;
}

function musicFaults(theme: Theme, draft: Pick<Draft, 'own_music' | 'music'>): Faults {
  if (!wantsOwnMusic(theme, draft)) return {};
  if (draft.music === null) return { music: 'Choose your music, or use the theme’s music.' };
  return draft.music.rights ? {} : { music_rights_accepted: 'Tick this to use your own music, or use the theme’s music.' };
}

/** Faults that are corrected on the form. */
export function faultsOfForm(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => /^(details\.|photos\.|music(\.|_|$))/.test(field)));
}

/** A fault's text for display away from its field: with the field's name if the text alone does not identify it. */
export function inFull({ fields }: Pick<Video, 'fields'>, place: string, fault: string): string {
  const label = fields.find(({ key }) => place === `details.${key}`)?.label;
  return label === undefined || fault.toLowerCase().includes(label.toLowerCase()) ? fault : `${label}: ${fault}`;
}

/** The details sent to the shop: tidied, without fields left empty. */
export function detailsOf(fields: readonly ThemeField[], details: Record<string, string>): Record<string, string> {
  const filled = fields.map((field) => [field.key, tidyText(details[field.key] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, words]) => words !== ''));
}
