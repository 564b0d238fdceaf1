import { parseDay } from '@nimantran/proto/domain/calendar-day';
import { type DateDoubt, dateDoubts } from '@nimantran/proto/domain/date-doubts';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { inOrder, looseMarks } from '@nimantran/proto/domain/mark-order';
import type { ThemeField, Video } from '@nimantran/proto/domain/theme';
import { textLength } from '@nimantran/proto/domain/written-text';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { clockTime, longDate } from '../../../lib/time/typed-dates.ts';

export interface Warning {
  /** Key of the field that the warning belongs to. */
  field: string;
  text: string;
}

/** Invitations go out weeks ahead; beyond this many days, the year is probably mistyped. */
const FAR_DAYS = 400;
/** Hardly any event starts between midnight and this hour: am and pm may have been mixed up. */
const FIRST_HOUR = 5;
/** A name longer than this, and longer than twice what the theme was drawn for, is set visibly smaller. */
const LONG_NAME = 24;

/**
 * Warnings about likely mistakes in the details. They never block an order. `today` is YYYY-MM-DD.
 */
export function warningsOf(theme: Pick<Video, 'fields'>, draft: Pick<Draft, 'details'>, today: string): Warning[] {
  const wordsOf = (field: ThemeField) => (draft.details[field.key] ?? '').trim();
  const filled = theme.fields.map((field) => ({ field, words: wordsOf(field) })).filter(({ words }) => words !== '');
  const doubts = dateDoubts(theme.fields, draft.details, today);
  const seen = new Map<string, string>();
  return filled.flatMap(({ field, words }) =>
    askedOf(field, words, today)
      .concat(isWritten(field) ? looseWarnings(field, words) : [])
      .concat(field.kind === 'name' ? twinWarnings(field, words, seen) : [])
      .concat(doubts.filter(({ key }) => key === field.key).map((doubt) => describeDoubt(field, doubt)))
      .map((text) => ({ field: field.key, text })),
  );
}

function askedOf(field: ThemeField, words: string, today: string): string[] {
  switch (field.kind) {
    case 'date':
      return dateWarnings(field, words, today);
    case 'time':
      return timeWarnings(field, words);
    case 'name':
      return nameWarnings(field, words);
    case 'place':
      return shortWarnings(field, words);
    case 'text':
    case 'long_text':
      return [];
  }
}

/** Whether a field is typed in letters. */
export const isWritten = ({ kind }: ThemeField): boolean => kind !== 'date' && kind !== 'time';

/** Where a sign has no letter, the video has a dotted circle. */
function looseWarnings({ label }: ThemeField, words: string): string[] {
  return words
    .split(/\s+/)
    .filter(looseMarks)
    .map((word) => `${label} has a sign without its letter in “${word}”.${meantWord(word)}`);
}

function meantWord(word: string): string {
  const meant = inOrder(word);
  return meant === undefined ? '' : ` Did you mean “${meant}”?`;
}

function timeWarnings({ label }: ThemeField, words: string): string[] {
  const time = clockTime(words);
  return time && Number(words.slice(0, 2)) < FIRST_HOUR ? [`${label}: ${time} is in the middle of the night.`] : [];
}

function dateWarnings({ label }: ThemeField, words: string, today: string): string[] {
  const [date, now] = [parseDay(words), parseDay(today)];
  if (!date || !now) return [];
  const isFar = date.getTime() - now.getTime() > FAR_DAYS * DAY_MS;
  return isFar ? [`${label}: ${longDate(words)} is more than a year away.`] : [];
}

function describeDoubt({ label }: ThemeField, doubt: DateDoubt): string {
  if (doubt.code === 'date_in_past') return `${label}: ${longDate(doubt.date)} is in the past.`;
  return `${label} says ${doubt.named}, but the date is ${doubt.dates.map(longDate).join(' or ')}.`;
}

function twinWarnings({ label }: ThemeField, words: string, seen: Map<string, string>): string[] {
  const twin = seen.get(words.toLowerCase());
  seen.set(words.toLowerCase(), label);
  return twin ? [`${twin} and ${label} are the same.`] : [];
}

function nameWarnings(field: ThemeField, words: string): string[] {
  const length = textLength(words);
  const isLong = length > LONG_NAME && length > 2 * textLength(field.sample);
  return [
    ...(/\d/.test(words) ? [`${field.label} contains a digit.`] : []),
    ...(words === field.sample.trim() ? [`${field.label} still has the sample text ${words}.`] : []),
    ...shortWarnings(field, words),
    ...(isLong ? [`${field.label} is unusually long: ${length} characters. It will be set in smaller letters to fit.`] : []),
  ];
}

function shortWarnings({ label }: ThemeField, words: string): string[] {
  return textLength(words) === 1 ? [`${label} is a single character.`] : [];
}
