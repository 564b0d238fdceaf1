import { databaseClock, readClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { wantMail } from '../../db/mails/mails.ts';
import type { Tables } from '../../db/schema.ts';

/** Writes to the owner of an endpoint whose deliveries fail for days: once a day, however many fail. */
export async function tellOwnerOfFailure(
  transaction: Transaction<Tables>,
  { webhookId, url }: { webhookId: string; url: string },
): Promise<void> {
  const webhook = await transaction
    .selectFrom('webhooks')
    .select(['ownerEmail', 'failingSince'])
    .where('id', '=', webhookId)
    .executeTakeFirst();
  if (!webhook) return;
  const at = await readClock(transaction, databaseClock);
  await wantMail(transaction, {
    orderId: null,
    kind: 'webhook',
    subjectId: webhookId,
    occasion: at.toISOString().slice(0, 10),
    details: {
      webhook: { host: new URL(url).host, failingSince: (webhook.failingSince ?? at).toISOString(), to: webhook.ownerEmail },
    },
    at,
  });
}
