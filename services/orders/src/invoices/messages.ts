import type { InvoiceDocument } from '../domain/invoices/invoice-document.ts';

/** A request to the thread that draws invoices. */
export interface InvoiceToDraw {
  id: number;
  document: InvoiceDocument;
  cancelledAt: Date | null;
}

/** Its answer. */
export type DrawnInvoice = { id: number; pdf: Uint8Array } | { id: number; error: Error };
