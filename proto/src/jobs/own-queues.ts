// Queues that a single service both fills and processes. Its Redis account may access its own queues by these names
// (infra/redis/serve.sh).

/** Mails. */
export const ORDERS_QUEUE = 'orders';
/** A queue of their own, so that a payment provider that does not answer holds up no mail. */
export const REFUNDS_QUEUE = 'refunds';
/** Purges. */
export const STUDIO_QUEUE = 'studio';
