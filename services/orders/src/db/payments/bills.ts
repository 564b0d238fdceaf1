import { randomUUID } from 'node:crypto';
import type { Bill } from '@nimantran/proto/domain/order';
import type { Kysely, Transaction } from 'kysely';
import type { BillRow, BillsTable, Tables } from '../schema.ts';

type NewBill = Pick<BillsTable, 'orderId' | 'kind' | 'label' | 'currency' | 'amountMinor' | 'createdAt'> & {
  lines: BillRow['lines'];
  state: 'planned' | 'open';
} & Partial<Pick<BillRow, 'payUntil' | 'createdBy' | 'supportNumber' | 'revision'>>;

export async function insertBill(transaction: Transaction<Tables>, bill: NewBill): Promise<BillRow> {
  const { lines, revision, payUntil, createdBy, supportNumber, ...columns } = bill;
  return transaction
    .insertInto('bills')
    .values({
      id: randomUUID(),
      ...columns,
      lines: JSON.stringify(lines),
      revision: revision ? JSON.stringify(revision) : null,
      payUntil: payUntil ?? null,
      createdBy: createdBy ?? null,
      supportNumber: supportNumber ?? null,
      paidAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function billsOf(db: Kysely<Tables>, orderId: string): Promise<BillRow[]> {
  return db.selectFrom('bills').selectAll().where('orderId', '=', orderId).orderBy('seq').execute();
}

export async function billById(db: Kysely<Tables>, id: string): Promise<BillRow | undefined> {
  return db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A bill that can be paid now: the requested one, else the one open longest. */
export async function openBill(db: Kysely<Tables>, orderId: string, billId: string | null): Promise<BillRow | undefined> {
  const open = await db
    .selectFrom('bills')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', '=', 'open')
    .$if(billId !== null, (query) => query.where('id', '=', billId))
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return open;
}

export async function hasUnpaidRevision(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const bill = await db
    .selectFrom('bills')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'revision')
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return bill !== undefined;
}

export async function changeBill(
  transaction: Transaction<Tables>,
  id: string,
  change: { state: 'paid'; paidAt: Date } | { state: 'void' } | { state: 'open'; payUntil: Date | null },
): Promise<BillRow> {
  return transaction.updateTable('bills').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Voids all planned and open bills of an order. */
export async function voidBills(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await transaction
    .updateTable('bills')
    .set({ state: 'void' })
    .where('orderId', '=', orderId)
    .where('state', 'in', ['planned', 'open'])
    .execute();
}

export function billView(bill: BillRow): Bill {
  return {
    id: bill.id,
    kind: bill.kind,
    label: bill.label,
    amount: { currency: bill.currency, amount_minor: bill.amountMinor },
    state: bill.state,
    pay_until: bill.payUntil?.toISOString() ?? null,
    paid_at: bill.paidAt?.toISOString() ?? null,
  };
}
