import type { InvoiceDocument } from '../domain/invoices/invoice-document.ts';

export interface InvoiceToDraw {
  id: number;
  document: InvoiceDocument;
  cancelledAt: Date | null;
  /** Whether it says that nothing was charged. */
  isRehearsal: boolean;
}

export type DrawnInvoice = { id: number; pdf: Uint8Array } | { id: number; error: Error };
