import type { InvoiceDocument } from '../domain/invoices/invoice-document.ts';

/** What the thread that draws invoices is asked. */
export interface InvoiceToDraw {
  id: number;
  document: InvoiceDocument;
  cancelledAt: Date | null;
}

/** What it answers. */
export type DrawnInvoice = { id: number; pdf: Uint8Array } | { id: number; error: Error };
