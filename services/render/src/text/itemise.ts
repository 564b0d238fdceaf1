import bidiFactory from 'bidi-js';
import { canBePicture, emojiFont, isEmojiFont, isPicture } from './emoji.ts';
import { FALLBACK_SCRIPTS, type FontWeight, fallbackFont } from './fallback-fonts.ts';
import type { FontFace } from './font-face.ts';
import { scriptOf } from './scripts.ts';

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Bidi {
  getEmbeddingLevels(text: string, baseDirection: 'auto'): Levels;
  getReorderedString(text: string, levels: Levels): string;
}

interface Levels {
  levels: Uint8Array;
}

const SPLIT_PAIR = /([\uDC00-\uDFFF])([\uD800-\uDBFF])/g;

/** The characters of a line from left to right, as they are drawn. */
export function visualText(line: string): string {
  const levels = bidi.getEmbeddingLevels(line, 'auto');
  // The library turns UTF-16 units round, and with them the halves of a pair.
  return bidi.getReorderedString(line, levels).replace(SPLIT_PAIR, '$2$1');
}

/** The package's types describe its CommonJS form, with the factory on `default`; Node loads the ES module. */
function createBidi(): Bidi {
  const factory: unknown = bidiFactory;
  if (typeof factory !== 'function') throw new Error('bidi-js did not load as an ES module');
  return factory();
}

/** The fonts a text may use: the theme's own first, then Noto by script at the nearest weight. */
export interface FontChoice {
  theme: FontFace | undefined;
  weight: FontWeight;
  /** Size of the fallback fonts relative to the theme's; 1 if absent. */
  fallbackScale?: number;
}

/** A stretch of one script, one font and one direction; `start` and `end` are UTF-16 indices into the paragraph. */
export interface TextRun {
  start: number;
  end: number;
  script: string;
  font: FontFace;
  /** Size of this font relative to the theme's, which is 1. */
  scale: number;
  level: number;
}

export interface Itemised {
  runs: TextRun[];
  levels: Uint8Array;
  /** Graphemes that no font has. */
  missing: string[];
}

const FULL_SIZE: ReadonlyMap<number, number> = new Map();

/** Splits a paragraph (without line breaks) into runs in logical order. `sizes` are those of single graphemes (small caps). */
export function itemise(text: string, fonts: FontChoice, sizes = FULL_SIZE): Itemised {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const missing: string[] = [];
  const runs: TextRun[] = [];
  const pieces = scriptedGraphemes(text);
  const chosen = wholeWords(
    pieces,
    pieces.map((piece) => (isSpace(piece.text) ? undefined : chooseFont(piece.text, piece.script, fonts))),
    fonts,
  );
  for (const [index, piece] of pieces.entries()) {
    const previous = runs.at(-1);
    const { font, covered } = chosen[index] ?? spaceFont(piece, index, chosen, fonts);
    if (!covered) missing.push(piece.text);
    const level = levels[piece.start] ?? 0;
    const end = piece.start + piece.text.length;
    const scale = scaleOf(font, fonts) * (sizes.get(piece.start) ?? 1);
    const run = { start: piece.start, end, script: piece.script, font, scale, level };
    if (previous && continues(previous, run)) previous.end = end;
    else runs.push(run);
  }
  return { runs, levels, missing };
}

function continues(run: TextRun, next: TextRun): boolean {
  return run.script === next.script && run.font === next.font && run.level === next.level && run.scale === next.scale;
}

interface ScriptedGrapheme {
  text: string;
  start: number;
  script: string;
}

/** Signs, digits and spaces take the script of the text before them, or at the start of the text after them (UAX #24). */
function scriptedGraphemes(text: string): ScriptedGrapheme[] {
  const pieces = [...graphemes.segment(text)].flatMap(({ segment, index }) =>
    ofOneScript(segment).map(({ piece, at }) => ({ text: piece, start: index + at, script: scriptOf(piece) })),
  );
  let current = pieces.find((piece) => piece.script !== undefined)?.script ?? 'Latn';
  return pieces.map((piece) => {
    current = piece.script ?? current;
    return { ...piece, script: current };
  });
}

/**
 * A grapheme in pieces of one script each: a virama joins the next letter to its own (UAX #29, GB9c) even where that is another script's,
 * as where a theme adds its own language's ending to a name.
 */
