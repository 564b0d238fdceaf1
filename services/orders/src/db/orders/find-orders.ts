import type { Currency } from '@nimantran/proto/domain/currency';
import type { OrderState } from '@nimantran/proto/domain/order';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { OrderSort } from '@nimantran/proto/http/orders/admin-orders';
import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { WrittenSearch } from '../../domain/orders/order-search.ts';
import type { OrderRow, Tables } from '../schema.ts';

export interface OrderFilter {
  written: WrittenSearch;
  state?: OrderState | undefined;
  delivery?: Delivery | undefined;
  theme?: { id: number } | { title: string } | undefined;
  currency?: Currency | undefined;
  placedFrom?: Date | undefined;
  placedBefore?: Date | undefined;
  /** In production and late at this instant. */
  lateAt?: Date | undefined;
  /** In production and waiting for its customer. */
  held?: boolean | undefined;
}

/** An order's position in a sorted list: its currency (for totals), its amount or its instant in microseconds, and its number. */
export interface OrderPlace {
  currency: Currency | null;
  key: number | null;
  seq: number;
}

interface Sorting {
  /** The sort columns, written as in the index that serves them. */
  columns: RawBuilder<unknown>[];
  key: RawBuilder<number | null>;
  /** A position as a row of the same columns. */
  at: (place: OrderPlace) => RawBuilder<unknown>[];
}

const microseconds = (column: RawBuilder<unknown>) => sql<number | null>`(extract(epoch from ${column}) * 1000000)::bigint`;
const instant = (key: number) => sql`('epoch'::timestamptz + ${key}::float8 * interval '1 microsecond')`;

function dueSorting(missing: RawBuilder<unknown>): Sorting {
  return {
    columns: [sql`coalesce(orders.due_at, ${missing})`],
    key: microseconds(sql`orders.due_at`),
    at: ({ key }) => [key === null ? missing : instant(key)],
  };
}

const PLACED: Sorting = {
  columns: [sql`orders.placed_at`],
  key: microseconds(sql`orders.placed_at`),
  at: ({ key }) => [instant(key ?? 0)],
};
const TOTAL: Sorting = {
  columns: [sql`orders.currency`, sql`orders.total_minor`],
  key: sql<number>`orders.total_minor`,
  at: ({ currency, key }) => [sql`${currency}`, sql`${key}::bigint`],
};
const SORTINGS: Readonly<Record<OrderSort, Sorting>> = {
  placed_at: PLACED,
  '-placed_at': PLACED,
  due_at: dueSorting(sql`'infinity'::timestamptz`),
  '-due_at': dueSorting(sql`'-infinity'::timestamptz`),
  total: TOTAL,
  '-total': TOTAL,
};

export type FoundOrder = OrderRow & { sortKey: number | null };

/** A page of all customers' orders with a stable sort: the sequence breaks ties. */
export async function findOrdersPage(
  db: Kysely<Tables>,
  filter: OrderFilter,
  { sort, after, limit }: { sort: OrderSort; after?: OrderPlace | undefined; limit: number },
): Promise<FoundOrder[]> {
  const { columns, key, at } = SORTINGS[sort];
  const isDown = sort.startsWith('-');
  const sorted = [...columns, sql`orders.seq`];
  let query = narrowed(db.selectFrom('orders').selectAll().select(key.as('sortKey')), filter);
  if (after) {
    const place = [...at(after), sql`${after.seq}::bigint`];
    query = query.where(sql<SqlBool>`(${sql.join(sorted)}) ${isDown ? sql`<` : sql`>`} (${sql.join(place)})`);
  }
  for (const column of sorted) query = query.orderBy(column, isDown ? 'desc' : 'asc');
  return query.limit(limit).execute();
}

function narrowed<Row>(given: SelectQueryBuilder<Tables, 'orders', Row>, filter: OrderFilter) {
  const conditions: Expression<SqlBool>[] = [];
  const { written, theme } = filter;
  const spellings = [
    written.number !== undefined && begins(sql`orders.number`, written.number),
    written.email !== undefined && begins(sql`lower(orders.email)`, written.email),
    written.names !== undefined && sql<SqlBool>`${namesOf} @@ ${wordsBeginning(written.names)}`,
  ].filter((spelling) => spelling !== false);
  if (spellings.length > 0) conditions.push(sql<SqlBool>`(${sql.join(spellings, sql` or `)})`);
  if (theme && 'title' in theme) conditions.push(begins(sql`lower(orders.theme_title)`, theme.title));
  if (filter.lateAt) conditions.push(isLateAt(filter.lateAt));
  if (filter.held) conditions.push(isHeld);
  let query = given.where(({ and }) => and(conditions));
  if (theme && 'id' in theme) query = query.where('themeId', '=', theme.id);
  if (filter.state) query = query.where('state', '=', filter.state);
  if (filter.delivery) query = query.where('delivery', '=', filter.delivery);
  if (filter.currency) query = query.where('currency', '=', filter.currency);
  if (filter.placedFrom) query = query.where('placedAt', '>=', filter.placedFrom);
  if (filter.placedBefore) query = query.where('placedAt', '<', filter.placedBefore);
  return query;
}

/** In production and late; the clock stops while an order waits for its customer. The same rule as `latenessOf` for one order. */
export const isLateAt = (at: Date) =>
  sql<SqlBool>`orders.state in ('processing', 'preview_processing') and orders.due_at < coalesce(orders.held_at, ${at})`;

/** In production, and waiting for its customer. */
export const isHeld = sql<SqlBool>`orders.state in ('processing', 'preview_processing') and orders.held_at is not null`;

/** Names on the invitation and on the bill, as in the index `orders_names`. */
const namesOf = sql`to_tsvector('simple', orders.headline || ' ' || coalesce(orders.billing ->> 'name', ''))`;
/** Words of letters, marks and digits, so that none is an operator of the query. */
const wordsBeginning = (words: readonly string[]) => sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;

const begins = (column: RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`${column} like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`;
