import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { acceptReply, deleteReply, listReplies } from '@nimantran/proto/http/guests/guest-pages';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { hostReplyView, repliesPage, replyNotFound } from '../db/replies.ts';
import { ownPage } from '../use-cases/own-page.ts';

/** The replies to a page, for its host. */
export function serveHostReplies(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, listReplies, async ({ params, query, user }) => {
    const page = await ownPage(context, params.number, user.uid);
    const suspect = query.suspect ?? false;
    const { rows, next_cursor } = await pageBySeq(query, ({ after, limit }) =>
      repliesPage(db, { pageId: page.id, suspect, after, limit }),
    );
    return { replies: rows.map(hostReplyView), next_cursor };
  });

  route(app, deleteReply, async ({ params, user }) => {
    const page = await ownPage(context, params.number, user.uid);
    await db.deleteFrom('replies').where('pageId', '=', page.id).where('id', '=', params.reply_id).execute();
    return undefined;
  });

  route(app, acceptReply, async ({ params, user }) => {
    const page = await ownPage(context, params.number, user.uid);
    const { numUpdatedRows } = await db
      .updateTable('replies')
      .set({ suspect: false })
      .where('pageId', '=', page.id)
      .where('id', '=', params.reply_id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw replyNotFound();
    return undefined;
  });
}
