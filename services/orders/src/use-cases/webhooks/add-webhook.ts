import { refuseErased } from '@nimantran/kit/db/erased-customers';
import { conflict } from '@nimantran/kit/http/problem';
import type { User } from '@nimantran/proto/domain/user';
import { MOST_WEBHOOKS, type WebhookEvent } from '@nimantran/proto/domain/webhook';
import type { Webhook } from '@nimantran/proto/http/orders/webhooks';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { shownWebhook } from '../../db/webhooks/webhooks.ts';
import { newWebhookSecret } from '../../webhooks/sign.ts';

/** @throws HttpProblem 409 `webhook_exists` or `too_many_webhooks` */
export async function addWebhook(
  transaction: Transaction<Tables>,
  owner: Pick<User, 'uid' | 'email'>,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  await refuseErased(transaction, owner.uid);
  // Serialises the endpoints of one account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${owner.uid}`}, 0))`.execute(transaction);
  const others = await transaction.selectFrom('webhooks').select('url').where('ownerUid', '=', owner.uid).execute();
  if (others.some((other) => other.url === url))
    throw conflict('webhook_exists', 'You already have an endpoint with this address.');
  if (others.length >= MOST_WEBHOOKS) {
    throw conflict('too_many_webhooks', `You have ${MOST_WEBHOOKS} endpoints. Remove one that you no longer need.`);
  }
  const secret = newWebhookSecret();
  const row = await transaction
    .insertInto('webhooks')
    .values({ ownerUid: owner.uid, ownerEmail: owner.email, url, events: [...events], secret })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { webhook: shownWebhook(row), secret };
}
