import { OLD_SECRET_HOURS } from '@nimantran/proto/domain/webhook';
import type { Webhook } from '@nimantran/proto/http/orders/webhooks';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
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
  old_secret_until: row.oldSecretUntil?.toISOString() ?? null,
});

/** An endpoint of this account; undefined for one of somebody else. */
export async function webhookOf(db: Kysely<Tables>, uid: string, id: string) {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).where('ownerUid', '=', uid).executeTakeFirst();
}

/** Gives an endpoint another secret; the one that it has signs beside it for a day. Undefined if there is none of this account. */
export async function replaceSecret(
  transaction: Transaction<Tables>,
  { uid, id, secret }: { uid: string; id: string; secret: string },
) {
  return transaction
    .updateTable('webhooks')
    .set(({ ref }) => ({
      secret,
      oldSecret: ref('secret'),
      oldSecretUntil: sql<Date>`now() + make_interval(hours => ${OLD_SECRET_HOURS})`,
    }))
    .where('id', '=', id)
    .where('ownerUid', '=', uid)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets secrets that sign no more. */
export async function forgetOldSecrets(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ oldSecret: null, oldSecretUntil: null })
    .where('oldSecretUntil', '<=', sql<Date>`now()`)
    .execute();
}

/** Removes all endpoints of an account with their deliveries: it was erased, or may have none any more. */
export async function endWebhooksOf(db: Kysely<Tables>, uid: string): Promise<void> {
  await db.deleteFrom('webhooks').where('ownerUid', '=', uid).execute();
}
