import { type Static, Type } from 'typebox';
import { isDay } from './calendar-day.ts';
import { categorySlug } from './category.ts';
import { occasionName } from './occasion-names.ts';
import type { ThemeField, ThemeLanguage } from './theme.ts';
import { startInWords } from './time-in-words.ts';
import { isTime } from './time-of-day.ts';

/** A part of a celebration with a day of its own, such as the wedding and its reception. */
export const InvitationFunction = Type.Object({
  /** The key of the field with its day: the same in every revision of an order. */
  key: Type.String(),
  /** In the theme's language. */
  title: Type.String(),
  /** YYYY-MM-DD */
  day: Type.String(),
  /** HH:MM where the function is; null where the invitation leaves it open. */
  start: Type.Union([Type.String(), Type.Null()]),
  /** The time as the customer typed it, in a theme that shows it in words. */
  time_words: Type.Union([Type.String(), Type.Null()]),
  /** As typed; either may be empty. */
  place: Type.String(),
  city: Type.String(),
});
export type InvitationFunction = Static<typeof InvitationFunction>;

/** The parts of a theme that its functions need. */
export interface FunctionsTheme {
  category: string;
  category_id: number;
  language?: ThemeLanguage | undefined;
  fields: readonly Pick<ThemeField, 'key' | 'kind' | 'function' | 'tells'>[];
}

/**
 * The functions of an invitation, read from what the customer typed. Fields without `function` belong to the main one, which is
 * named by the theme's category; fields with it make a further one. Fields without a valid day make no function: greetings have
 * none. A function without a place of its own is where the main one is, and one without a time has no start. Of two places the
 * first is the venue, the second the city.
 */
export function functionsOf(theme: FunctionsTheme, details: Readonly<Record<string, string>>): InvitationFunction[] {
  const said = (field: { key: string } | undefined) => (field === undefined ? '' : (details[field.key] ?? '').trim());
  const names = [...new Set(theme.fields.flatMap((field) => field.function ?? []))];
  const fieldsOf = (name: string | undefined) => theme.fields.filter((field) => field.function === name);
  const [mainPlace, mainCity] = fieldsOf(undefined).filter(({ kind }) => kind === 'place');
  const language = theme.language ?? 'en';
  return [undefined, ...names].flatMap((name): InvitationFunction[] => {
    const fields = fieldsOf(name);
    const dayField = fields.find(({ kind }) => kind === 'date');
    const day = said(dayField);
    if (dayField === undefined || !isDay(day)) return [];
    const time = said(fields.find(({ kind }) => kind === 'time'));
    const words = said(fields.find(({ tells }) => tells === 'time'));
    const [place, city] = fields.filter(({ kind }) => kind === 'place');
    const own = said(fields.find(({ tells }) => tells === 'title')) || name;
    return [
      {
        key: dayField.key,
        title: own ?? occasionName(categorySlug(theme.category_id, theme.category), language) ?? theme.category,
        day,
        start: isTime(time) ? time : (startInWords(words || time) ?? null),
        time_words: words || (time !== '' && !isTime(time) ? time : null),
        place: said(place) || said(mainPlace),
        city: said(city) || said(mainCity),
      },
    ];
  });
}

/** Functions by when they are, and the one with a start before one without. */
export const byTime = (one: InvitationFunction, other: InvitationFunction): number =>
  `${one.day} ${one.start ?? '~'}`.localeCompare(`${other.day} ${other.start ?? '~'}`, 'en');

/** The last day of an invitation's functions, YYYY-MM-DD. */
export const lastDayOf = (functions: readonly Pick<InvitationFunction, 'day'>[]): string | undefined =>
  functions
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
