import { badRequest } from '@nimantran/kit/http/problem';
import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { OrdersContext } from '../../context.ts';
import { noteSignatureRefused } from '../../db/first-run/proofs.ts';
import { handleProviderEvent, SEEN_BEFORE } from '../../stripe/handle-event.ts';

const NOTE_AGAIN_MS = 5_000;

/** Events of the payment provider. The signature over the raw body is checked before anything in it is read. */
export async function serveStripeWebhook(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, clock, log, work } = context;
  const noteRefusal = noteRefusals(context);
  await app.register(async (scope) => {
    // The bytes as they were signed, whatever their content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(STRIPE_WEBHOOK_PATH, async (request) => {
      const event = verifiedEvent(context, request.body, request.headers['stripe-signature']);
      if (event === undefined) {
        noteRefusal();
        throw badRequest('signature_invalid', 'The signature does not match the body.');
      }
      const outcome = await db.transaction().execute((transaction) => handleProviderEvent({ transaction, clock, log }, event));
      log.info({ event: event.type, event_id: event.id, outcome }, 'payment event');
      if (outcome !== SEEN_BEFORE) work.wake();
      return { received: true };
    });
  });
}

/** Undefined if the signature does not match. */
function verifiedEvent({ stripe, config }: OrdersContext, body: unknown, signature: unknown): Stripe.Event | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  try {
    return stripe.webhooks.constructEvent(body, signature, config.STRIPE_WEBHOOK_SECRET);
  } catch {
    // An event that does not verify is not inspected any further.
    return undefined;
  }
}

/** For the first run, which says that the secret is wrong. A flood of forged events is noted as rarely as a single one. */
function noteRefusals({ db, log }: Pick<OrdersContext, 'db' | 'log'>): () => void {
  let next = 0;
  return () => {
    if (Date.now() < next) return;
    next = Date.now() + NOTE_AGAIN_MS;
    noteSignatureRefused(db).catch((error: unknown) => log.warn({ err: error }, 'a refused signature was not noted'));
  };
}
