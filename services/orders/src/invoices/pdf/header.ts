import { REHEARSAL_NOTICE } from '@nimantran/proto/domain/rehearsal';
import { stateLabel } from '../../domain/invoices/indian-states.ts';
import type { InvoiceDocument, Seller } from '../../domain/invoices/invoice-document.ts';
import type { InvoiceToDraw } from '../messages.ts';
import { countryName, writtenDay } from './amounts.ts';
import type { Style } from './pen.ts';
import { AUBERGINE, INK, LEFT, MARIGOLD, QUIET, RIGHT, type Sheet, VERMILION, WIDTH } from './sheet.ts';

const GAP = 24;
const LABEL: Style = { size: 7.5, color: QUIET };
const VALUE: Style = { size: 9.5, color: INK };
/** Of shops whose documents do not name them. */
const NAME_BEFORE = 'Nimantran';
const NAME: Style = { size: 10.5, color: INK, weight: 700 };

export function titleOf({ kind, supply }: InvoiceDocument): string {
  if (kind === 'credit_note') return 'Credit note';
  return supply === 'untaxed' ? 'Bill of supply' : 'Tax invoice';
}

/** The shop's name, the document's title, number and dates, and the two parties. */
export function drawHeader(
  sheet: Sheet,
  document: InvoiceDocument,
  { cancelledAt, isRehearsal }: Pick<InvoiceToDraw, 'cancelledAt' | 'isRehearsal'>,
): void {
  const { pen } = sheet;
  const brand: Style = { size: 24, color: AUBERGINE, isHeading: true };
  const { shopName = NAME_BEFORE } = document;
  pen.line(shopName, LEFT, sheet.y + 20, brand);
  pen.line('निमंत्रण', LEFT + pen.widthOf(shopName, brand) + 8, sheet.y + 20, { size: 12, color: QUIET });
  pen.line(titleOf(document), RIGHT, sheet.y + 20, { size: 18, color: INK, isHeading: true }, 'right');
  pen.rule(LEFT, sheet.y + 34, WIDTH, MARIGOLD, 1.5);
  sheet.y += 52;
  if (isRehearsal) drawVoid(sheet, 'Rehearsal', REHEARSAL_NOTICE);
  if (cancelledAt)
    drawVoid(
      sheet,
      'Cancelled',
      `Cancelled on ${writtenDay(cancelledAt)}: the bank sent the refund back, so nothing was credited.`,
    );
  drawFacts(sheet, factsOf(document));
  drawParties(sheet, document);
}

function factsOf({ number, issuedAt, orderNumber, corrects, placeOfSupply }: InvoiceDocument): [string, string][] {
  return [
    ['Number', number],
    ['Date', writtenDay(issuedAt)],
    ['Order', orderNumber],
    corrects ? ['For invoice', `${corrects.number} of ${writtenDay(corrects.issuedAt)}`] : ['Place of supply', placeOfSupply],
  ];
}

function drawFacts(sheet: Sheet, facts: readonly [string, string][]): void {
  const width = (WIDTH - GAP * (facts.length - 1)) / facts.length;
  const ends = facts.map(([label, value], index) => {
    const x = LEFT + index * (width + GAP);
    sheet.pen.column(label, x, sheet.y, width, LABEL);
    return sheet.pen.column(value, x, sheet.y + 13, width, VALUE);
  });
  sheet.y = Math.max(...ends) + 22;
}

function drawParties(sheet: Sheet, { seller, buyer, kind, corrects, placeOfSupply }: InvoiceDocument): void {
  const width = (WIDTH - GAP) / 2;
  const buyerLines = [
    [buyer.country === 'IN' && buyer.state ? stateLabel(buyer.state) : '', countryName(buyer.country)].filter(Boolean).join(', '),
    ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
    ...(buyer.email ? [buyer.email] : []),
    ...(kind === 'credit_note' && corrects ? [`Place of supply: ${placeOfSupply}`] : []),
  ];
  const seller_ = drawParty(sheet, LEFT, width, 'From', seller.name, sellerLines(seller));
  const buyer_ = drawParty(sheet, LEFT + width + GAP, width, 'To', buyer.name, buyerLines);
  sheet.y = Math.max(seller_, buyer_) + 26;
}

function sellerLines({ address, state, gstin }: Seller): string[] {
  return [...address, `${stateLabel(state)}, India`, ...(gstin ? [`GSTIN ${gstin}`] : [])];
}

function drawParty(sheet: Sheet, x: number, width: number, label: string, name: string, lines: readonly string[]): number {
  const { pen } = sheet;
  pen.column(label, x, sheet.y, width, LABEL);
  let y = pen.column(name, x, sheet.y + 13, width, NAME) + 2;
  for (const line of lines) y = pen.column(line, x, y, width, { ...VALUE, size: 9 });
  return y;
}

/** A word across the page, and the reason above everything else. */
function drawVoid(sheet: Sheet, word: string, text: string): void {
  sheet.y = sheet.pen.column(text, LEFT, sheet.y, WIDTH, { size: 10, color: VERMILION, weight: 700 }) + 14;
  sheet.doc
    .save()
    .rotate(-32, { origin: [297, 420] })
    .fillOpacity(0.1);
  const stamp: Style = { size: 92, color: VERMILION, isHeading: true };
  sheet.pen.line(word, 297 - sheet.pen.widthOf(word, stamp) / 2, 450, stamp);
  sheet.doc.restore();
}
