import { faceFor, latin, type Typeface, type Weight } from './typeface.ts';

export interface Run {
  text: string;
  face: Typeface;
}

const BELONGS_TO_NEIGHBOURS = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Splits a line into runs by typeface. Spaces and signs stay with the preceding letters if their typeface has them. */
export function runsOf(line: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of line.normalize('NFC').replace(UNPRINTABLE, ' ')) {
    const last = runs.at(-1);
    const stays =
      last && BELONGS_TO_NEIGHBOURS.test(character) && (last.face.covers(character) || /\p{M}|\p{Cf}/u.test(character));
    const face = stays ? last.face : faceFor(character, weight);
    if (last?.face === face) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}

/** Whether the PDF library sets this script correctly by itself; all others are drawn from HarfBuzz shapes. */
export function isPlain({ face }: Run, weight: Weight): boolean {
  return face === latin(weight);
}

/** Breaks a text into lines no wider than `width`, between words; a single word that is too wide is broken between letters. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => fitting(word, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

function fitting(word: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of LETTERS.segment(word)) {
    const part = parts.at(-1) ?? '';
    if (part !== '' && widthOf(part + segment) > width) parts.push(segment);
    else parts[parts.length - 1] = part + segment;
  }
  return parts;
}
