import { randomUUID } from 'node:crypto';
import { beginErasure } from '@nimantran/kit/db/erased-customers';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { callerOfUser } from '../domain/guessing.ts';

/** Leads to nobody, and to no other use. */
export const newPseudonym = (): string => `erased-${randomUUID()}`;

/** The customer's uses still count for the code, under a pseudonym that cannot be traced to the person. */
export async function forgetCustomer(transaction: Transaction<Tables>, uid: string): Promise<void> {
  await beginErasure(transaction, uid);
  await transaction.updateTable('promoUses').set({ customer: newPseudonym() }).where('customer', '=', uid).execute();
  await transaction.deleteFrom('promoGuesses').where('caller', '=', callerOfUser(uid)).execute();
}
