// Queues that a single service both fills and processes. Its Redis account may access its own queues by these names
// (infra/redis/serve.sh).

/** Mails. */
export const ORDERS_QUEUE = 'orders';
/** A queue of their own, so that a payment provider that does not answer holds up no mail. */
export const REFUNDS_QUEUE = 'refunds';
/** A queue of their own too: what other programs' endpoints take long for holds up no mail. */
export const WEBHOOKS_QUEUE = 'webhooks';
/** Purges. */
export const STUDIO_QUEUE = 'studio';
