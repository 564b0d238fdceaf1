/** Size of small caps drawn as capitals, relative to the text; After Effects uses it if a font has no small capitals. */
const SMALL_CAP_SIZE = 0.7;

export interface CapsText {
  text: string;
  /** Size of the grapheme that starts at a UTF-16 index, if it is not 1. */
  sizes: ReadonlyMap<number, number>;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Writes small letters as smaller capitals. A letter may become longer (ß becomes SS). */
export function smallCaps(text: string): CapsText {
  const sizes = new Map<number, number>();
  let written = '';
  for (const { segment } of graphemes.segment(text)) {
    const upper = segment.toLocaleUpperCase('en');
    if (upper !== segment) {
      for (const piece of graphemes.segment(upper)) sizes.set(written.length + piece.index, SMALL_CAP_SIZE);
    }
    written += upper;
  }
  return { text: written, sizes };
}
