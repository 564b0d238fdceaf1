import { uploadCompleted, uploadRejected } from '@nimantran/proto/events/media';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** Deletes uploads whose files are gone, and the events that name them, because no reader needs them any more. */
export async function forgetUploads(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('uploads').where('id', 'in', ids).execute();
  await transaction
    .deleteFrom('outbox')
    .where('type', 'in', [uploadCompleted.type, uploadRejected.type])
    .where(sql<string>`envelope -> 'data' ->> 'upload_id'`, 'in', ids)
    .execute();
}
