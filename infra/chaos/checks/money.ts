import { PART_MINOR } from '../people/customer.ts';
import { type Check, doubled, lost, rowsOf, type Violation, wrong } from './violation.ts';

interface Book {
  payment_intent: string;
  received: number;
  refunded_succeeded: number;
  refunded_pending: number;
}

interface Row {
  number: string;
  state: string;
  total: number;
  net: number;
  accepted: number;
  payments: { intent: string; amount: number; outcome: string }[];
  invoices: number;
  notes: number;
  refunds: number;
}

/** An order's ledger matches the payments at the provider and the amount its state requires. */
export const checkMoney: Check = async ({ world, db, visits }) => {
  const answer = await fetch(`${world.localUrl}/_test/stripe/books`, { signal: AbortSignal.timeout(30_000) });
  const { books } = (await answer.json()) as { books: Book[] };
  const rows = await rowsOf<Row>(
    db,
    `select o.number, o.state, o.total_minor::int as total,
       (select coalesce(sum(amount_minor), 0)::int from orders.ledger l where l.order_id = o.id) as net,
       (select count(*)::int from orders.payments p where p.order_id = o.id and p.outcome = 'accepted') as accepted,
       (select coalesce(jsonb_agg(jsonb_build_object('intent', payment_intent, 'amount', amount_minor, 'outcome', outcome)), '[]')
          from orders.payments p where p.order_id = o.id) as payments,
       (select count(*)::int from orders.invoices i where i.order_id = o.id and i.kind = 'invoice') as invoices,
       (select count(*)::int from orders.invoices i where i.order_id = o.id and i.kind = 'credit_note'
          and i.cancelled_at is null) as notes,
       (select count(*)::int from orders.refunds r where r.order_id = o.id and r.state = 'succeeded'
          and r.payment_id in (select id from orders.payments where outcome = 'accepted')) as refunds
     from orders.orders o`,
  );
  const fates = new Map(visits.map(({ number, plan }) => [number, plan.fate]));
  const booked = new Map(books.map((book) => [book.payment_intent, book]));
  const found: Violation[] = [];
  for (const { number, state, total, net, accepted, payments, invoices, notes, refunds } of rows) {
    const moved = payments.map(({ intent }) => booked.get(intent));
    if (moved.includes(undefined)) found.push(wrong(`${number} knows a payment that the provider does not`));
    const atProvider = moved.reduce((sum, book) => sum + (book ? book.received - book.refunded_succeeded : 0), 0);
    if (net !== atProvider) found.push(wrong(`${number}: the ledger says ${net}, the provider ${atProvider}`));
    const isKept = state === 'completed' || state === 'processing';
    const back = fates.get(number) === 'paid back in part' && refunds > 0 ? PART_MINOR : 0;
    const due = isKept ? total - back : 0;
    if (net !== due && state !== 'awaiting_payment') found.push(wrong(`${number} is ${state}: ${net} was kept, not ${due}`));
    if (accepted > 1) found.push(doubled(`${number} took ${accepted} payments`));
    if (invoices !== accepted) found.push(wrong(`${number} has ${invoices} invoices of ${accepted} payments`));
    if (notes !== refunds) found.push(wrong(`${number} has ${notes} credit notes of ${refunds} refunds`));
  }
  const known = new Set(rows.flatMap(({ payments }) => payments.map(({ intent }) => intent)));
  for (const { payment_intent, received } of books)
    if (!known.has(payment_intent)) found.push(lost(`${received} was paid as ${payment_intent}, and no order knows`));
  const pending = books.reduce((sum, book) => sum + book.refunded_pending, 0);
  if (pending > 0) found.push(wrong(`${pending} of refunds are still on their way`));
  const gaps = await rowsOf<{ kind: string; financial_year: string }>(
    db,
    'select kind, financial_year from orders.invoices group by kind, financial_year having max(seq) <> count(*)',
  );
  for (const gap of gaps) found.push(wrong(`the numbers of ${gap.kind}s of ${gap.financial_year} have a gap`));
  return found;
};
