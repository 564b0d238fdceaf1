import type { Webhook } from '@nimantran/proto/http/orders/webhooks';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../schema.ts';

/** Newest first. */
export async function listWebhooksOf(db: Kysely<Tables>, uid: string): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('ownerUid', '=', uid)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(shownWebhook);
}

export const shownWebhook = (row: Selectable<Tables['webhooks']>): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  created_at: row.createdAt.toISOString(),
  failing_since: row.failingSince?.toISOString() ?? null,
});

/** An endpoint of this account; undefined for one of somebody else. */
export async function webhookOf(db: Kysely<Tables>, uid: string, id: string) {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).where('ownerUid', '=', uid).executeTakeFirst();
}

/** Removes all endpoints of an account with their deliveries: it was erased, or may have none any more. */
export async function endWebhooksOf(db: Kysely<Tables>, uid: string): Promise<void> {
  await db.deleteFrom('webhooks').where('ownerUid', '=', uid).execute();
}
