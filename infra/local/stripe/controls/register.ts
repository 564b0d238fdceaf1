import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../../context.ts';
import { keepBooks } from '../balance/books.ts';
import { StripeApiError } from '../errors.ts';
import { registerBankControls } from './bank.ts';
import { registerPaymentControls } from './payment.ts';
import { registerWebhookControls } from './webhooks.ts';

/** Controls with which tests, the demo and end-to-end runs act in place of a person or a bank, and inspect the state. */
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

  registerPaymentControls(app, context);
  registerBankControls(app, context);
  registerWebhookControls(app, context);
  app.get('/books', async () => ({ books: keepBooks(context.store) }));
}
