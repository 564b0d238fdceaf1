import { type Static, Type } from 'typebox';
import { NextCursor, PageQuery } from '../../domain/page.ts';
import { WebhookEvent } from '../../domain/webhook.ts';
import { defineOperation } from '../shared/operation.ts';

const Id = Type.String({ format: 'uuid' });
const Moment = Type.Union([Type.String(), Type.Null()]);

/** An address that is told of events; its secret is shown only when it is made. */
export const Webhook = Type.Object({
  id: Id,
  url: Type.String(),
  events: Type.Array(WebhookEvent),
  created_at: Type.String(),
  /** Since when every delivery has failed; null if the last one succeeded, or there was none. */
  failing_since: Moment,
  /** Until when deliveries are also signed with the secret before; null if only one signs. */
  old_secret_until: Moment,
});
export type Webhook = Static<typeof Webhook>;

export const listWebhooks = defineOperation({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  access: 'partner_or_admin',
  summary: "The caller's webhook endpoints, newest first",
  answer: Type.Object({ webhooks: Type.Array(Webhook) }),
});

/** 400 `webhook_url_refused` with the reason, 409 `webhook_exists` for the same address, 409 `too_many_webhooks`. */
export const createWebhook = defineOperation({
  name: 'createWebhook',
  method: 'POST',
  path: '/api/webhooks',
  access: 'partner_or_admin',
  summary: 'Adds a webhook endpoint; only this answer contains its secret',
  body: Type.Object({
    url: Type.String({ minLength: 1, maxLength: 500 }),
    events: Type.Array(WebhookEvent, { minItems: 1, uniqueItems: true }),
  }),
  answer: Type.Object({ webhook: Webhook, secret: Type.String() }),
});

const ById = Type.Object({ id: Id });

/** Also ends its deliveries. 404 `webhook_not_found`. */
export const deleteWebhook = defineOperation({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  access: 'partner_or_admin',
  summary: 'Removes a webhook endpoint of the caller, with its log',
  params: ById,
});

/** Deliveries carry two signatures for a day, of both secrets, so that the receiver changes without a gap. 404 `webhook_not_found`. */
export const rotateWebhookSecret = defineOperation({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/{id}/secret',
  access: 'partner_or_admin',
  summary: 'Gives a webhook endpoint of the caller another secret; only this answer contains it',
  params: ById,
  answer: Type.Object({ webhook: Webhook, secret: Type.String() }),
});

export const WebhookDelivery = Type.Object({
  id: Id,
  /** The header `webhook-id`, the same in every try. */
  webhook_id: Type.String(),
  type: WebhookEvent,
  body: Type.String(),
  created_at: Type.String(),
  state: Type.Enum(['waiting', 'delivered', 'failed']),
  tries: Type.Integer({ minimum: 0 }),
  /** Of a delivery that waits. */
  next_try_at: Moment,
  delivered_at: Moment,
  /** Status of the last answer; null if there was none. */
  status: Type.Union([Type.Integer(), Type.Null()]),
  /** Why the last try failed. */
  error: Type.Union([Type.String(), Type.Null()]),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const listWebhookDeliveries = defineOperation({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhooks/{id}/deliveries',
  access: 'partner_or_admin',
  summary: 'What was sent to an endpoint of the caller in the last 30 days, newest first',
  params: ById,
  query: PageQuery,
  answer: Type.Object({ deliveries: Type.Array(WebhookDelivery), next_cursor: NextCursor }),
});

/** Under the same `webhook-id`. 404 `delivery_not_found`; 409 `delivery_waits` if it is still tried. */
export const replayWebhookDelivery = defineOperation({
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/api/webhooks/{id}/deliveries/{delivery_id}/replay',
  access: 'partner_or_admin',
  summary: 'Sends a delivery again that ended, whether it succeeded or not',
  params: Type.Object({ id: Id, delivery_id: Id }),
});
