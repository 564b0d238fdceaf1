import { readClock } from '@nimantran/kit/db/database';
import type { OrdersContext } from '../../context.ts';
import { type OwnEntry, ownReferencesIn } from '../../db/reconciliation/own-books.ts';
import { noteDifference, type ReconciliationRow } from '../../db/reconciliation/reconciliations.ts';
import { compareEntries } from '../../domain/reconciliation/compare-books.ts';
import type { Span } from '../../domain/reconciliation/nightly-spans.ts';
import type { Book } from './books.ts';

export type Reconciling = Pick<OrdersContext, 'db' | 'clock' | 'log' | 'stripe'> & {
  run: ReconciliationRow;
  /** The part of the run's span that is compared. */
  span: Span;
  /** @throws PartTooLargeError when the part has taken too long */
  checkTime(): void;
};

/** With the time before the provider was first asked. */
type Asking = Reconciling & { askedAt: Date };

/**
 * Compares the provider's list for the span with our entries, and the reverse. Returns the number of compared entries.
 * @throws PartTooLargeError for a span that must be compared in shorter parts
 */
export async function compareBook<Item>(work: Reconciling, book: Book<Item>): Promise<number> {
  const { span } = work;
  const asking = { ...work, askedAt: await readClock(work.db, work.clock) };
  const seen = new Set<string>();
  for await (const items of book.listed(work.stripe, span)) {
    work.checkTime();
    await compareItems(asking, book, items);
    for (const item of items) seen.add(book.referenceOf(item));
  }
  for await (const references of ownReferencesIn(work.db, book.kind, span)) {
    for (const reference of references) {
      if (seen.has(reference)) continue;
      seen.add(reference);
      work.checkTime();
      const item = await book.find(work.stripe, reference);
      if (item) await compareItems(asking, book, [item]);
      else await noteMissingThere(work, book, reference);
    }
  }
  return seen.size;
}

async function compareItems<Item>(work: Asking, book: Book<Item>, items: readonly Item[]): Promise<void> {
  const own = await book.ours(work.db, items);
  for (const item of items) {
    const ours = own.get(book.referenceOf(item));
    if (compareEntries(book.kind, book.theirs(item), ours)) await putRight(work, book, item);
  }
}

/** Enters the provider's item, and notes the original difference and whether it is gone now. */
async function putRight<Item>(work: Asking, book: Book<Item>, item: Item): Promise<void> {
  const { db, clock, log, run, askedAt } = work;
  const reference = book.referenceOf(item);
  await db.transaction().execute(async (transaction) => {
    const ours = async (): Promise<OwnEntry | undefined> => (await book.ours(transaction, [item])).get(reference);
    const before = await ours();
    const difference = compareEntries(book.kind, book.theirs(item), before);
    // The provider's own event may have arrived meanwhile.
    if (!difference) return;
    await book.settle(transaction, clock, item, askedAt);
    const after = await ours();
    const settled = compareEntries(book.kind, book.theirs(item), after) === undefined;
    const orderId = after?.orderId ?? before?.orderId ?? null;
    await noteDifference(transaction, { ...difference, reconciliationId: run.id, providerRef: reference, orderId, settled });
    log[settled ? 'warn' : 'error']({ difference: difference.kind, ref: reference, settled }, difference.text);
  });
}

async function noteMissingThere<Item>({ db, log, run }: Reconciling, book: Book<Item>, reference: string): Promise<void> {
  const ours = (await book.oursByReference(db, [reference])).get(reference);
  const difference = compareEntries(book.kind, undefined, ours);
  if (!ours || !difference) return;
  const { orderId } = ours;
  await noteDifference(db, { ...difference, reconciliationId: run.id, providerRef: reference, orderId, settled: false });
  log.error({ difference: difference.kind, ref: reference }, difference.text);
}
