import { createHash } from 'node:crypto';
import { ObjectNotFoundError } from '@nimantran/kit/store/object-store';
import type { Context } from '../context.ts';
import type { Purge } from '../db/purges.ts';

/** Deletes an object for an order's purge; the receipt is written before, so that a crash between the two loses no line. */
export async function purgeObject(context: Context, purge: Pick<Purge, 'orderId'>, key: string, what: string): Promise<void> {
  const print = await fingerprint(context, key);
  if (print) {
    await context.db
      .insertInto('purgeReceipts')
      .values({ orderId: purge.orderId, objectKey: key, what, ...print, purgedAt: null })
      .onConflict((conflict) => conflict.columns(['orderId', 'objectKey']).doUpdateSet({ ...print, purgedAt: null }))
      .execute();
  }
  await context.store.delete(key);
  await context.db
    .updateTable('purgeReceipts')
    .set({ purgedAt: context.clock() })
    .where('orderId', '=', purge.orderId)
    .where('objectKey', '=', key)
    .where('purgedAt', 'is', null)
    .execute();
}

/** Fingerprint of an existing object; `undefined` when it is already gone. */
async function fingerprint(context: Context, key: string): Promise<{ sha256: string; sizeBytes: number } | undefined> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    for await (const chunk of await context.store.get(key)) {
      hash.update(chunk as Buffer);
      sizeBytes += (chunk as Buffer).length;
    }
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return undefined;
    throw error;
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}
