// Queues that a single service both fills and processes. Its Redis account may access its own queues by these names
// (infra/redis/serve.sh).

/** Mails and refunds. */
export const ORDERS_QUEUE = 'orders';
/** Purges. */
export const STUDIO_QUEUE = 'studio';
