import { newSecret } from '@nimantran/kit/auth/secret';
import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { route } from '@nimantran/kit/http/route';
import { INVITATION_PATH, postReplyForm } from '@nimantran/proto/http/guests/invitations';
import { isSecret } from '@nimantran/proto/http/shared/secret';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { replyOfForm } from '../domain/reply-form.ts';
import { saveReply } from '../use-cases/save-reply.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Forms are read in this scope alone: no other operation may be called by a page of another site. */
export async function servePostReplyForm(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    route(scope, postReplyForm, async ({ params: { token }, body, request, reply }) => {
      const secret = isSecret(body.secret) ? body.secret : newSecret();
      await saveReply(context, { token, secret, reply: replyOfForm(body), address: clientAddressOf(request) });
      await reply.header('cache-control', 'no-store').redirect(`${INVITATION_PATH}/${token}?reply=${secret}`, 303);
      return undefined;
    });
  });
}
