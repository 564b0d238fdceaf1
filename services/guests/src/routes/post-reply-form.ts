import { newSecret } from '@nimantran/kit/auth/secret';
import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
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
      const query = new URLSearchParams(await answerTo(context, token, body, clientAddressOf(request)));
      await reply.header('cache-control', 'no-store').redirect(`${INVITATION_PATH}/${token}?${query}`, 303);
      return undefined;
    });
  });
}

/** What the page is opened with: the guest's secret, or why nothing was kept. */
async function answerTo(
  context: Context,
  token: string,
  fields: Readonly<Record<string, string>>,
  address: string | undefined,
): Promise<{ reply: string } | { fault: string }> {
  const secret = isSecret(fields.secret) ? fields.secret : newSecret();
  try {
    const reply = replyOfForm(fields);
    if (!reply) throw badRequest('invalid_reply', 'The form is not filled in correctly.');
    await saveReply(context, { token, secret, reply, address });
    return { reply: secret };
  } catch (error) {
    if (error instanceof HttpProblem) return { fault: error.code };
    throw error;
  }
}
