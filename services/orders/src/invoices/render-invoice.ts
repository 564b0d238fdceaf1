import { Worker } from 'node:worker_threads';
import type { InvoiceDocument } from '../domain/invoices/invoice-document.ts';
import type { DrawnInvoice, InvoiceToDraw } from './messages.ts';

/** The file name under which a browser saves it: `NM-26-27-000001.pdf`. */
export function fileNameOfInvoice(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}

/** `drawInvoice` in a separate thread: it takes as long as handling many payments. @throws RangeError beyond 2 MB */
export function renderInvoice(
  document: InvoiceDocument,
  { cancelledAt }: { cancelledAt: Date | null },
  { isRehearsal }: { isRehearsal: boolean },
): Promise<Buffer> {
  thread ??= new InvoiceThread(() => {
    thread = undefined;
  });
  return thread.draw({ document, cancelledAt, isRehearsal });
}

/** Started with the first invoice; it keeps the fonts loaded. */
let thread: InvoiceThread | undefined;

class InvoiceThread {
  readonly #worker = new Worker(new URL('./invoice-thread.ts', import.meta.url));
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  #last = 0;

  /** `onEnd` is called when the thread can draw no more; the next invoice needs a new one. */
  constructor(onEnd: () => void) {
    const end = (error: Error): void => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('message', (drawn: DrawnInvoice) => this.#take(drawn));
    this.#worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => end(new Error(`The thread that draws invoices ended with ${code}.`)));
    // The thread must not keep an otherwise idle process alive.
    this.#worker.unref();
  }

  draw(invoice: Omit<InvoiceToDraw, 'id'>): Promise<Buffer> {
    this.#last += 1;
    const answer = Promise.withResolvers<Buffer>();
    this.#waiting.set(this.#last, answer);
    this.#worker.ref();
    this.#worker.postMessage({ id: this.#last, ...invoice } satisfies InvoiceToDraw);
    return answer.promise;
  }

  #take(drawn: DrawnInvoice): void {
    const answer = this.#waiting.get(drawn.id);
    this.#waiting.delete(drawn.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('pdf' in drawn) answer?.resolve(Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength));
    else answer?.reject(drawn.error);
  }
}
