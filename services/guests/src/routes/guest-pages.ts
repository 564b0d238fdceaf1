import { newSecret } from '@nimantran/kit/auth/secret';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { isDay } from '@nimantran/proto/domain/calendar-day';
import {
  type GuestPage,
  getGuestPage,
  renewGuestPage,
  setReplyDay,
  turnGuestPageOff,
  turnGuestPageOn,
} from '@nimantran/proto/http/guests/guest-pages';
import type { FastifyInstance } from 'fastify';
import type { Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { ownPage } from '../use-cases/own-page.ts';
import { turnPageOn } from '../use-cases/turn-page-on.ts';
import { guestPageView } from './guest-page-view.ts';

/** What a host does with the page of their own order. */
export function serveGuestPages(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, getGuestPage, ({ params, user }) => guestPageView(context, params.number, user.uid));

  route(app, turnGuestPageOn, async ({ params, user }) => {
    await turnPageOn(context, params.number, user.uid);
    return guestPageView(context, params.number, user.uid);
  });

  async function change(number: string, uid: string, values: Updateable<Tables['pages']>): Promise<GuestPage> {
    const page = await ownPage(context, number, uid);
    await db.updateTable('pages').set(values).where('id', '=', page.id).execute();
    return guestPageView(context, number, uid);
  }

  route(app, turnGuestPageOff, ({ params, user }) => change(params.number, user.uid, { isOn: false }));

  route(app, renewGuestPage, async ({ params, body, user }) => {
    const page = await ownPage(context, params.number, user.uid);
    const { numUpdatedRows } = await db
      .updateTable('pages')
      .set({ token: newSecret() })
      .where('id', '=', page.id)
      .where('token', '=', body.replaces)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('address_renewed', 'The page has another address already. Load it again.');
    return guestPageView(context, params.number, user.uid);
  });

  route(app, setReplyDay, async ({ params, body: { day }, user }) => {
    if (day !== null && !isDay(day)) {
      const fault = 'is not a valid day as YYYY-MM-DD';
      throw badRequest('invalid_day', `The day ${fault}.`, [{ field: 'day', message: fault }]);
    }
    return change(params.number, user.uid, { closeOn: day });
  });
}
