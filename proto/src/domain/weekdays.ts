/** Languages in which weekdays are looked for; in Tamil and Urdu their names are everyday words too (silver, month, elder, week). */
const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'te', 'kn', 'ml', 'or'];
/** A Sunday; the six days after it give the other names. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

let known: { days: Map<string, number>; pattern: RegExp } | undefined;

/** All names in one pattern: making one for each takes a tenth of a second. */
function knownWeekdays(): { days: Map<string, number>; pattern: RegExp } {
  const days = new Map(
    LANGUAGES.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) => [format.format(SUNDAY + day * DAY_MS).toLowerCase(), day] as const);
    }),
  );
  // Letters and vowel signs on either side make it another word.
  return { days, pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${[...days.keys()].join('|')})(?![\p{L}\p{M}])`, 'giu') };
}

/** The weekdays that words name, as they are written there; `day` counts from 0, Sunday. */
export function weekdaysIn(text: string): { day: number; name: string }[] {
  known ??= knownWeekdays();
  const { days, pattern } = known;
  return [...text.matchAll(pattern)].flatMap(([name]) => {
    const day = days.get(name.toLowerCase());
    return day === undefined ? [] : [{ day, name }];
  });
}
