import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import type { Bounds } from './bounds.ts';

/** One glyph of a shaped run, in font units; `cluster` is the UTF-16 index of the text it stands for. */
export interface ShapedGlyph {
  id: number;
  cluster: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

export interface PathCommand {
  type: string;
  values: number[];
}

/** Options for drawing letters beyond the needs of their script. */
export interface ShapeStyle {
  /** Purely decorative ligatures (fi, fl) are off: tracked text is set so. */
  loose?: boolean;
  /** Small letters as the small capitals of the font. */
  smallCaps?: boolean;
}

/** HarfBuzz hides these. Hangul fillers and controls of shorthand are default ignorable too, but are drawn (as .notdef). */
const COVERED_WITHOUT_GLYPH = /^(?![\u115F\u1160\u3164\uFFA0\u{1BCA0}-\u{1BCA3}])\p{Default_Ignorable_Code_Point}$/u;
/** They stand for something that was lost, whatever the font draws. */
const NEVER_COVERED = /^[\uFFFC\uFFFD]$/u;

/** A font file as HarfBuzz sees it: its coverage, its shaping and its glyphs. Units are the font's own, y up. */
export class FontFace {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly #font: hb.Font;
  readonly #smallCaps: boolean;
  readonly #outlines = new Map<number, PathCommand[]>();
  readonly #extents = new Map<number, Bounds | undefined>();

  constructor(name: string, file: Uint8Array) {
    const face = new hb.Face(new hb.Blob(file));
    if (!(face.upem > 0) || face.collectUnicodes().length === 0) throw new Error(`${name} is not a font file`);
    this.name = name;
    this.#font = new hb.Font(face);
    this.unitsPerEm = face.upem;
    this.#smallCaps = face.getTableFeatureTags('GSUB').includes('smcp');
    const extents = this.#font.hExtents();
    this.ascender = extents.ascender;
    this.descender = extents.descender;
  }

  static fromFile(path: string): FontFace {
    return new FontFace(path.split('/').at(-1) ?? path, readFileSync(path));
  }

  /** Height of a letter above the baseline in em; undefined if the font lacks it. */
  heightOf(letter: string): number | undefined {
    const glyph = this.#font.nominalGlyph(letter.codePointAt(0) ?? 0);
    const extents = glyph ? this.#font.glyphExtents(glyph) : undefined;
    return extents ? extents.yBearing / this.unitsPerEm : undefined;
  }

  /** Width of a character in em; undefined if the font lacks it. */
  advanceOf(character: string): number | undefined {
    const glyph = this.#font.nominalGlyph(character.codePointAt(0) ?? 0);
    return glyph ? this.#font.glyphHAdvance(glyph) / this.unitsPerEm : undefined;
  }

  covers(character: string): boolean {
    if (COVERED_WITHOUT_GLYPH.test(character)) return true;
    if (NEVER_COVERED.test(character)) return false;
    const codePoint = character.codePointAt(0);
    return codePoint !== undefined && (this.#font.nominalGlyph(codePoint) ?? 0) !== 0;
  }

  coversAll(text: string): boolean {
    for (const character of text) if (!this.covers(character)) return false;
    return true;
  }

  /** The glyph that shaping puts where a sign has no letter; undefined if the font has none. */
  get dottedCircle(): number | undefined {
    return this.#font.nominalGlyph(0x25cc) || undefined;
  }

  get hasSmallCaps(): boolean {
    return this.#smallCaps;
  }

  /** Shapes `text[start, end)` with the rest as context. Glyphs are in visual order, left to right. */
  shape(text: string, start: number, end: number, script: string, rightToLeft: boolean, style: ShapeStyle = {}): ShapedGlyph[] {
    const buffer = new hb.Buffer();
    buffer.addText(text, start, end - start);
    buffer.setDirection(rightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.setScript(script);
    buffer.guessSegmentProperties();
    const features = [
      ...(style.loose ? [new hb.Feature('liga', 0), new hb.Feature('clig', 0)] : []),
      ...(style.smallCaps ? [new hb.Feature('smcp', 1)] : []),
    ];
    hb.shape(this.#font, buffer, features);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, index) => ({
      id: info.codepoint,
      cluster: info.cluster,
      xAdvance: positions[index]?.xAdvance ?? 0,
      xOffset: positions[index]?.xOffset ?? 0,
      yOffset: positions[index]?.yOffset ?? 0,
    }));
  }

  /** The bounds of a glyph's outline in font units, y down from the baseline; undefined if it has none. */
  extentsOf(glyph: number): Bounds | undefined {
    if (this.#extents.has(glyph)) return this.#extents.get(glyph);
    const found = this.#font.glyphExtents(glyph);
    const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = found ?? {};
    const bounds = { left: xBearing, top: -yBearing, right: xBearing + width, bottom: -yBearing - height };
    const extents = width === 0 && height === 0 ? undefined : bounds;
    this.#extents.set(glyph, extents);
    return extents;
  }

  outline(glyph: number): PathCommand[] {
    const known = this.#outlines.get(glyph);
    if (known) return known;
    const commands = this.#font.glyphToJson(glyph);
    this.#outlines.set(glyph, commands);
    return commands;
  }
}
