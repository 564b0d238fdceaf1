import { fieldFault } from '@nimantran/proto/domain/field-text';
import type { ThemeField, Video } from '@nimantran/proto/domain/theme';
import { textLength, tidyText } from '@nimantran/proto/domain/written-text';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { wantsOwnMusic } from '../../../lib/uploads/own-music.ts';

type Theme = Pick<Video, 'fields' | 'images' | 'default_audio_only'>;

export function validateDraft(theme: Theme, draft: Pick<Draft, 'details' | 'photos' | 'own_music' | 'music'>): Faults {
  const faults: Faults = {};
  for (const field of theme.fields) {
    const fault = formFault(field, draft.details[field.key] ?? '');
    if (fault) faults[`details.${field.key}`] = fault;
  }
  for (const slot of theme.images ?? []) {
    if (slot.required && !draft.photos[slot.key]) faults[`photos.${slot.key}`] = `Add a photo: ${slot.label}.`;
  }
  return { ...faults, ...musicFaults(theme, draft) };
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

export function formFault(field: ThemeField, words: string): string | undefined {
  switch (fieldFault(field, words)) {
    case undefined:
      return undefined;
    case 'missing':
      return `Enter ${withArticle(inSentence(field.label))}.`;
    case 'too_long':
      return `Shorten this to ${field.max_length} characters; it has ${textLength(words)}.`;
    case 'lost_letter':
      return 'A letter was lost when this was copied. Type it again.';
    case 'not_a_day':
      return 'Enter a valid date.';
    case 'not_a_time':
      return 'Enter a time such as 19:30.';
    case 'line_break':
      return 'Write this in one line.';
    case 'control_character':
      return 'Remove the invisible characters, such as tabs.';
  }
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

/** “the date”, “your names”. */
const withArticle = (label: string): string => (/^(the|your|our|an?)\b/i.test(label) ? label : `the ${label}`);

function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
