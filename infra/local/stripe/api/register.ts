import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../../context.ts';
import { StripeApiError } from '../errors.ts';
import { newId } from '../store/ids.ts';
import { Api } from './api.ts';
import { registerRecords } from './customers-and-events.ts';
import { registerPaymentMethods } from './payment-methods.ts';
import { registerPayments } from './payments.ts';
import { registerAfterwards } from './refunds-and-disputes.ts';
import { registerSessions } from './sessions.ts';

/** The Stripe API under `/v1`: secret key as bearer token, form-encoded bodies, errors in Stripe's shape. */
export function registerStripeApi(app: FastifyInstance, context: LocalContext): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req_', 14));
    reply.header('stripe-version', request.headers['stripe-version'] ?? '');
    const { secretKey } = context.config.stripe;
    if (secretKey === undefined) {
      throw new StripeApiError('STRIPE_SECRET_KEY is no test key (sk_test_…): payments belong to the real Stripe, not here.', {
        status: 401,
      });
    }
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined) {
      throw new StripeApiError(
        'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
        {
          status: 401,
        },
      );
    }
    if (!sameText(given, secretKey)) {
      throw new StripeApiError(`Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`, { status: 401 });
    }
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof StripeApiError) return reply.code(error.status).send(error.body());
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(new StripeApiError(error.message, { status }).body());
    request.log.error(error);
    return reply
      .code(500)
      .send(new StripeApiError('The local stand-in failed. See its log for the reason.', { type: 'api_error' }).body());
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const error = new StripeApiError(
      `Unrecognized request URL (${request.method}: ${path}). The local stand-in may lack this part of the API.`,
    );
    return reply.code(404).send(error.body());
  });

  const api = new Api(app, context);
  registerSessions(api);
  registerPayments(api);
  registerAfterwards(api);
  registerRecords(api);
  registerPaymentMethods(api);
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
