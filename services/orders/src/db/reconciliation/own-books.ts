import { microsOf } from '@nimantran/kit/db/column-micros';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BookEntry, BookKind } from '../../domain/reconciliation/compare-books.ts';
import type { Span } from '../../domain/reconciliation/nightly-spans.ts';
import type { LedgerTable, Tables } from '../schema.ts';

export interface OwnEntry extends BookEntry {
  orderId: string;
}

/** The amount that the ledger has booked under a reference, as a column of the surrounding query. */
function booked(kinds: readonly LedgerTable['kind'][], reference: string) {
  return sql<number>`
    (select coalesce(sum(ledger.amount_minor), 0)::bigint from ledger
     where ledger.kind in (${sql.join(kinds)}) and ledger.provider_ref = ${sql.ref(reference)})`;
}

/** Payments by payment intent. */
export async function ownPayments(db: Kysely<Tables>, intents: readonly string[]): Promise<Map<string, OwnEntry>> {
  if (intents.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .select(['paymentIntent', 'orderId', 'currency', 'amountMinor'])
    .select(booked(['payment'], 'payments.payment_intent').as('movedMinor'))
    .where('paymentIntent', 'in', [...intents])
    .execute();
  return new Map(rows.map(({ paymentIntent, ...entry }) => [paymentIntent, { ...entry, state: 'succeeded' }]));
}

/** Refunds by the provider's id; those whose provider id is still unknown, by ours. */
export async function ownRefunds(
  db: Kysely<Tables>,
  providerIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, OwnEntry>> {
  if (providerIds.length + ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'providerId', 'orderId', 'currency', 'amountMinor', 'state', 'byHand'])
    .select(booked(['refund', 'refund_failed'], 'refunds.provider_id').as('movedMinor'))
    .where((where) => {
      const either: Expression<SqlBool>[] = [];
      if (providerIds.length > 0) either.push(where('providerId', 'in', [...providerIds]));
      if (ids.length > 0) either.push(where('id', 'in', [...ids]));
      return where.or(either);
    })
    .execute();
  return new Map(
    rows.map(({ id, providerId, byHand, state, ...entry }) => [
      providerId ?? id,
      // A refund paid another way has failed at the provider, and stays failed there.
      { ...entry, state: byHand ? 'failed' : state },
    ]),
  );
}

/** Disputes by the provider's id. */
export async function ownDisputes(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, OwnEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('disputes')
    .select(['id', 'orderId', 'currency', 'amountMinor', 'status as state'])
    .select(booked(['dispute', 'dispute_won'], 'disputes.id').as('movedMinor'))
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...entry }) => [id, entry]));
}

const PAGE = 500;

/** The column with each book's references, and the column with their entry time. */
const SOURCES: Readonly<Record<BookKind, RawBuilder<unknown>>> = {
  payment: sql`select payment_intent as reference, received_at as at from payments`,
  refund: sql`select provider_id as reference, created_at as at from refunds where provider_id is not null`,
  dispute: sql`select id as reference, opened_at as at from disputes`,
};

/** The provider's references of entries made here within a span, in pages. */
export async function* ownReferencesIn(db: Kysely<Tables>, kind: BookKind, { from, to }: Span): AsyncGenerator<string[]> {
  let after = sql`(${from}::timestamptz, '')`;
  for (;;) {
    const { rows } = await sql<{ reference: string; atMicros: number }>`
      select reference, ${microsOf('at')} as at_micros from (${SOURCES[kind]}) as entries
      where at < ${to} and (at, reference) > ${after}
      order by at, reference limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ reference }) => reference);
    after = sql`('epoch'::timestamptz + ${last.atMicros}::bigint * interval '1 microsecond', ${last.reference})`;
  }
}
