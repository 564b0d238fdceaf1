import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LedgerTable, Tables } from '../schema.ts';

type Entry = Omit<LedgerTable, 'seq'>;

/** Records money that moved at the provider, once per movement. Returns false if it was already booked. */
export async function book(transaction: Transaction<Tables>, entry: Entry): Promise<boolean> {
  const row = await transaction
    .insertInto('ledger')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['kind', 'providerRef']).doNothing())
    .returning('seq')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every movement of an order's money, in the order in which they became known. */
export async function ledgerOf(db: Kysely<Tables>, orderId: string): Promise<Selectable<LedgerTable>[]> {
  return db.selectFrom('ledger').selectAll().where('orderId', '=', orderId).orderBy('seq').execute();
}
