import { type Static, Type } from 'typebox';
import { hasControlCharacter, hasLostLetter, hasTurningMark, textLength, tidyText } from './written-text.ts';

/** `change_days`: how long a buyer may change a rating. `shown`: lines on a theme's page. */
export const RATING_LIMITS = { line: 200, answer: 500, reason: 300, change_days: 14, shown: 6 } as const;

export const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** The ratings of a theme as its page and search engines are told them. */
export const ThemeRating = Type.Object({
  /** The mean of the stars, to a tenth. */
  value: Type.Number(),
  count: Type.Integer({ minimum: 1 }),
  /** Not from buyers: figures for trying the shop out, which production never shows. */
  is_example: Type.Boolean(),
  /** The newest ratings with a line. */
  lines: Type.Array(Type.Object({ stars: Stars, line: Type.String(), answer: Type.String(), rated_on: Type.String() })),
});
export type ThemeRating = Static<typeof ThemeRating>;

/** Web addresses, mail addresses and phone numbers: a line praises or blames, it does not advertise. */
const LEADS_ELSEWHERE =
  /https?:|www\.|\S@\S|\b[\p{L}\d-]+\.(?:com|in|net|org|io|co|me|ly|app|shop|store|xyz|biz|info)\b|(?:\+?\d[\s().-]?){9,}/iu;

/** The fault of a buyer's line, as a text behind the field's name; undefined if it has none. The line may be empty. */
export function lineFault(typed: string): string | undefined {
  const line = tidyText(typed);
  if (textLength(line) > RATING_LIMITS.line) return `is longer than ${RATING_LIMITS.line} letters`;
  if (hasControlCharacter(line) || hasTurningMark(line)) return 'has a line break or control character';
  if (hasLostLetter(line)) return 'has a letter that was lost when it was copied: type it again';
  if (LEADS_ELSEWHERE.test(line)) return 'has a link, a mail address or a phone number: leave it out';
  return undefined;
}
