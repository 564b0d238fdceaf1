import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';
import type { DrawnInvoice, InvoiceToDraw } from './messages.ts';

/** Draws the invoices it receives, and answers each with its PDF or the error. */
parentPort?.on('message', ({ id, document, cancelledAt, isRehearsal }: InvoiceToDraw) => {
  const tell = (drawn: DrawnInvoice): void => parentPort?.postMessage(drawn);
  drawInvoice(document, { cancelledAt, isRehearsal }).then(
    (pdf) => tell({ id, pdf }),
    (error: unknown) => tell({ id, error: error instanceof Error ? error : new Error(String(error)) }),
  );
});
