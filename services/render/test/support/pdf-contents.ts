import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

/** What the first page of a PDF draws. */
export async function contentsOf(pdf: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const [page] = document.getPages();
  const streams = (page?.node.normalizedEntries().Contents?.asArray() ?? []).map((ref) => document.context.lookup(ref));
  return streams
    .map((stream) => (stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''))
    .join('\n');
}
