// Queues that one service both fills and works on. Who has an account on Redis reaches its own by these names (infra/redis/serve.sh).

/** Mails and refunds. */
export const ORDERS_QUEUE = 'orders';
/** Purges. */
export const STUDIO_QUEUE = 'studio';
