import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { visualText } from '../text/itemise.ts';
import type { PrintPage } from './print-pages.ts';
import type { ShownText } from './scene-texts.ts';

export interface TextLayerJob {
  pdf: Buffer;
  page: PrintPage;
  /** Size of the animation, in whose pixels the texts lie. */
  source: { width: number };
  /** The texts of each page, in reading order. */
  texts: readonly (readonly ShownText[])[];
  title: string;
}

/**
 * Adds the words to a PDF whose letters are outlines: invisible text over each of them, so that it can be searched, copied and read
 * aloud (ISO 32000-1, 14.9.4). Also marks where the pages are cut. The same input gives the same bytes.
 */
export async function addTextLayer({ pdf, page, source, texts, title }: TextLayerJob): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  const letters = new InvisibleLetters(document);
  for (const [index, sheet] of document.getPages().entries()) {
    cut(sheet, page);
    const scale = page.scene.width / source.width;
    const spans = (texts[index] ?? []).map((shown) => span(shown, page, scale, letters));
    const content = ['q', 'BT', '3 Tr', ...spans, 'ET', 'Q'].join('\n');
    sheet.node.addContentStream(document.context.register(document.context.flateStream(content)));
  }
  for (const [name, font] of letters.finish())
    for (const sheet of document.getPages()) sheet.node.setFontDictionary(document.context.obj(name), font);
  return document.save();
}

/** Boxes count from the lower left corner. */
function cut(sheet: PDFPage, { width, height, trim }: PrintPage): void {
  sheet.setBleedBox(0, 0, width, height);
  sheet.setTrimBox(trim.x, height - trim.y - trim.height, trim.width, trim.height);
}

/** Share of a line below its baseline. */
const DESCENT = 0.2;
/**
 * How many times as tall as wide a letter may be. A line that the scene breaks is one line here, with narrow letters; poppler takes equal
 * letters that are nearer than a tenth of their height for one that is drawn twice, to make it bold.
 */
const TALLEST = 6;

/** Its lines from top to bottom, with the characters of each from left to right. */
const linesOf = ({ text }: ShownText): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(visualText);

/** A text as marked content, with a letter for each character spread over its place, line by line. */
function span(shown: ShownText, { height, scene }: PrintPage, scale: number, letters: InvisibleLetters): string {
  const { text, bounds } = shown;
  const lines = linesOf(shown);
  const row = ((bounds.bottom - bounds.top) * scale) / lines.length;
  const written = lines.map((line, index) => {
    const characters = [...line];
    const letter = ((bounds.right - bounds.left) * scale) / characters.length;
    const [wide, size] = [letter / WIDTH, Math.min(row, TALLEST * letter)];
    const x = scene.x + bounds.left * scale;
    // In the middle of its row.
    const y = height - scene.y - bounds.top * scale - (index + 0.5) * row - (0.5 - DESCENT) * size;
    const place = [wide, 0, 0, size, x, y].map((value) => value.toFixed(3)).join(' ');
    return `${place} Tm\n${letters.show(characters)}`;
  });
  // Readers disagree about the order of stated words that run from right to left; that of placed letters they all turn round.
  const isTurned = lines.join('\n') !== text;
  const stated = isTurned ? '' : `/ActualText <${hexOf(text)}>`;
  return [`/Span <<${stated}>> BDC`, ...written, 'EMC'].join('\n');
}

