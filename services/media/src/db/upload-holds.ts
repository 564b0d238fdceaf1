import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Lets an order hold locked uploads. Those that another order of the customer holds are shared with it. */
export async function holdFor(transaction: Transaction<Tables>, orderId: string, ids: readonly string[]): Promise<void> {
  await transaction.updateTable('uploads').set({ orderId }).where('id', 'in', ids).where('orderId', 'is', null).execute();
  await transaction
    .insertInto('uploadHolds')
    .columns(['uploadId', 'orderId'])
    .expression((eb) =>
      eb
        .selectFrom('uploads')
        .select(['id', sql<string>`${orderId}::uuid`.as('orderId')])
        .where('id', 'in', ids)
        .where('orderId', '!=', orderId)
        .where('state', '!=', 'deleting'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Passes the uploads of an order on to another order that holds them too. Those that remain belong to this order alone. */
export async function passSharedOn(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await transaction.deleteFrom('uploadHolds').where('orderId', '=', orderId).execute();
  await sql`
    update uploads set order_id = (select min(other.order_id::text)::uuid from upload_holds other where other.upload_id = uploads.id)
    where order_id = ${orderId} and exists (select from upload_holds other where other.upload_id = uploads.id)`.execute(
    transaction,
  );
  await sql`
    delete from upload_holds using uploads
    where uploads.id = upload_holds.upload_id and uploads.order_id = upload_holds.order_id`.execute(transaction);
}
