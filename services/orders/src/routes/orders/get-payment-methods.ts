import { route } from '@nimantran/kit/http/route';
import { getPaymentMethods } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';

export function serveGetPaymentMethods(app: FastifyInstance, { paymentMethods }: Pick<OrdersContext, 'paymentMethods'>): void {
  route(app, getPaymentMethods, async () => ({ methods: await paymentMethods() }));
}
