import { type Static, Type } from 'typebox';
import { Money } from './currency.ts';

/** What the shop tells other programs about an order; `order.corrected`: its video is being remade with corrections or changes. */
export const WEBHOOK_EVENTS = ['order.paid', 'order.ready', 'order.corrected', 'order.refunded'] as const;
export const WebhookEvent = Type.Enum([...WEBHOOK_EVENTS]);
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Endpoints of one account. */
export const MOST_WEBHOOKS = 5;
/** After an endpoint got another secret, deliveries are also signed with the one before, for so long. */
export const OLD_SECRET_HOURS = 24;
/** How long a delivery is tried. */
export const WEBHOOK_TRIED_DAYS = 3;
/** How long a delivery is listed, and can be sent again. */
export const WEBHOOK_KEPT_DAYS = 30;

/** The body of a delivery: a thin payload of Standard Webhooks. The whole order can be asked for with an API key. */
export const WebhookBody = Type.Object({
  type: WebhookEvent,
  /** When it happened. */
  timestamp: Type.String(),
  data: Type.Object({
    /** `placed` by the account that is told, or `referred` by its partner code. */
    relation: Type.Enum(['placed', 'referred']),
    theme_title: Type.String(),
    /** Only of an order that the account placed: nobody is told whose a referred order is. */
    order_number: Type.Optional(Type.String()),
    /** Of `order.paid` and `order.refunded`. */
    amount: Type.Optional(Money),
  }),
});
export type WebhookBody = Static<typeof WebhookBody>;
