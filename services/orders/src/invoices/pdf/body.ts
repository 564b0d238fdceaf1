import { amountInWords } from '../../domain/invoices/amount-in-words.ts';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { writtenAmount } from './amounts.ts';
import type { Style } from './pen.ts';
import { AUBERGINE, INK, LEFT, QUIET, RIGHT, SAND, type Sheet, WIDTH } from './sheet.ts';

const HEAD: Style = { size: 7.5, color: QUIET };
const CELL: Style = { size: 9.5, color: INK };
const TOTAL: Style = { size: 12, color: AUBERGINE, weight: 700 };
const NOTE: Style = { size: 8, color: QUIET };
const SAC_AT = LEFT + WIDTH * 0.62;
const LABEL_WIDTH = WIDTH * 0.58;
const SUMS_AT = LEFT + WIDTH * 0.55;
const ROW_PADDING = 6;

/** Draws the invoice lines; a further page repeats the column heads. */
export function drawLines(sheet: Sheet, { lines, sac, currency, supply }: InvoiceDocument): void {
  const amountHead = supply === 'untaxed' || supply === 'export' ? 'Amount' : 'Amount with tax';
  drawHeads(sheet, amountHead);
  for (const { label, amountMinor } of lines) {
    const height = sheet.pen.heightOf(sheet.pen.lines(label, LABEL_WIDTH, CELL).length, CELL) + 2 * ROW_PADDING;
    if (sheet.need(height)) drawHeads(sheet, amountHead);
    const top = sheet.y + ROW_PADDING;
    sheet.pen.column(label, LEFT, top, LABEL_WIDTH, CELL);
    sheet.pen.column(sac, SAC_AT, top, WIDTH * 0.15, CELL);
    sheet.pen.line(writtenAmount(currency, amountMinor), RIGHT, top + CELL.size * 1.1, CELL, 'right');
    sheet.y += height;
    sheet.pen.rule(LEFT, sheet.y, WIDTH, SAND);
  }
  sheet.y += 14;
}

function drawHeads(sheet: Sheet, amountHead: string): void {
  sheet.pen.column('Description', LEFT, sheet.y, LABEL_WIDTH, HEAD);
  sheet.pen.column('SAC', SAC_AT, sheet.y, 60, HEAD);
  sheet.pen.line(amountHead, RIGHT, sheet.y + HEAD.size * 1.1, HEAD, 'right');
  sheet.y += 15;
  sheet.pen.rule(LEFT, sheet.y, WIDTH, INK);
}

/** The taxable value, each tax, and the total, in figures and in words. */
export function drawSums(sheet: Sheet, document: InvoiceDocument): void {
  const { currency, totalMinor, kind } = document;
  const sums = sumsOf(document);
  sheet.need((sums.length + 1) * 18 + 70);
  for (const [label, amountMinor] of sums) {
    sheet.pen.line(label, SUMS_AT, sheet.y + 10, CELL);
    sheet.pen.line(writtenAmount(currency, amountMinor), RIGHT, sheet.y + 10, CELL, 'right');
    sheet.y += 18;
  }
  sheet.pen.rule(SUMS_AT, sheet.y + 2, RIGHT - SUMS_AT, INK);
  sheet.y += 8;
  sheet.pen.line(kind === 'credit_note' ? 'Total credited' : 'Total paid', SUMS_AT, sheet.y + 13, TOTAL);
  sheet.pen.line(writtenAmount(currency, totalMinor), RIGHT, sheet.y + 13, TOTAL, 'right');
  sheet.y += 30;
  sheet.pen.column('In words', LEFT, sheet.y, WIDTH, HEAD);
  sheet.y = sheet.pen.column(amountInWords(currency, totalMinor), LEFT, sheet.y + 13, WIDTH, CELL) + 22;
}

function sumsOf({ supply, taxableMinor, taxes }: InvoiceDocument): [string, number][] {
  if (supply === 'untaxed') return [];
  if (supply === 'export')
    return [
      ['Taxable value', taxableMinor],
      ['IGST 0 % (zero-rated)', 0],
    ];
  return [
    ['Taxable value', taxableMinor],
    ...taxes.map((tax): [string, number] => [`${tax.label} ${tax.percent} %`, tax.amountMinor]),
  ];
}

export function drawNotes(sheet: Sheet, document: InvoiceDocument): void {
  for (const note of notesOf(document)) {
    sheet.need(sheet.pen.heightOf(sheet.pen.lines(note, WIDTH, NOTE).length, NOTE));
    sheet.y = sheet.pen.column(note, LEFT, sheet.y, WIDTH, NOTE) + 3;
  }
}

function notesOf({ supply, seller, kind }: InvoiceDocument): string[] {
  const made = 'This is a computer-generated document. No signature is required.';
  const reverse = 'Tax payable on reverse charge: no.';
  switch (supply) {
    case 'untaxed':
      return [`The seller is not registered for Goods and Services Tax; no tax is charged.`, made];
    case 'export': {
      const lut = seller.lut === null ? '' : ` (LUT ${seller.lut})`;
      return [
        `Supply meant for export of services under letter of undertaking${lut} without payment of integrated tax.`,
        reverse,
        made,
      ];
    }
    default: {
      const contained =
        kind === 'invoice' ? 'Prices contain the tax shown.' : 'The tax of the invoice is reduced by the tax shown.';
      return [contained, reverse, made];
    }
  }
}
