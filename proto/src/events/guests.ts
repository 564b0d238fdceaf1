import { Type } from 'typebox';
import { Secret } from '../http/shared/secret.ts';
import { defineEvent } from './envelope.ts';

/** Guests replied to the page of an order: at most one event for each page and day, without their words. `key` is the page. */
export const repliesArrived = defineEvent({
  type: 'guests.replies.arrived',
  version: 1,
  data: Type.Object({
    order_id: Type.String({ format: 'uuid' }),
    order_number: Type.String(),
    /** The day in Asia/Kolkata on which the digest was made, YYYY-MM-DD. */
    day: Type.String(),
    /** New replies since the digest before; without those that look like a bot's. */
    replies: Type.Integer({ minimum: 1 }),
  }),
});

/** The page of an order has an address that orders did not give it: codes in later videos of the order lead there. `key` is the page. */
export const pageAddressed = defineEvent({
  type: 'guests.page.addressed',
  version: 1,
  data: Type.Object({
    order_id: Type.String({ format: 'uuid' }),
    order_number: Type.String(),
    token: Secret,
  }),
});
