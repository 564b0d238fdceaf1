import type { DbClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Records objects for later deletion; the store is not called inside a transaction. */
export async function noteLapsedObjects(
  transaction: Transaction<Tables>,
  clock: DbClock,
  objectKeys: readonly string[],
): Promise<void> {
  if (objectKeys.length === 0) return;
  await transaction
    .insertInto('lapsedObjects')
    .values(objectKeys.map((objectKey) => ({ objectKey, runAfter: clock() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
