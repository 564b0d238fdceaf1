import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../context.ts';
import { readCard } from './cards.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { noSuch, StripeApiError } from './errors.ts';
import { change, queueDelivery } from './events.ts';
import { type Charge, idOf, type Session } from './objects.ts';
import { attemptPayment, confirmPayment } from './pay-session.ts';
import { settleRefund } from './refunds.ts';
import { expireSession } from './session-expiry.ts';
import type { Transaction } from './store.ts';

type Id = { Params: { id: string } };

/** JSON only: a page of another site cannot send that here without asking first. */
function body(properties: Record<string, object>, required: string[] = []): { schema: { body: object } } {
  return { schema: { body: { type: ['object', 'null'], properties, required, additionalProperties: false } } };
}

/** What tests, the demo and the end-to-end runs do instead of a person or a bank. */
export function registerTestControls(app: FastifyInstance, context: LocalContext): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof StripeApiError) return reply.code(error.status).send(error.body());
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send(new StripeApiError(error.message, { status }).body());
  });

  app.addHook('onRequest', async (request) => {
    const json = /^application\/json\b/.test(request.headers['content-type'] ?? '');
    if (request.method === 'POST' && !json) throw new StripeApiError('Send application/json.', { status: 415 });
  });

  const card = { type: 'string', maxLength: 30 };
  const confirm = { type: 'string', enum: ['complete', 'fail'] };
  const text = { type: 'string', maxLength: 200 };
  app.post<Id & { Body: { card?: string; name?: string; email?: string; confirm?: 'complete' | 'fail' } | null }>(
    '/sessions/:id/pay',
    body({ card, name: text, email: text, confirm }),
    async (request) => {
      const wanted = request.body ?? {};
      return change(context, (work) => {
        const session = mustFind(work.tx, request.params.id);
        const now = new Date(context.clock());
        const typed = { number: wanted.card ?? '4242424242424242', expiry: `12/${now.getUTCFullYear() + 3}`, cvc: '123' };
        const read = readCard(typed, now);
        if ('problems' in read) throw new StripeApiError(read.problems.number ?? 'The card is invalid.', { param: 'card' });
        const email = session.customer_details?.email ?? wanted.email ?? 'customer@nimantran.test';
        const first = attemptPayment(work, session, read.card, { name: wanted.name ?? 'Test Customer', email });
        const again = first.status === 'requires_action' && wanted.confirm !== undefined;
        const attempt = again ? confirmPayment(work, mustFind(work.tx, session.id), wanted.confirm === 'complete') : first;
        return { ...attempt, session: work.tx.get('session', session.id) };
      });
    },
  );
  app.post<Id & { Body: { outcome: 'complete' | 'fail' } }>(
    '/sessions/:id/confirm',
    body({ outcome: confirm }, ['outcome']),
    async (request) =>
      change(context, (work) => {
        const attempt = confirmPayment(work, mustFind(work.tx, request.params.id), request.body.outcome === 'complete');
        return { ...attempt, session: work.tx.get('session', request.params.id) };
      }),
  );
  app.post<Id>('/sessions/:id/expire', body({}), async (request) =>
    change(context, (work) => expireSession(work, mustFind(work.tx, request.params.id))),
  );

  app.post<Id & { Body: { amount?: number; reason?: string } | null }>(
    '/charges/:id/dispute',
    body({ amount: { type: 'integer', minimum: 1 }, reason: text }),
    async (request) => change(context, (work) => openDispute(work, findCharge(work.tx, request.params.id), request.body ?? {})),
  );
  app.post<Id & { Body: { status: 'won' | 'lost' } }>(
    '/disputes/:id/close',
    body({ status: { type: 'string', enum: ['won', 'lost'] } }, ['status']),
    async (request) =>
      change(context, (work) => {
        const dispute = work.tx.get('dispute', request.params.id);
        if (dispute === undefined) throw noSuch('dispute', request.params.id);
        return closeDispute(work, dispute, request.body.status);
      }),
  );

  app.post<{ Body: { outcome: 'pending' | 'failed' } }>(
    '/next-refund',
    body({ outcome: { type: 'string', enum: ['pending', 'failed'] } }, ['outcome']),
    async (request) => {
      context.controls.setNextRefund(request.body.outcome);
      return { next_refund: request.body.outcome };
    },
  );
  app.post<Id & { Body: { outcome: 'succeeded' | 'failed' } }>(
    '/refunds/:id/settle',
    body({ outcome: { type: 'string', enum: ['succeeded', 'failed'] } }, ['outcome']),
    async (request) =>
      change(context, (work) => {
        const refund = work.tx.get('refund', request.params.id);
        if (refund === undefined) throw noSuch('refund', request.params.id);
        return settleRefund(work, refund, request.body.outcome);
      }),
  );

  const copies = { type: 'integer', minimum: 1, maximum: 20 };
  app.post<Id & { Body: { copies?: number } | null }>('/events/:id/resend', body({ copies }), async (request) =>
    change(context, (work) => {
      const event = work.tx.get('event', request.params.id);
      if (event === undefined) throw noSuch('event', request.params.id);
      queueDelivery(work, event.id, request.body?.copies ?? 1);
      return event;
    }),
  );
  app.get('/webhooks', async () => context.controls.webhooks);
  app.post<{ Body: { paused?: boolean; delay_ms?: number; copies?: number } }>(
    '/webhooks',
    body({ paused: { type: 'boolean' }, delay_ms: { type: 'integer', minimum: 0, maximum: 86_400_000 }, copies }),
    async (request) => {
      context.controls.setWebhooks(request.body ?? {});
      return context.controls.webhooks;
    },
  );
  app.get('/deliveries', async () => ({ deliveries: context.store.all('delivery').reverse().slice(0, 200) }));
}

function mustFind(tx: Transaction, id: string): Session {
  const session = tx.get('session', id);
  if (session === undefined) throw noSuch('checkout.session', id);
  return session;
}

/** A charge by its own id, its payment intent's or its session's. */
function findCharge(tx: Transaction, id: string): Charge {
  const intentId = id.startsWith('cs_') ? idOf(mustFind(tx, id).payment_intent) : id;
  const chargeId = id.startsWith('ch_') ? id : idOf(tx.get('payment_intent', intentId ?? '')?.latest_charge);
  const charge = tx.get('charge', chargeId ?? '');
  if (charge === undefined) throw noSuch('charge', id);
  return charge;
}
