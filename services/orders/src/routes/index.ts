import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { serveAdmin } from './admin/index.ts';
import { serveCancelOrder } from './cancel-order.ts';
import { serveCustomers } from './customers/index.ts';
import { serveDownloadOrder } from './download-order.ts';
import { serveDrafts } from './drafts/index.ts';
import { serveGetDeliveryPromise } from './get-delivery-promise.ts';
import { serveGetInvoice } from './get-invoice.ts';
import { serveGetOrder } from './get-order.ts';
import { serveGetPurgeReceipt } from './get-purge-receipt.ts';
import { serveListOrders } from './list-orders.ts';
import { serveOpenCheckout } from './open-checkout.ts';
import { serveOrderFate } from './order-fate.ts';
import { servePartners } from './partners/index.ts';
import { servePlaceOrder } from './place-order.ts';
import { serveSettleOrder } from './settle-order.ts';
import { serveStreamOrder } from './stream-order.ts';
import { serveStripeWebhook } from './stripe-webhook.ts';
import { serveSupport } from './support/index.ts';
import { serveTrackOrder } from './track-order.ts';
import { serveWatchPreview } from './watch-preview.ts';

/** Every operation this service answers. */
export async function serveAll(app: FastifyInstance, context: OrdersContext): Promise<void> {
  servePlaceOrder(app, context);
  serveOpenCheckout(app, context);
  serveListOrders(app, context);
  serveGetOrder(app, context);
  serveGetInvoice(app, context);
  serveGetPurgeReceipt(app, context);
  serveGetDeliveryPromise(app, context);
  serveSettleOrder(app, context);
  serveCancelOrder(app, context);
  serveDownloadOrder(app, context);
  serveWatchPreview(app, context);
  await serveStreamOrder(app, context);
  serveTrackOrder(app, context);
  serveOrderFate(app, context);
  serveCustomers(app, context);
  serveDrafts(app, context);
  serveAdmin(app, context);
  serveSupport(app, context);
  servePartners(app, context);
  await serveStripeWebhook(app, context);
}
