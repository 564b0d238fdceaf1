import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { callerOfUser } from '../domain/guessing.ts';

/** The customer's uses still count for the code, under a pseudonym that cannot be traced to the person. */
export async function forgetCustomer(transaction: Transaction<Tables>, uid: string): Promise<void> {
  await transaction
    .updateTable('promoUses')
    .set({ customer: `erased-${randomUUID()}` })
    .where('customer', '=', uid)
    .execute();
  await transaction.deleteFrom('promoGuesses').where('caller', '=', callerOfUser(uid)).execute();
}
