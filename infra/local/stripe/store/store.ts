import Stripe from 'stripe';
import type { Journal } from './journal.ts';
import type { LineItem, TableName, Tables } from './objects.ts';

type Rows = { readonly [Name in TableName]: Map<string, Tables[Name]> };
/** A row as it was written: what the journal's lines are made of. */
export type Written<Name extends TableName = TableName> = { [Each in Name]: { table: Each; row: Tables[Each] } }[Name];
type Line = { table: TableName; row: { id: string } };
type Draft = { line: Line; apply(): void };
/** Hears of every transaction that wrote: which rows of which tables. */
type Listener = (lines: readonly Line[]) => void;

const DAY_MS = 86_400_000;
const COMPACT_ABOVE_LINES = 5_000;
const KEEP_ANSWERS_MS = DAY_MS;
const KEEP_EVENTS_MS = 30 * DAY_MS;

/** Reads see the transaction's own writes; nothing is kept unless it returns. */
export type Transaction = {
  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  put<Name extends TableName>(table: Name, row: Tables[Name]): void;
  all<Name extends TableName>(table: Name): Tables[Name][];
};

/**
 * The state of the payments stand-in: tables in memory, every transaction one line of the journal, handed to the system
 * before anyone hears of it. Rows are never changed in place.
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

  /** Rows in the order they were first put. */
  all<Name extends TableName>(table: Name): Tables[Name][] {
    return [...this.#rows[table].values()];
  }

  /** The rows of a table as they stand, without a copy; not to be kept over an `await`. */
  each<Name extends TableName>(table: Name): Iterable<Tables[Name]> {
    return this.#rows[table].values();
  }

  /** Runs `work` without a pause; its writes reach the journal in one line, or not at all when it throws. */
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

  /** Calls back after every transaction that wrote. */
  onCommit(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Rewrites a long journal as the rows it leads to, without answers and sent events that are past their time. */
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

/** The SDK's decimals are strings on the disk as they are on the wire; rows fresh from the disk are nobody else's yet. */
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
