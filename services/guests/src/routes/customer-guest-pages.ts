import { route } from '@nimantran/kit/http/route';
import { customerGuestPages } from '@nimantran/proto/http/guests/guest-pages';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { allReplies, hostReplyView } from '../db/replies.ts';

const MOST_PAGES = 500;

export function serveCustomerGuestPages(app: FastifyInstance, { db }: Context): void {
  route(app, customerGuestPages, async ({ params: { uid } }) => {
    const rows = await db
      .selectFrom('pages')
      .selectAll()
      .where('ownerUid', '=', uid)
      .orderBy('turnedOnAt', 'desc')
      .limit(MOST_PAGES)
      .execute();
    const pages = [];
    for (const page of rows) {
      pages.push({
        ...{ order_number: page.orderNumber, on: page.isOn, token: page.token, functions: page.functions },
        ...{ turned_on_at: page.turnedOnAt, kept_until: page.keptUntil, replies_close_on: page.closeOn },
        replies: (await allReplies(db, page.id)).map(hostReplyView),
      });
    }
    return { pages };
  });
}
