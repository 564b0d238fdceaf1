import { badRequest } from '@nimantran/kit/http/problem';
import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { OrdersContext } from '../../context.ts';
import { handleProviderEvent, SEEN_BEFORE } from '../../stripe/handle-event.ts';

/** Events of the payment provider. The signature over the raw body is checked before anything in it is read. */
export async function serveStripeWebhook(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, clock, log, work } = context;
  await app.register(async (scope) => {
    // The bytes as they were signed, whatever their content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(STRIPE_WEBHOOK_PATH, async (request) => {
      const event = verifiedEvent(context, request.body, request.headers['stripe-signature']);
      const outcome = await db.transaction().execute((transaction) => handleProviderEvent({ transaction, clock, log }, event));
      log.info({ event: event.type, event_id: event.id, outcome }, 'payment event');
      if (outcome !== SEEN_BEFORE) work.wake();
      return { received: true };
    });
  });
}

/** @throws HttpProblem 400 `signature_invalid` */
function verifiedEvent({ stripe, config }: OrdersContext, body: unknown, signature: unknown): Stripe.Event {
  if (Buffer.isBuffer(body) && typeof signature === 'string') {
    try {
      return stripe.webhooks.constructEvent(body, signature, config.STRIPE_WEBHOOK_SECRET);
    } catch {
      // An event that does not verify is not inspected any further.
    }
  }
  throw badRequest('signature_invalid', 'The signature does not match the body.');
}
