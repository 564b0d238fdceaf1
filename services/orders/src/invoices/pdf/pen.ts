import type { Font } from 'fontkit';
import { breakLines, isPlain, type Run, runsOf } from './runs.ts';
import { display, type PlacedGlyph, type Typeface, type Weight } from './typeface.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** The library also accepts opened fonts; its types omit this. */
      registerFont(name: string, font: Font): this;
    }
  }
}

export interface Style {
  size: number;
  color: string;
  weight?: Weight;
  isHeading?: boolean;
}

const LINE_HEIGHT = 1.45;

/** Writes text of any script into a PDF. Lengths are points, y grows downwards. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly #registered = new Set<string>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  widthOf(text: string, style: Style): number {
    return this.#runs(text, style).reduce((width, run) => width + this.#widthOf(run, style), 0);
  }

  /** Breaks a text into the lines of a column. */
  lines(text: string, width: number, style: Style): string[] {
    return breakLines(text, width, (line) => this.widthOf(line, style));
  }

  heightOf(lines: number, style: Style): number {
    return lines * style.size * LINE_HEIGHT;
  }

  /** Writes one line with its baseline on `y`, starting at `x`, or ending there if right-aligned. */
  line(text: string, x: number, y: number, style: Style, align: 'left' | 'right' = 'left'): void {
    let at = align === 'right' ? x - this.widthOf(text, style) : x;
    for (const run of this.#runs(text, style)) {
      if (this.#isPlain(run, style)) {
        this.#use(run.face, style);
        this.doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      } else this.#draw(run, at, y, style);
      at += this.#widthOf(run, style);
    }
  }

  /** Writes a column of lines from `top` down, and returns where it ends. */
  column(text: string, x: number, top: number, width: number, style: Style): number {
    const lines = this.lines(text, width, style);
    for (const [index, line] of lines.entries()) this.line(line, x, top + this.heightOf(index, style) + style.size * 1.1, style);
    return top + this.heightOf(lines.length, style);
  }

  rule(x: number, y: number, width: number, color: string, thickness = 0.75): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(color);
  }

  #runs(text: string, style: Style): Run[] {
    return style.isHeading ? [{ text, face: display() }] : runsOf(text, style.weight ?? 400);
  }

  #isPlain(run: Run, style: Style): boolean {
    return style.isHeading === true || isPlain(run, style.weight ?? 400);
  }

  #widthOf(run: Run, style: Style): number {
    const width = this.#isPlain(run, style) ? run.face.plainWidth(run.text) : run.face.shape(run.text).width;
    return (width * style.size) / run.face.unitsPerEm;
  }

  #use(face: Typeface, style: Style): void {
    if (!this.#registered.has(face.name)) {
      this.doc.registerFont(face.name, face.embeddable);
      this.#registered.add(face.name);
    }
    this.doc.font(face.name).fontSize(style.size).fillColor(style.color);
  }

  /** Draws outlines: the library misshapes Telugu, Gurmukhi, Malayalam, Bengali and Kannada. The text can still be copied. */
  #draw({ text, face }: Run, x: number, y: number, style: Style): void {
    const { doc } = this;
    const scale = style.size / face.unitsPerEm;
    doc.markContent('Span', { actual: text });
    doc.save().translate(x, y).scale(scale, -scale);
    for (const glyph of face.shape(text).glyphs) this.#trace(glyph);
    doc.fill(style.color).restore();
    doc.endMarkedContent();
  }

  #trace({ x, y, outline }: PlacedGlyph): void {
    for (const { type, values } of outline) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
      if (type === 'M') this.doc.moveTo(x + a, y + b);
      else if (type === 'L') this.doc.lineTo(x + a, y + b);
      else if (type === 'Q') this.doc.quadraticCurveTo(x + a, y + b, x + c, y + d);
      else if (type === 'C') this.doc.bezierCurveTo(x + a, y + b, x + c, y + d, x + e, y + f);
      else this.doc.closePath();
    }
  }
}