function ofOneScript(grapheme: string): { piece: string; at: number }[] {
  const pieces = [{ piece: '', at: 0 }];
  let at = 0;
  for (const character of grapheme) {
    const last = pieces.at(-1);
    const script = isLetter(character) ? scriptOf(character) : undefined;
    const isForeign = last && script !== undefined && (scriptOf(last.piece) ?? script) !== script;
    if (last && !isForeign) last.piece += character;
    else pieces.push({ piece: character, at });
    at += character.length;
  }
  return pieces;
}

interface Choice {
  font: FontFace;
  covered: boolean;
}

const isLetter = (grapheme: string): boolean => /^\p{L}/u.test(grapheme);

/**
 * The letters of a word in one script are set in one face: where the first choice has only some of them, the first face that has
 * all of them takes the whole word, with the signs and digits in it that it has.
 */
function wholeWords(pieces: ScriptedGrapheme[], chosen: (Choice | undefined)[], fonts: FontChoice): (Choice | undefined)[] {
  const result = [...chosen];
  for (let first = 0; first < pieces.length; ) {
    const script = pieces[first]?.script;
    let end = first + 1;
    while (end < pieces.length && chosen[end] && chosen[first] && pieces[end]?.script === script) end += 1;
    const places = Array.from({ length: end - first }, (_, index) => first + index);
    const letters = places.filter((at) => isLetter(pieces[at]?.text ?? ''));
    if (new Set(letters.map((at) => chosen[at]?.font)).size > 1) {
      const word = letters.map((at) => pieces[at]?.text ?? '').join('');
      const font = coveringFont(word, script ?? 'Latn', fonts);
      for (const at of font ? places : []) {
        const piece = pieces[at];
        if (font && piece && !isPicture(piece.text) && font.coversAll(piece.text)) result[at] = { font, covered: true };
      }
    }
    first = end;
  }
  return result;
}

const isSpace = (grapheme: string): boolean => /^\s+$/u.test(grapheme);

/**
 * A space between two words in one font takes that font, so that they are shaped as one run. Between two fonts it takes the first
 * font and the larger width of the two: a narrow one (of a script face, of Nastaliq) would let the words touch.
 */
function spaceFont(space: ScriptedGrapheme, index: number, chosen: (Choice | undefined)[], fonts: FontChoice): Choice {
  const before = chosen.slice(0, index).findLast((choice) => choice !== undefined)?.font;
  const after = chosen.slice(index + 1).find((choice) => choice !== undefined)?.font;
  const first = chooseFont(space.text, 'Latn', fonts);
  const writes = (font: FontFace | undefined): font is FontFace =>
    font !== undefined && !isEmojiFont(font) && font.coversAll(space.text);
  const neighbours = [before, after].filter(writes);
  const [only] = neighbours;
  if (only && (before ?? after) === (after ?? before)) return { font: only, covered: true };
  const width = (font: FontFace): number => (font.advanceOf(space.text) ?? 0) * scaleOf(font, fonts);
  const font = neighbours.reduce((widest, next) => (width(next) > width(widest) ? next : widest), first.font);
  return { font, covered: first.covered };
}

function scaleOf(font: FontFace, fonts: FontChoice): number {
  return font === fonts.theme ? 1 : (fonts.fallbackScale ?? 1);
}

function chooseFont(grapheme: string, script: string, fonts: FontChoice): Choice {
  if (isPicture(grapheme) && emojiFont().coversAll(grapheme)) return { font: emojiFont(), covered: true };
  const font = coveringFont(grapheme, script, fonts);
  if (font) return { font, covered: true };
  if (canBePicture(grapheme) && emojiFont().coversAll(grapheme)) return { font: emojiFont(), covered: true };
  const [last] = candidates(script, fonts);
  if (!last) throw new Error('no font at all: neither the theme nor the fallback fonts could be read');
  return { font: last, covered: false };
}

function coveringFont(text: string, script: string, fonts: FontChoice): FontFace | undefined {
  for (const candidate of candidates(script, fonts)) if (candidate.coversAll(text)) return candidate;
  return undefined;
}

/** Lazily, so that no unneeded font is read. */
function* candidates(script: string, fonts: FontChoice): Generator<FontFace> {
  if (fonts.theme) yield fonts.theme;
  for (const code of [script, ...FALLBACK_SCRIPTS]) {
    const face = fallbackFont(code, fonts.weight);
    if (face) yield face;
  }
}

/** Visual order of a line's runs: rule L2 of the bidirectional algorithm (UAX #9) over whole runs. */
export function visualOrder<Run extends { level: number }>(runs: Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      if ((ordered[start]?.level ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
