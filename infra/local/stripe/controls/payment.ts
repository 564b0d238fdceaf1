import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../../context.ts';
import { StripeApiError } from '../errors.ts';
import { readCard } from '../payments/cards.ts';
import { readUpi } from '../payments/upi.ts';
import { answerLater, attemptPayment, confirmPayment } from '../sessions/pay-session.ts';
import { expireSession } from '../sessions/session-expiry.ts';
import { change } from '../webhooks/events.ts';
import { body, TEXT } from './body.ts';
import { mustFind } from './find.ts';

type Id = { Params: { id: string } };
type Pay = { card?: string; upi?: string; name?: string; email?: string; confirm?: 'complete' | 'fail' };

const CONFIRM = { type: 'string', enum: ['complete', 'fail'] };

/** The customer's controls: pay a session's page, confirm, let the bank answer a slow payment, let it expire. */
export function registerPaymentControls(app: FastifyInstance, context: LocalContext): void {
  const card = { type: 'string', maxLength: 30 };
  app.post<Id & { Body: Pay | null }>(
    '/sessions/:id/pay',
    body({ card, upi: TEXT, name: TEXT, email: TEXT, confirm: CONFIRM }),
    async (request) => {
      const wanted = request.body ?? {};
      return change(context, (work) => {
        const session = mustFind(work.tx, 'session', request.params.id);
        const now = new Date(context.clock());
        const upi = wanted.upi === undefined ? undefined : readUpi(wanted.upi);
        if (wanted.upi !== undefined && upi === undefined) throw new StripeApiError('This is no UPI ID.', { param: 'upi' });
        const typed = { number: wanted.card ?? '4242424242424242', expiry: `12/${now.getUTCFullYear() + 3}`, cvc: '123' };
        const read = readCard(typed, now);
        if ('problems' in read) throw new StripeApiError(read.problems.number ?? 'The card is invalid.', { param: 'card' });
        const email = session.customer_details?.email ?? wanted.email ?? 'customer@nimantran.test';
        const first = attemptPayment(work, session, upi ?? read.card, { name: wanted.name ?? 'Test Customer', email });
        const again = first.status === 'requires_action' && wanted.confirm !== undefined;
        const asked = () => mustFind(work.tx, 'session', session.id);
        const attempt = again ? confirmPayment(work, asked(), wanted.confirm === 'complete') : first;
        return { ...attempt, session: work.tx.get('session', session.id) };
      });
    },
  );
  app.post<Id & { Body: { outcome: 'complete' | 'fail' } }>(
    '/sessions/:id/confirm',
    body({ outcome: CONFIRM }, ['outcome']),
    async (request) =>
      change(context, (work) => {
        const session = mustFind(work.tx, 'session', request.params.id);
        const attempt = confirmPayment(work, session, request.body.outcome === 'complete');
        return { ...attempt, session: work.tx.get('session', session.id) };
      }),
  );
  app.post<Id & { Body: { outcome: 'succeeded' | 'failed' } }>(
    '/sessions/:id/answer',
    body({ outcome: { type: 'string', enum: ['succeeded', 'failed'] } }, ['outcome']),
    async (request) =>
      change(context, (work) => answerLater(work, mustFind(work.tx, 'session', request.params.id), request.body.outcome)),
  );
  app.post<Id>('/sessions/:id/expire', body({}), async (request) =>
    change(context, (work) => expireSession(work, mustFind(work.tx, 'session', request.params.id))),
  );
}