/** UTF-16 with its mark, in hexadecimal digits. */
function hexOf(text: string): string {
  return `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;
}

const stringOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** In em. */
const WIDTH = 0.5;
const CODES = 255;

/**
 * Fonts of type 3 whose letters draw nothing, one code for each character in use. Unlike a font that is only named, they need no
 * substitute, and their table tells the character of each code to readers that ignore marked content.
 */
class InvisibleLetters {
  readonly #document: PDFDocument;
  readonly #codes = new Map<string, number>();

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** Operators that show the characters. */
  show(characters: readonly string[]): string {
    return characters
      .map((character) => {
        const index = this.#codes.get(character) ?? this.#codes.size;
        this.#codes.set(character, index);
        return { font: nameOf(Math.floor(index / CODES)), code: hexByte((index % CODES) + 1) };
      })
      .map(({ font, code }, at, all) => (all[at - 1]?.font === font ? code : `${at > 0 ? '> Tj\n' : ''}/${font} 1 Tf <${code}`))
      .concat('> Tj')
      .join('');
  }

  /** The fonts, by the names that pages use. */
  finish(): [name: string, font: PDFRef][] {
    const characters = [...this.#codes.keys()];
    const count = Math.ceil(characters.length / CODES);
    return Array.from({ length: count }, (_, font) => [
      nameOf(font),
      this.#fontOf(characters.slice(font * CODES, (font + 1) * CODES)),
    ]);
  }

  #fontOf(characters: readonly string[]): PDFRef {
    const { context } = this.#document;
    const nothing = context.register(context.stream(`${WIDTH * 1000} 0 d0`));
    const font = context.obj({
      ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, -DESCENT * 1000, WIDTH * 1000, (1 - DESCENT) * 1000] },
      ...{ FontMatrix: [0.001, 0, 0, 0.001, 0, 0], Resources: {}, CharProcs: { space: nothing } },
      Encoding: { Type: 'Encoding', Differences: [1, ...characters.map(() => 'space')] },
      ...{ FirstChar: 1, LastChar: characters.length, Widths: characters.map(() => WIDTH * 1000) },
      ToUnicode: context.register(context.flateStream(toUnicode(characters))),
    });
    return context.register(font);
  }
}

const nameOf = (font: number): string => `Words${font + 1}`;
const hexByte = (value: number): string => value.toString(16).padStart(2, '0');
/** The most entries that a block of a table may have. */
const BLOCK = 100;

/** The character of each code (Adobe Technical Note 5411). */
function toUnicode(characters: readonly string[]): string {
  const entries = characters.map((character, index) => `<${hexByte(index + 1)}> <${hexOf(character).slice(4)}>`);
  const blocks = Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, block) =>
    entries.slice(block * BLOCK, (block + 1) * BLOCK),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Words def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks.flatMap((block) => [`${block.length} beginbfchar`, ...block, 'endbfchar']),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

const SHOWN = / Tm|\/(Words\d+) 1 Tf|<([0-9a-f]*)> Tj/g;
const TABLE_ENTRY = /^<([0-9a-f]{2})> <([0-9a-f]+)>$/gm;

/** The lines in the text layer of each page of a finished PDF, as readers find them: each character from left to right. */
export async function readTextLayer(pdf: Uint8Array): Promise<string[][]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  const textOf = (object: PDFObject | undefined): string => {
    const stream = context.lookup(object);
    return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';
  };
  const tableOf = (font: PDFObject): Map<string, string> => {
    const table = textOf(context.lookup(font, PDFDict).get(PDFName.of('ToUnicode')));
    return new Map([...table.matchAll(TABLE_ENTRY)].map(([, code = '', hex = '']) => [code, stringOf(hex)]));
  };
  return document.getPages().map((sheet) => {
    const { Contents, Font } = sheet.node.normalizedEntries();
    const tables = new Map(Font.entries().map(([name, font]) => [name.decodeText(), tableOf(font)]));
    // The library may have wrapped streams of its own around all.
    const layer = (Contents?.asArray() ?? []).map(textOf).findLast((text) => text.includes('/Words1 1 Tf')) ?? '';
    const lines: string[] = [];
    let table: Map<string, string> | undefined;
    for (const [operator, font, codes = ''] of layer.matchAll(SHOWN)) {
      if (operator === ' Tm') lines.push('');
      else if (font !== undefined) table = tables.get(font);
      else lines.push(`${lines.pop() ?? ''}${(codes.match(/../g) ?? []).map((code) => table?.get(code) ?? '').join('')}`);
    }
    return lines;
  });
}

/** The same of the texts that a layer was made from. */
export const wantedLines = (texts: TextLayerJob['texts']): string[][] => texts.map((page) => page.flatMap(linesOf));
