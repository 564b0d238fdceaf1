import type { Journal } from './journal.ts';
import { TABLE_NAMES, type TableName, type Tables } from './objects.ts';

type Rows = { [Name in TableName]: Map<string, Tables[Name]> };
type Change = { table: string; row: { id: string } };

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

/** The state of the payments stand-in: tables in memory, every transaction one line of the journal. Rows are never changed in place. */
export class Store {
  readonly #journal: Journal;
  readonly #rows: Rows = emptyRows();
  readonly #listeners = new Set<() => void>();
  #lines = 0;

  constructor(journal: Journal) {
    this.#journal = journal;
    for (const line of journal.read()) {
      this.#lines += 1;
      if (Array.isArray(line)) for (const change of line) this.#apply(change);
    }
  }

  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined {
    return this.#rows[table].get(id);
  }

  /** Rows in the order they were first put. */
  all<Name extends TableName>(table: Name): Tables[Name][] {
    return [...this.#rows[table].values()];
  }

  /** Runs `work` without a pause; its writes reach the journal in one line, or not at all when it throws. */
  transact<Result>(work: (tx: Transaction) => Result): Result {
    const draft = emptyRows();
    const changes: Change[] = [];
    const result = work({
      get: (table, id) => draft[table].get(id) ?? this.#rows[table].get(id),
      put: (table, row) => {
        draft[table].set(row.id, row);
        changes.push({ table, row });
      },
      all: (table) => [...new Map([...this.#rows[table], ...draft[table]]).values()],
    });
    if (changes.length > 0) {
      this.#journal.append(changes);
      this.#lines += 1;
      for (const change of changes) this.#apply(change);
      for (const listener of this.#listeners) listener();
    }
    return result;
  }

  /** Calls back after every transaction that wrote. */
  onCommit(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Rewrites a long journal as the rows it leads to, without answers and delivered events that are past their time. */
  compact(now: number): void {
    if (this.#lines < COMPACT_ABOVE_LINES) return;
    for (const answer of this.all('answer')) if (answer.at < now - KEEP_ANSWERS_MS) this.#rows.answer.delete(answer.id);
    const waiting = new Set(
      this.all('delivery').flatMap((delivery) => (delivery.status === 'pending' ? [delivery.event_id] : [])),
    );
    for (const event of this.all('event')) {
      if (event.created * 1000 < now - KEEP_EVENTS_MS && !waiting.has(event.id)) this.#rows.event.delete(event.id);
    }
    for (const delivery of this.all('delivery'))
      if (!this.#rows.event.has(delivery.event_id)) this.#rows.delivery.delete(delivery.id);
    const lines = TABLE_NAMES.flatMap((table) => this.all(table).map((row): Change[] => [{ table, row }]));
    this.#journal.rewrite(lines);
    this.#lines = lines.length;
  }

  close(): void {
    this.#journal.close();
  }

  #apply(change: unknown): void {
    if (typeof change !== 'object' || change === null || !('table' in change) || !('row' in change)) return;
    const table = TABLE_NAMES.find((name) => name === change.table);
    if (table === undefined) return;
    // The journal is our own file, and rows were typed when they were put.
    const rows: Map<string, unknown> = this.#rows[table];
    const { row } = change;
    if (typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string') rows.set(row.id, row);
  }
}

function emptyRows(): Rows {
  return {
    session: new Map(),
    items: new Map(),
    plan: new Map(),
    payment_intent: new Map(),
    pending_card: new Map(),
    charge: new Map(),
    refund: new Map(),
    dispute: new Map(),
    customer: new Map(),
    event: new Map(),
    delivery: new Map(),
    answer: new Map(),
  };
}
