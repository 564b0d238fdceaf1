import { secretHash } from '@nimantran/kit/auth/secret';
import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { route } from '@nimantran/kit/http/route';
import { readReply, saveReply, withdrawReply } from '@nimantran/proto/http/guests/invitations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { pageByToken } from '../db/pages.ts';
import { replyBySecret, replyNotFound, replyView } from '../db/replies.ts';
import { saveReply as save } from '../use-cases/save-reply.ts';

/** A guest's own reply, behind the secret that their browser keeps. */
export function serveOwnReply(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, readReply, async ({ params: { token, secret } }) => {
    const page = await pageByToken(db, clock, token);
    const reply = await replyBySecret(db, page.id, secret);
    if (!reply) throw replyNotFound();
    return replyView(reply);
  });

  route(app, saveReply, async ({ params: { token, secret }, body, request }) =>
    replyView(await save(context, { token, secret, reply: body, address: clientAddressOf(request) })),
  );

  route(app, withdrawReply, async ({ params: { token, secret } }) => {
    const page = await pageByToken(db, clock, token);
    await db.deleteFrom('replies').where('pageId', '=', page.id).where('secretSha256', '=', secretHash(secret)).execute();
    return undefined;
  });
}
