import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import type { User } from '@nimantran/proto/domain/user';
import { batchSaved } from '@nimantran/proto/events/studio';
import type { Insertable } from 'kysely';
import type { Context } from '../../context.ts';
import { type BatchRecord, nextBatchEvent } from '../../db/batches.ts';
import type { BatchRowTable, BatchTable } from '../../db/schema.ts';

export type NewBatch = Omit<Insertable<BatchTable>, 'madeByUid' | 'madeByEmail' | 'idempotencyKey'>;
export type NewRow = Omit<Insertable<BatchRowTable>, 'batchId'>;

/** Rows per insert: a statement takes 65,535 values. */
const INSERTED_AT_ONCE = 500;

export async function batchOfKey({ db }: Context, user: User, idempotencyKey: string): Promise<BatchRecord | undefined> {
  return db
    .selectFrom('batches')
    .selectAll()
    .where('madeByUid', '=', user.uid)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Stores the checked batch; the same key gives the same batch. Its uploads are protected from purges from now on. */
export async function makeBatch(
  context: Context,
  user: User,
  idempotencyKey: string,
  { batch, rows, uploadIds }: { batch: NewBatch; rows: readonly NewRow[]; uploadIds: readonly string[] },
): Promise<BatchRecord> {
  const made = await context.db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('batches')
      .values({ ...batch, madeByUid: user.uid, madeByEmail: user.email, idempotencyKey })
      .onConflict((conflict) => conflict.columns(['madeByUid', 'idempotencyKey']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!kept) return undefined;
    for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE) {
      const some = rows.slice(from, from + INSERTED_AT_ONCE).map((row) => ({ ...row, batchId: kept.id }));
      await transaction.insertInto('batchRows').values(some).execute();
    }
    if (uploadIds.length > 0) {
      await writeEvent(transaction, batchSaved, {
        key: kept.id,
        keyVersion: await nextBatchEvent(transaction, kept.id),
        data: { batch_id: kept.id, owner_uid: user.uid, upload_ids: [...uploadIds] },
      });
    }
    await recordChange(transaction, 'studio', user, {
      action: 'batch.made',
      target: { kind: 'batch', id: kept.id },
      before: null,
      after: { source: kept.source, theme: kept.themeId, resolution: kept.resolution, rows: rows.length },
      summary: `Batch ${kept.number} (${kept.themeTitle ?? kept.title}) was checked, ${rows.length} rows.`.slice(0, 300),
    });
    return kept;
  });
  // A concurrent call with the same key was faster.
  const batchMade = made ?? (await batchOfKey(context, user, idempotencyKey));
  if (!batchMade) throw new Error('A batch was neither made nor found.');
  return batchMade;
}
