import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import * as hb from 'harfbuzzjs';

export type Weight = 400 | 700;

interface Outline {
  type: string;
  values: number[];
}

/** A positioned glyph: font units, y up, from the start of the run. */
export interface PlacedGlyph {
  x: number;
  y: number;
  outline: readonly Outline[];
}

const WIDTHS_KEPT = 4_000;

/** A font file: the characters it covers and how it shapes them. Units are the font's own. */
export class Typeface {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly #font: hb.Font;
  readonly #file: Buffer;
  readonly #widths = new Map<string, number>();
  #embeddable: Font | undefined;

  constructor(name: string, file: Buffer) {
    const face = new hb.Face(new hb.Blob(file));
    this.name = name;
    this.#file = file;
    this.unitsPerEm = face.upem;
    this.#font = new hb.Font(face);
  }

  /** As the PDF library embeds it. Opened once: reading its tables is most of the work of an invoice. */
  get embeddable(): Font {
    if (this.#embeddable) return this.#embeddable;
    const font = create(this.#file);
    if (!('layout' in font)) throw new Error(`${this.name} is a collection of fonts`);
    this.#embeddable = font;
    return font;
  }

  /** The width as the PDF library sets it. Cached, since most words recur in other invoices and are measured many times. */
  plainWidth(text: string): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const width = this.embeddable.layout(text).advanceWidth;
    if (this.#widths.size >= WIDTHS_KEPT) this.#widths.clear();
    this.#widths.set(text, width);
    return width;
  }

  covers(character: string): boolean {
    return (this.#font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0;
  }

  /** Letters joined and ordered as their script requires, in visual order. */
  shape(text: string): { glyphs: PlacedGlyph[]; width: number } {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(this.#font, buffer, []);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const glyph = { x: x + xOffset, y: yOffset, outline: this.#font.glyphToJson(codepoint) };
      x += xAdvance;
      return glyph;
    });
    return { glyphs, width: x };
  }
}

const WEIGHT_NAMES = { 400: '400Regular', 700: '700Bold' } as const;
/** Characters set in the Latin face; it has Devanagari too, but that script has its own face. */
const LATIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;
const FAMILIES = [
  ['noto-sans-devanagari', 'NotoSansDevanagari'],
  ['noto-sans-gujarati', 'NotoSansGujarati'],
  ['noto-sans-tamil', 'NotoSansTamil'],
  ['noto-sans-telugu', 'NotoSansTelugu'],
  ['noto-sans-bengali', 'NotoSansBengali'],
  ['noto-sans-gurmukhi', 'NotoSansGurmukhi'],
  ['noto-sans-kannada', 'NotoSansKannada'],
  ['noto-sans-malayalam', 'NotoSansMalayalam'],
  ['noto-sans-oriya', 'NotoSansOriya'],
  ['noto-nastaliq-urdu', 'NotoNastaliqUrdu'],
] as const;

const opened = new Map<string, Typeface>();

function typeface(family: string, name: string, weight: string): Typeface {
  const key = `${name}_${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const address = import.meta.resolve(`@expo-google-fonts/${family}/${weight}/${key}.ttf`);
  const made = new Typeface(key, readFileSync(fileURLToPath(address)));
  opened.set(key, made);
  return made;
}

const latins: Partial<Record<Weight, Typeface>> = {};

/** Called for each letter. */
export function latin(weight: Weight): Typeface {
  latins[weight] ??= typeface('noto-sans', 'NotoSans', WEIGHT_NAMES[weight]);
  return latins[weight];
}

/** For headings and the name of the shop. */
export const display = (): Typeface => typeface('fraunces', 'Fraunces', '600SemiBold');

/** The face that has a character; the Latin one, with its empty box, if none has. */
export function faceFor(character: string, weight: Weight): Typeface {
  if (LATIN.test(character) && latin(weight).covers(character)) return latin(weight);
  for (const [family, name] of FAMILIES) {
    const face = typeface(family, name, WEIGHT_NAMES[weight]);
    if (face.covers(character)) return face;
  }
  return latin(weight);
}
