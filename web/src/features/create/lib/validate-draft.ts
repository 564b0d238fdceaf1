import type { ThemeField, Video } from '@nimantran/proto/domain/theme';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { textLength } from '../../../lib/text/text-length.ts';
import { parseDate } from '../../../lib/time/dates.ts';
import { wantsOwnMusic } from '../../../lib/uploads/own-music.ts';

type Theme = Pick<Video, 'fields' | 'images' | 'default_audio_only'>;

export function validateDraft(theme: Theme, draft: Pick<Draft, 'details' | 'photos' | 'own_music' | 'music'>): Faults {
  const faults: Faults = {};
  for (const field of theme.fields) {
    const fault = faultOf(field, draft.details[field.key] ?? '');
    if (fault) faults[`details.${field.key}`] = fault;
  }
  for (const slot of theme.images ?? []) {
    if (slot.required && !draft.photos[slot.key]) faults[`photos.${slot.key}`] = `Add a photo: ${slot.label}.`;
  }
  return { ...faults, ...musicFaults(theme, draft) };
}

function musicFaults(theme: Theme, draft: Pick<Draft, 'own_music' | 'music'>): Faults {
  if (!wantsOwnMusic(theme, draft)) return {};
  if (draft.music === null) return { music: 'Choose your music, or take the music of the theme.' };
  return draft.music.rights ? {} : { music_rights_accepted: 'Tick this to use your own music, or take the music of the theme.' };
}

/** Faults that are mended on the form. */
export function faultsOfForm(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => /^(details\.|photos\.|music(\.|_|$))/.test(field)));
}

export function faultOf(field: ThemeField, words: string): string | undefined {
  const text = words.trim();
  if (text === '') return field.required ? `Enter ${withArticle(inSentence(field.label))}.` : undefined;
  const length = textLength(text);
  if (length > field.max_length) return `Shorten this to ${field.max_length} characters; it has ${length}.`;
  if (field.kind === 'date' && parseDate(text) === undefined) return 'Enter a real date.';
  if (field.kind === 'time' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return 'Enter a time such as 19:30.';
  return undefined;
}

/** A fault as it reads away from its field: with the field's name, where the words alone do not tell it. */
export function inFull({ fields }: Pick<Video, 'fields'>, place: string, fault: string): string {
  const label = fields.find(({ key }) => place === `details.${key}`)?.label;
  return label === undefined || fault.toLowerCase().includes(label.toLowerCase()) ? fault : `${label}: ${fault}`;
}

/** What goes to the shop: trimmed, without fields left empty. */
export function detailsOf(fields: readonly ThemeField[], details: Record<string, string>): Record<string, string> {
  const filled = fields.map((field) => [field.key, (details[field.key] ?? '').trim()] as const);
  return Object.fromEntries(filled.filter(([, words]) => words !== ''));
}

/** “the date”, “your names”. */
const withArticle = (label: string): string => (/^(the|your|our|an?)\b/i.test(label) ? label : `the ${label}`);

function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
