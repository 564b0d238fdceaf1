/** The queue of this service's own jobs. */
export const ORDERS_QUEUE = 'orders';
