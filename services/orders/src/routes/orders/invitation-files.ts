import { ask } from '@nimantran/kit/http/neighbour-problem';
import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { contentDisposition } from '@nimantran/kit/store/presentation';
import { calendarFile } from '@nimantran/proto/domain/calendar-file';
import { byTime, functionsOf } from '@nimantran/proto/domain/functions';
import { invitationTexts } from '@nimantran/proto/domain/invitation-text';
import { mapLinkOf } from '@nimantran/proto/domain/map-link';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { getCalendarFile, getInvitationWords } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { revisionOf } from '../../db/orders/history.ts';
import { calendarNameOf } from '../../domain/file-name.ts';
import { downloadableOrder } from './downloadable-order.ts';

/** What goes out beside the files of a finished video: made from the order's words when it is asked for. */
export function serveInvitationFiles(app: FastifyInstance, { db, catalog }: OrdersContext): void {
  const invitationOf = async (number: string, uid: string) => {
    const order = await downloadableOrder(db, number, uid);
    const params = { theme_id: order.themeId, version: order.themeVersion };
    const { manifest } = await ask('catalog', catalog(getThemeVersion, { params }));
    return { order, manifest, functions: functionsOf(manifest, order.customisation.details).toSorted(byTime) };
  };

  route(app, getInvitationWords, async ({ params, user }) => {
    const { order, manifest, functions } = await invitationOf(params.number, user.uid);
    return {
      functions: functions.map((each) => ({ ...each, map_url: mapLinkOf(each) ?? null })),
      texts: invitationTexts(manifest, order.customisation),
    };
  });

  route(app, getCalendarFile, async ({ params, user, reply }) => {
    const { order, functions } = await invitationOf(params.number, user.uid);
    if (functions.length === 0) throw notFound('no_functions', 'This invitation names no day for a calendar.');
    const { count, at } = await revisionOf(db, order.id);
    const file = calendarFile({
      ...{ order_id: order.id, headline: order.headline, functions },
      ...{ revision: count, changed_at: at ?? order.placedAt },
    });
    await reply
      .type('text/calendar; charset=utf-8')
      .headers({
        'content-disposition': contentDisposition('invitation.ics', calendarNameOf(order)),
        'cache-control': 'private, no-store',
      })
      .send(file);
    return undefined;
  });
}
