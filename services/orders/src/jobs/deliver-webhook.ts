import { readClock } from '@nimantran/kit/db/database';
import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { defineJob } from '@nimantran/proto/jobs/job';
import { WEBHOOKS_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { Type } from 'typebox';
import type { OrdersContext } from '../context.ts';
import { markDelivered, markTryFailed, messageIdOf, type TakenDelivery, takeDelivery } from '../db/webhooks/deliveries.ts';
import { tellOwnerOfFailure } from '../use-cases/webhooks/tell-owner.ts';
import { RefusedAddressError } from '../webhooks/post-webhook.ts';
import { signedHeaders } from '../webhooks/sign.ts';

export const deliverWebhookJob = defineJob({
  queue: WEBHOOKS_QUEUE,
  name: 'deliver-webhook',
  data: Type.Object({ delivery_id: Type.String({ format: 'uuid' }) }),
});

/**
 * Tries a wanted delivery. A failure is stored in its row, and the dispatcher tries again later, for three days. `delivered` is called
 * after a success: the endpoint's next delivery has a place.
 */
export function deliverWebhookHandler(context: OrdersContext, delivered: () => void): JobHandler {
  return handlerOf(deliverWebhookJob, async ({ data }) => {
    if (await deliverWebhook(context, data.delivery_id)) delivered();
  });
}

/** Returns whether the endpoint accepted it. */
export async function deliverWebhook(context: OrdersContext, deliveryId: string): Promise<boolean> {
  const { db, log } = context;
  const delivery = await takeDelivery(db, deliveryId);
  if (!delivery) return false;
  const outcome = await tryOnce(context, delivery);
  if (outcome.error === undefined) {
    await db.transaction().execute((transaction) => markDelivered(transaction, delivery, outcome.status));
    log.info({ webhook: delivery.webhookId, delivery: delivery.id }, 'webhook delivered');
    return true;
  }
  const isLast = await db.transaction().execute(async (transaction) => {
    const last = await markTryFailed(transaction, delivery, outcome);
    if (last) await tellOwnerOfFailure(transaction, delivery);
    return last;
  });
  const line = { webhook: delivery.webhookId, delivery: delivery.id, status: outcome.status };
  log.info(line, isLast ? 'webhook given up: it has failed for days' : 'webhook not delivered, will be tried again');
  return false;
}

type Outcome = { status: number; error?: undefined } | { status: number | null; error: string };

async function tryOnce(context: OrdersContext, { id, url, secret, oldSecret, body }: TakenDelivery): Promise<Outcome> {
  const secrets = oldSecret === null ? [secret] : [secret, oldSecret];
  const headers = signedHeaders(secrets, messageIdOf(id), body, await readClock(context.db, context.clock));
  try {
    const status = await context.postWebhook(url, { headers, body });
    if (status >= 200 && status < 300) return { status };
    const isRedirect = status >= 300 && status < 400;
    return { status, error: isRedirect ? `Answered ${status}. Redirects are not followed.` : `Answered ${status}.` };
  } catch (error) {
    return { status: null, error: inWords(error) };
  }
}

/** By the code of Node's error. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOTFOUND|EAI_)/, 'The name of the endpoint was not found.'],
  [/^(?:ECONNREFUSED|ECONNRESET|EPIPE)/, 'The endpoint refused the connection or cut it.'],
  [/CERT|SSL|TLS|SIGNATURE|SELF_SIGNED/, 'The certificate of the endpoint was not accepted.'],
];

/** For the endpoint's owner: nothing about the house's network or files. */
function inWords(error: unknown): string {
  if (error instanceof RefusedAddressError) return error.message;
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === 'TimeoutError') return 'No answer within 10 seconds.';
  return FAULTS.find(([pattern]) => pattern.test(String(code)))?.[1] ?? 'The connection failed.';
}
