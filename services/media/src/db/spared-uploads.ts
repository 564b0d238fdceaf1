import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Spares uploads that a draft or a batch needs, if they belong to its owner, and replaces the list it needed before. */
export async function spareUploads(
  transaction: Transaction<Tables>,
  { neededBy, ownerUid, uploadIds }: { neededBy: string; ownerUid: string; uploadIds: readonly string[] },
): Promise<void> {
  await spareNoMore(transaction, neededBy);
  if (uploadIds.length === 0) return;
  // Locked, so that none is deleted before the transaction ends.
  const own = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', uploadIds)
    .where('ownerUid', '=', ownerUid)
    .where('state', '!=', 'deleting')
    .orderBy('id')
    .forShare()
    .execute();
  if (own.length === 0) return;
  await transaction
    .insertInto('draftUploads')
    .values(own.map(({ id }) => ({ draftId: neededBy, uploadId: id })))
    .execute();
}

export async function spareNoMore(transaction: Transaction<Tables>, neededBy: string): Promise<void> {
  await transaction.deleteFrom('draftUploads').where('draftId', '=', neededBy).execute();
}
