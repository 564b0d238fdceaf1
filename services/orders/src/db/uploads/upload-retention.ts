import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { type UploadsFate, uploadsFate } from '../../domain/uploads/upload-retention.ts';
import { hasWantedChanges } from '../orders/wanted-changes.ts';
import { hasUnpaidRevision } from '../payments/bills.ts';
import { hasOpenDispute } from '../payments/disputes.ts';
import type { OrderRow, Tables } from '../schema.ts';

/** Whether an order needs its uploads and, if not, from when they may be deleted. */
export async function uploadRetentionOf(
  { db, config }: { db: Kysely<Tables>; config: Pick<Config, 'PURGE_AFTER_HOURS'> },
  order: OrderRow,
): Promise<UploadsFate> {
  const objections = {
    isDisputed: await hasOpenDispute(db, order.id),
    hasUnpaidRevision: await hasUnpaidRevision(db, order.id),
    hasWantedChanges: await hasWantedChanges(db, order.id),
  };
  return uploadsFate(order, objections, config.PURGE_AFTER_HOURS);
}
