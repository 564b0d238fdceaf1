import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

const hashOf = (uid: string): string => createHash('sha256').update(uid).digest('hex');

/** Serialises the start of a customer's job and the customer's erasure, so that neither misses the other. */
export async function lockCustomer(transaction: Transaction<Tables>, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`studio customer ${uid}`}, 0))`.execute(transaction);
}

export async function noteErasedCustomer(transaction: Transaction<Tables>, uid: string): Promise<void> {
  await transaction
    .insertInto('erasedCustomers')
    .values({ uidSha256: hashOf(uid) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isErasedCustomer(transaction: Transaction<Tables>, uid: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('erasedCustomers')
    .select('at')
    .where('uidSha256', '=', hashOf(uid))
    .executeTakeFirst();
  return row !== undefined;
}
