import PDFDocument from 'pdfkit';
import { Pen } from './pen.ts';

export const INK = '#241A1E';
export const QUIET = '#6B5A60';
export const AUBERGINE = '#4A1237';
export const MARIGOLD = '#E08A00';
export const SAND = '#E6DCCB';
export const VERMILION = '#C8371F';

export const LEFT = 56;
export const WIDTH = 595.28 - 2 * LEFT;
export const RIGHT = LEFT + WIDTH;
const TOP = 56;
const BOTTOM = 841.89 - 76;

/** A4 pages, written from top to bottom; content that no longer fits starts a new page. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly pen: Pen;
  y = TOP;

  constructor(info: { title: string; author: string; createdAt: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      // No default font: the library would read one for each document.
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-IN',
      displayTitle: true,
      // Dated with the invoice's own day, so that the same invoice always gives the same file.
      info: { Title: info.title, Author: info.author, CreationDate: info.createdAt, Creator: 'Nimantran', Producer: 'Nimantran' },
    });
    this.pen = new Pen(this.doc);
  }

  /** Makes room for content that must stay together. Returns whether that started a new page. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.doc.addPage();
    this.y = TOP;
    return true;
  }

  /** Runs for each page, with its number and the page count. */
  eachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      draw(page + 1, count);
    }
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const whole = new Promise<Buffer>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
    this.doc.end();
    return whole;
  }
}
