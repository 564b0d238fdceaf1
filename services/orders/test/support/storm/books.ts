import { type Kysely, sql } from 'kysely';
import type { Book } from '../../../../../infra/local/stripe/balance/books.ts';
import type { Tables } from '../../../src/db/schema.ts';

/** The rest of each payment after refunds: `<currency> <minor units>` by payment intent. */
export type Books = Record<string, string>;

/** The stand-in's books, from its journal: money received minus money finally refunded or disputed. */
export async function booksThere(providerUrl: string): Promise<Books> {
  const answer = await fetch(`${providerUrl}/_test/stripe/books`);
  const { books } = (await answer.json()) as { books: Book[] };
  const left = (book: Book) => book.received - book.refunded_succeeded - book.disputed_withdrawn + book.disputed_returned;
  return Object.fromEntries(books.map((book) => [book.payment_intent, `${book.currency.toUpperCase()} ${left(book)}`]));
}

/** Our books, counted from the ledger alone; an entry without a payment is listed under its own reference. */
export async function booksHere(db: Kysely<Tables>): Promise<Books> {
  const { rows } = await sql<{ intent: string; currency: string; minor: number }>`
    select coalesce(payments.payment_intent, ledger.kind || ' ' || ledger.provider_ref) as intent, ledger.currency,
           sum(ledger.amount_minor)::bigint as minor
    from ledger
    left join refunds on ledger.kind in ('refund', 'refund_failed') and refunds.provider_id = ledger.provider_ref
    left join disputes on ledger.kind in ('dispute', 'dispute_won') and disputes.id = ledger.provider_ref
    left join payments on payments.id = coalesce(refunds.payment_id, disputes.payment_id)
      or (ledger.kind = 'payment' and payments.payment_intent = ledger.provider_ref)
    group by 1, 2`.execute(db);
  return Object.fromEntries(rows.map(({ intent, currency, minor }) => [intent, `${currency} ${minor}`]));
}

export function totalsOf(books: Books): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const entry of Object.values(books)) {
    const [currency = '', minor] = entry.split(' ');
    totals[currency] = (totals[currency] ?? 0) + Number(minor);
  }
  return totals;
}
