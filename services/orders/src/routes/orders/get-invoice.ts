import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getInvoice } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { invoiceById } from '../../db/invoices/invoices.ts';
import { orderByNumber, orderNotFound } from '../../db/orders/orders.ts';
import { fileNameOfInvoice, renderInvoice } from '../../invoices/render-invoice.ts';

/** For the customer whose invoice it is, and for admins. A cancelled credit note is marked as such. */
export function serveGetInvoice(app: FastifyInstance, { db, config }: OrdersContext): void {
  route(app, getInvoice, async ({ params, user, reply }) => {
    const order = await orderByNumber(db, params.number);
    if (!order || (order.ownerUid !== user.uid && !user.roles.includes('admin'))) throw orderNotFound();
    const invoice = await invoiceById(db, order.id, params.invoice_id);
    if (!invoice) throw notFound('invoice_not_found', 'This order has no such invoice.');
    const pdf = await renderInvoice(invoice.document, invoice, config);
    await reply
      .type('application/pdf')
      .headers({
        'content-disposition': `inline; filename="${fileNameOfInvoice(invoice.number)}"`,
        'cache-control': 'private, no-store',
      })
      .send(pdf);
    return undefined;
  });
}
