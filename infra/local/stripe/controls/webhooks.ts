import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../../context.ts';
import type { Webhook } from '../store/objects.ts';
import { change, sendAgain } from '../webhooks/events.ts';
import { body } from './body.ts';
import type { WebhookControls } from './controls.ts';
import { mustFind } from './find.ts';

type Id = { Params: { id: string } };

const STATUSES = ['pending', 'delivered', 'given_up', 'dropped'] as const satisfies readonly Webhook['status'][];
const COPIES = { type: 'integer', minimum: 1, maximum: 20 };
const SETTINGS: Readonly<Record<keyof WebhookControls, object>> = {
  paused: { type: 'boolean' },
  delay_ms: { type: 'integer', minimum: 0, maximum: 86_400_000 },
  copies: COPIES,
  shuffle: { type: 'boolean' },
  concurrency: { type: 'integer', minimum: 1, maximum: 64 },
  drop_every: { type: 'integer', minimum: 0, maximum: 1_000_000 },
};

/** The webhook controls: how webhooks are sent, and the state of their delivery. */
export function registerWebhookControls(app: FastifyInstance, context: LocalContext): void {
  app.get('/webhooks', async () => context.controls.webhooks);
  app.post<{ Body: Partial<WebhookControls> | null }>('/webhooks', body({ ...SETTINGS }), async (request) => {
    context.controls.setWebhooks(request.body ?? {});
    return context.controls.webhooks;
  });
  app.post<Id & { Body: { copies?: number } | null }>('/events/:id/resend', body({ copies: COPIES }), async (request) =>
    change(context, (work) => {
      const event = mustFind(work.tx, 'event', request.params.id);
      sendAgain(work, event, request.body?.copies ?? 1);
      return event;
    }),
  );

  const querystring = {
    type: 'object',
    properties: { status: { type: 'string', enum: [...STATUSES] }, limit: { type: 'integer', minimum: 1, maximum: 100_000 } },
    additionalProperties: false,
  };
  app.get<{ Querystring: { status?: Webhook['status']; limit?: number } }>(
    '/deliveries',
    { schema: { querystring } },
    async ({ query }) => {
      const counts: Record<Webhook['status'], number> = { pending: 0, delivered: 0, given_up: 0, dropped: 0 };
      const deliveries: Webhook[] = [];
      for (const webhook of context.store.each('webhook')) {
        counts[webhook.status] += 1;
        if (query.status === undefined || query.status === webhook.status) deliveries.push(webhook);
      }
      return { counts, deliveries: deliveries.reverse().slice(0, query.limit ?? 200) };
    },
  );
}
