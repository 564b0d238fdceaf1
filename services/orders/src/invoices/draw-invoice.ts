import type { InvoiceDocument } from '../domain/invoices/invoice-document.ts';
import type { InvoiceToDraw } from './messages.ts';
import { drawLines, drawNotes, drawSums } from './pdf/body.ts';
import { drawHeader, titleOf } from './pdf/header.ts';
import type { Style } from './pdf/pen.ts';
import { LEFT, QUIET, RIGHT, SAND, Sheet, WIDTH } from './pdf/sheet.ts';

const FOOT: Style = { size: 7.5, color: QUIET };
const FOOT_AT = 841.89 - 44;
/** It is also sent by mail. */
const MAX_BYTES = 2_000_000;

/** An invoice or credit note as A4 pages; the same document gives the same bytes. @throws RangeError beyond 2 MB */
export async function drawInvoice(
  document: InvoiceDocument,
  { cancelledAt, isRehearsal }: Pick<InvoiceToDraw, 'cancelledAt' | 'isRehearsal'>,
): Promise<Buffer> {
  const title = `${titleOf(document)} ${document.number}`;
  const sheet = new Sheet({ title, author: document.seller.name, createdAt: new Date(document.issuedAt) });
  drawHeader(sheet, document, { cancelledAt, isRehearsal });
  drawLines(sheet, document);
  drawSums(sheet, document);
  drawNotes(sheet, document);
  sheet.eachPage((page, pages) => {
    sheet.pen.rule(LEFT, FOOT_AT - 14, WIDTH, SAND);
    sheet.pen.line(`${document.seller.name} · ${title}`, LEFT, FOOT_AT, FOOT);
    sheet.pen.line(`Page ${page} of ${pages}`, RIGHT, FOOT_AT, FOOT, 'right');
  });
  const pdf = await sheet.bytes();
  if (pdf.length > MAX_BYTES) throw new RangeError(`${document.number} makes a PDF of ${pdf.length} bytes`);
  return pdf;
}
