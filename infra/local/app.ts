import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAccounts } from './accounts/routes.ts';
import type { LocalContext } from './context.ts';
import { parseForm } from './form.ts';
import { registerMail } from './mail/routes.ts';
import { registerAssets } from './pages/assets.ts';
import { registerHome } from './pages/home.ts';
import { sendNotice } from './pages/send-page.ts';
import { registerStripeApi } from './stripe/api/register.ts';
import { registerCheckout } from './stripe/checkout/routes.ts';
import { registerTestControls } from './stripe/controls/register.ts';
import { startBank } from './stripe/payments/bank.ts';
import { startSessionExpiry } from './stripe/sessions/session-expiry.ts';
import { WebhookSender } from './stripe/webhooks/webhook-sender.ts';

/**
 * Builds the stand-ins without listening. Webhooks and expiry start once the port is bound, so two processes never share a
 * journal.
 */
export async function buildApp(context: LocalContext): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: context.config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseForm(String(body)));
  });
  app.setNotFoundHandler((_request, reply) =>
    sendNotice(reply, 404, 'Nothing here', 'This address does not exist on the local stand-ins.', {
      href: '/',
      label: 'See what is here',
    }),
  );

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
  registerAssets(app);
  registerHome(app, context);
  await app.register(async (scope) => registerStripeApi(scope, context), { prefix: '/v1' });
  await app.register(async (scope) => registerTestControls(scope, context), { prefix: '/_test/stripe' });
  registerCheckout(app, context);
  registerAccounts(app, context);
  registerMail(app, context);

  const sender = new WebhookSender(context, app.log);
  const stops: (() => void)[] = [];
  app.addHook('onListen', async () => {
    context.store.compact(context.clock());
    stops.push(startSessionExpiry(context), startBank(context));
    sender.start();
    if (context.config.stripe.webhookUrl === undefined)
      app.log.warn('STRIPE_WEBHOOK_URL is not set: events are stored but not delivered');
  });
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
    await sender.stop();
    context.store.close();
  });
  return app;
}
