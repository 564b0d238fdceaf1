/** First code points of the blocks from Devanagari to Malayalam, in which the same kind of sign has the same place. */
const BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const IN_BLOCK = Array.from({ length: 0x80 }, (_, offset) => offset);

/** The combining signs of all blocks, as the content of a character class. */
const marks = (isKind: (offset: number, code: number) => boolean): string =>
  BLOCKS.flatMap((block) => IN_BLOCK.filter((offset) => isKind(offset, block + offset)).map((offset) => block + offset))
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{M}/u.test(sign))
    .join('');

const ADDAK_AND_TIPPI = [0x0a70, 0x0a71];
const isSign = (offset: number, code: number): boolean => offset < 4 || ADDAK_AND_TIPPI.includes(code);
const isAccent = (offset: number): boolean => offset >= 0x51 && offset <= 0x54;

/** Candrabindu, anusvara, visarga. */
const SIGN = `[${marks(isSign)}]`;
const NUKTA = `[${marks((offset) => offset === 0x3c)}]`;
const VIRAMA = `[${marks((offset) => offset === 0x4d)}]`;
const ACCENT = `[${marks(isAccent)}]`;
const VOWEL = `[${marks((offset, code) => ![0x3c, 0x4d].includes(offset) && !isSign(offset, code) && !isAccent(offset))}]`;
/** Vowel signs drawn to the left of their letter, wholly or in part. */
const LEFT_VOWEL =
  '[\u093F\u094E\u09BF\u09C7\u09C8\u09CB\u09CC\u0A3F\u0ABF\u0B47\u0B48\u0B4B\u0B4C\u0BC6-\u0BC8\u0BCA-\u0BCC\u0D46-\u0D48\u0D4A-\u0D4C]';
const JOINER = '[\u200C\u200D]';
/** Avagraha, om and the Tamil aytham, which carry no vowel sign. */
const SYMBOL = '[\u093D\u0950\u09BD\u0ABD\u0AD0\u0B3D\u0B83\u0BD0\u0C3D\u0CBD\u0D3D]';
/** A letter, digit, dash or typed circle can carry a sign. */
const LETTER = `(?!${SYMBOL})[\\p{L}\\p{N}\u00A0\u00D7\u2010-\u2014\u25CC]${JOINER}?${NUKTA}*`;
const CONJUNCT = `${LETTER}(?:${JOINER}?${VIRAMA}${JOINER}?${NUKTA}?${LETTER})*`;

const VOWELS = `(?:${JOINER}?${VIRAMA}${JOINER}?|(?:${JOINER}*${VOWEL}${NUKTA}?${VIRAMA}?)*)`;
const SYLLABLE = new RegExp(`(?:${SYMBOL}${NUKTA}?|${CONJUNCT}${VOWELS})(?:${JOINER}?${SIGN}{1,2}${JOINER}?)?${ACCENT}*`, 'gu');
const ANY_MARK = new RegExp(`[${marks(() => true)}]`, 'u');

/**
 * Whether a text has a sign of an Indian script that no letter carries (हँू, ाम): the video would show a dotted circle with it.
 * Follows the syllables of HarfBuzz's shaper for Indian scripts.
 */
export function looseMarks(text: string): boolean {
  return ANY_MARK.test(text) && ANY_MARK.test(text.replace(SYLLABLE, ''));
}

const SIGN_TOO_EARLY = new RegExp(`(${SIGN}+)((?:${VIRAMA}${JOINER}?${LETTER})+${VOWEL}*|${VOWEL}+)`, 'gu');
const VOWEL_TOO_EARLY = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}\u25CC])(${LEFT_VOWEL})(${CONJUNCT})(?!${VOWEL}|${VIRAMA})`, 'gu');

/**
 * A text with loose marks in the right order, if only their order is wrong: the candrabindu before a vowel sign (हँू), the vowel
 * sign before its letter, as it is seen (ਿਸੰਘ). Otherwise undefined.
 */
export function inOrder(text: string): string | undefined {
  if (!looseMarks(text)) return undefined;
  const ordered = text.replace(VOWEL_TOO_EARLY, '$2$1').replace(SIGN_TOO_EARLY, '$2$1').normalize('NFC');
  return looseMarks(ordered) ? undefined : ordered;
}
