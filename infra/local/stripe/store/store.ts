import { DAY_MS } from '@nimantran/proto/domain/durations';
import Stripe from 'stripe';
import type { Journal } from './journal.ts';
import type { LineItem, TableName, Tables } from './objects.ts';

type Rows = { readonly [Name in TableName]: Map<string, Tables[Name]> };
/** A row as written; the journal's lines consist of these. */
export type Written<Name extends TableName = TableName> = { [Each in Name]: { table: Each; row: Tables[Each] } }[Name];
type Line = { table: TableName; row: { id: string } };
type Draft = { line: Line; apply(): void };
/** Called for every transaction that wrote, with its rows and tables. */
type Listener = (lines: readonly Line[]) => void;

const COMPACT_ABOVE_LINES = 5_000;
const KEEP_ANSWERS_MS = DAY_MS;
const KEEP_EVENTS_MS = 30 * DAY_MS;

/** Reads see the transaction's own writes; they are only saved if it returns. */
export type Transaction = {
  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  put<Name extends TableName>(table: Name, row: Tables[Name]): void;
  all<Name extends TableName>(table: Name): Tables[Name][];
};

/**
 * The state of the payments stand-in: tables in memory, each transaction one line of the journal, written before listeners are
 * called. Rows are never changed in place.
 */
export class Store {
  readonly #journal: Journal<Written>;
  readonly #rows: Rows = emptyRows();
  readonly #listeners = new Set<Listener>();
  #lines = 0;

  constructor(journal: Journal<Written>) {
    this.#journal = journal;
    for (const line of journal.read()) {
      this.#lines += 1;
      for (const written of line) if (Object.hasOwn(this.#rows, written.table)) this.#restore(written);
    }
  }

  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined {
    return this.#rows[table].get(id);
  }

  /** Rows in the order of their first insertion. */
  all<Name extends TableName>(table: Name): Tables[Name][] {
    return [...this.#rows[table].values()];
  }

  /** A table's current rows, without a copy; do not hold them across an `await`. */
  each<Name extends TableName>(table: Name): Iterable<Tables[Name]> {
    return this.#rows[table].values();
  }

  /** Runs `work` without interruption; its writes reach the journal in one line, or not at all if it throws. */
  transact<Result>(work: (tx: Transaction) => Result): Result {
    const draft = emptyRows();
    const drafts: Draft[] = [];
    const result = work({
      get: (table, id) => draft[table].get(id) ?? this.#rows[table].get(id),
      put: (table, row) => {
        draft[table].set(row.id, row);
        drafts.push({ line: { table, row }, apply: () => this.#rows[table].set(row.id, row) });
      },
      all: (table) =>
        draft[table].size === 0 ? this.all(table) : [...new Map([...this.#rows[table], ...draft[table]]).values()],
    });
    if (drafts.length > 0) {
      const lines = drafts.map(({ line }) => line);
      this.#journal.append(lines);
      this.#lines += 1;
      for (const { apply } of drafts) apply();
      for (const listener of this.#listeners) listener(lines);
    }
    return result;
  }

  /** Adds a listener that is called after every transaction that wrote. */
  onCommit(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Rewrites a long journal as its current rows, without expired responses and delivered events. */
  compact(now: number): void {
    if (this.#lines < COMPACT_ABOVE_LINES) return;
    const { kept_answer, event, webhook } = this.#rows;
    for (const answer of kept_answer.values()) if (answer.at < now - KEEP_ANSWERS_MS) kept_answer.delete(answer.id);
    for (const { id, created } of event.values()) {
      if (created * 1000 >= now - KEEP_EVENTS_MS || webhook.get(id)?.status === 'pending') continue;
      event.delete(id);
      webhook.delete(id);
    }
    const lines = Object.entries(this.#rows).flatMap(([table, rows]) => [...rows.values()].map((row) => [{ table, row }]));
    this.#journal.rewrite(lines);
    this.#lines = lines.length;
  }

  close(): void {
    this.#journal.close();
  }

  #restore<Name extends TableName>({ table, row }: Written<Name>): void {
    const rows: Map<string, Tables[Name]> = this.#rows[table];
    rows.set(row.id, row);
    if (table === 'items') restoreDecimals(this.#rows.items.get(row.id)?.items ?? []);
  }
}

/** The SDK's decimals are strings on disk and in transit; rows just read from disk are not shared yet, so they can be changed. */
function restoreDecimals(items: LineItem[]): void {
  for (const { price } of items) {
    if (price !== null && price.unit_amount_decimal !== null) {
      price.unit_amount_decimal = Stripe.Decimal.from(String(price.unit_amount_decimal));
    }
  }
}

function emptyRows(): Rows {
  return {
    session: new Map(),
    items: new Map(),
    plan: new Map(),
    payment_intent: new Map(),
    payment_method: new Map(),
    pending_card: new Map(),
    slow_payment: new Map(),
    charge: new Map(),
    habit: new Map(),
    refund: new Map(),
    dispute: new Map(),
    errand: new Map(),
    balance_transaction: new Map(),
    customer: new Map(),
    event: new Map(),
    webhook: new Map(),
    kept_answer: new Map(),
  };
}
