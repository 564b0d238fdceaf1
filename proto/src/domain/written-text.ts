/** Only blanks and characters that show nothing: zero-width ones, fillers, variation selectors, the empty Braille cell. */
const SHOWS_NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Text as the shop keeps it: in Unicode's composed form (NFC), without blanks around it, with \n after each line (word processors
 * also write U+2028 or U+2029). A text that shows nothing is empty; invisible characters among visible ones stay, since scripts and
 * emoji need them.
 */
export function tidyText(text: string): string {
  return SHOWS_NOTHING.test(text)
    ? ''
    : text
        .normalize('NFC')
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .trim();
}

/** Characters as limits count them: code points of the tidied text, so that an emoji counts once and blanks around it do not. */
export const textLength = (text: string): number => [...tidyText(text)].length;

/** Whether a text has a control character (Unicode Cc) other than those in `allowed`. */
export function hasControlCharacter(text: string, allowed = ''): boolean {
  return [...text].some((character) => /\p{Cc}/u.test(character) && !allowed.includes(character));
}

/** Characters that stand for what was lost: U+FFFD for bytes nobody could read, U+FFFC for a picture, half of a character beyond U+FFFF. */
export const hasLostLetter = (text: string): boolean => /[\uFFFC\uFFFD\p{Cs}]/u.test(text);

/** The text as videos set it: without marks that turn the direction of what follows (UAX #9), and without the byte order mark. */
export const withoutTurningMarks = (text: string): string => text.replace(/[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');
export const hasTurningMark = (text: string): boolean => withoutTurningMarks(text) !== text;

/** The fault in a tidied, required message or name. Only `lines` may have line breaks and tabs. */
export function textFault(text: string, kind: 'line' | 'lines'): string | undefined {
  if (text === '') return 'is required';
  return hasControlCharacter(text, kind === 'lines' ? '\n\t' : '') ? 'has a control character' : undefined;
}
