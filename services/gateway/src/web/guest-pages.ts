import { currentTrace } from '@nimantran/kit/trace';
import type { GuestPageRequest, PageRenderer } from '@nimantran/proto/http/gateway/page-renderer';
import { INVITATION_PATH, readInvitation, readReply } from '@nimantran/proto/http/guests/invitations';
import { createClient, ProblemError } from '@nimantran/proto/http/shared/client';
import { isSecret } from '@nimantran/proto/http/shared/secret';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { guestPagePolicy } from '../domain/security-headers.ts';
import { isXsrfToken, newXsrfToken } from '../domain/xsrf.ts';
import type { RateLimits } from '../http/rate-limits.ts';

/** Codes of problems, as services write them. */
const IS_CODE = /^[a-z_]{1,40}$/;
const STATUS: Readonly<Record<GuestPageRequest['kind'], number>> = { invitation: 200, gone: 404, away: 503 };
const TIMEOUT_MS = 6_000;
const TRY_AGAIN_SECONDS = '5';

/**
 * Serves the page of an invitation. Each visit renders it, so a page that was turned off ends at once. No cache keeps it, no crawler
 * lists it, and other sites do not learn its address.
 */
export function serveGuestPage(
  app: FastifyInstance,
  context: Context,
  renderer: PageRenderer,
  rates: Pick<RateLimits, 'mayHavePageMade'>,
): void {
  const { config, cookies, log } = context;
  const { origin } = new URL(config.PUBLIC_URL);
  // As a visitor without a session.
  const headers = () => ({ traceparent: currentTrace() });
  const guests = createClient({ baseUrl: config.services.guests, timeoutMs: TIMEOUT_MS, headers });
  const policy = guestPagePolicy(config.objectsSource);

  app.get<{ Params: { token: string }; Querystring: Record<string, unknown> }>(
    `${INVITATION_PATH}/:token`,
    { config: { hasSecretAddress: true } },
    async (request, reply) => {
      const { token } = request.params;
      const made = await (rates.mayHavePageMade(request) ? asked(token, request.query) : { kind: 'away' as const });
      if (!isXsrfToken(request.cookies[XSRF_COOKIE])) cookies.setXsrf(reply, newXsrfToken());
      if (made.kind === 'away') reply.header('retry-after', TRY_AGAIN_SECONDS);
      return reply
        .code(STATUS[made.kind])
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': policy,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
        })
        .send(renderer.guestPage(made));
    },
  );

  async function asked(token: string, { reply: secret, fault }: Record<string, unknown>): Promise<GuestPageRequest> {
    if (!isSecret(token)) return { kind: 'gone' };
    try {
      const [invitation, reply] = await Promise.all([guests(readInvitation, { params: { token } }), ownReply(token, secret)]);
      return {
        ...{ kind: 'invitation', origin, token, invitation },
        ...(reply && { reply }),
        ...(typeof fault === 'string' && IS_CODE.test(fault) && { fault }),
      };
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return { kind: 'gone' };
      log.warn({ err: error }, 'the page of an invitation could not be made');
      return { kind: 'away' };
    }
  }

  /** A reply that cannot be read does not keep a guest from the page. */
  async function ownReply(token: string, secret: unknown) {
    if (typeof secret !== 'string' || !isSecret(secret)) return undefined;
    return guests(readReply, { params: { token, secret } })
      .then((reply) => ({ secret, reply }))
      .catch(() => undefined);
  }
}
