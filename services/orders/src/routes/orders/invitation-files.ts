import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { contentDisposition } from '@nimantran/kit/store/presentation';
import { mapLinkOf } from '@nimantran/proto/domain/map-link';
import { getCalendarFile, getInvitationWords } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { fileNameOf } from '../../domain/file-name.ts';
import { invitationOf } from '../../use-cases/orders/invitation-of.ts';
import { downloadableOrder } from './downloadable-order.ts';

/** What goes out beside the files of a finished video: made from the order's words when it is asked for. */
export function serveInvitationFiles(app: FastifyInstance, context: OrdersContext): void {
  route(app, getInvitationWords, async ({ params, user }) => {
    const order = await downloadableOrder(context.db, params.number, user.uid);
    const { functions, texts } = await invitationOf(context, order);
    return { functions: functions.map((each) => ({ ...each, map_url: mapLinkOf(each) ?? null })), texts };
  });

  route(app, getCalendarFile, async ({ params, user, reply }) => {
    const order = await downloadableOrder(context.db, params.number, user.uid);
    const { calendar } = await invitationOf(context, order);
    if (calendar === null) throw notFound('no_functions', 'This invitation names no day for a calendar.');
    await reply
      .type('text/calendar; charset=utf-8')
      .headers({
        'content-disposition': contentDisposition('invitation.ics', fileNameOf(order, 'calendar')),
        'cache-control': 'private, no-store',
      })
      .send(calendar);
    return undefined;
  });
}
