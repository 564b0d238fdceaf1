import { notFound } from '@nimantran/kit/http/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { webhookOf } from '../../db/webhooks/webhooks.ts';

/** @throws HttpProblem 404 `webhook_not_found`, also for an endpoint of somebody else */
export async function ownWebhook(db: Kysely<Tables>, uid: string, id: string) {
  const webhook = await webhookOf(db, uid, id);
  if (!webhook) throw notFound('webhook_not_found', 'You have no such endpoint.');
  return webhook;
}
