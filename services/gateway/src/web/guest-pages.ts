import { HttpProblem } from '@nimantran/kit/http/problem';
import { currentTrace } from '@nimantran/kit/trace';
import type { GuestPageRequest, PageRenderer } from '@nimantran/proto/http/gateway/page-renderer';
import { INVITATION_PATH, postReplyForm, readInvitation, readReply } from '@nimantran/proto/http/guests/invitations';
import { createClient, ProblemError } from '@nimantran/proto/http/shared/client';
import { isSecret } from '@nimantran/proto/http/shared/secret';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { guestPagePolicy } from '../domain/security-headers.ts';
import { isXsrfToken, newXsrfToken } from '../domain/xsrf.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Answer } from '../proxy/response-cache.ts';
import { sendAnswer } from './send-answer.ts';
import type { ShopFacts } from './shop-facts.ts';

const STATUS = { invitation: 200, gone: 404, away: 503 } as const;
/** Refusals of a form that its guest can do something about on the page. */
const SHOWN_ON_PAGE: ReadonlySet<number> = new Set([400, 409]);
const TIMEOUT_MS = 6_000;

type Visit = Exclude<GuestPageRequest, { kind: 'unsent' }>;

export interface GuestPages {
  serve(app: FastifyInstance): void;
  /**
   * Answers a form without JavaScript that was not taken: its page again with what was typed, for people. @throws the error itself for
   * programs
   */
  refuseForm(error: Error, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * The pages of invitations. A page is shared for two seconds by all who open it, since an address is sent to many at once; one that was
 * turned off ends after that. No browser keeps it, no crawler lists it, and other sites do not learn its address.
 */
export function createGuestPages(
  renderer: PageRenderer,
  context: Context,
  rates: Pick<RateLimits, 'mayHavePageMade'>,
  shopFacts: ShopFacts,
): GuestPages {
  const { config, cookies, log } = context;
  const { origin } = new URL(config.PUBLIC_URL);
  // As a visitor without a session.
  const headers = () => ({ traceparent: currentTrace() });
  const guests = createClient({ baseUrl: config.services.guests, timeoutMs: TIMEOUT_MS, headers });
  const policy = guestPagePolicy(config.objectsSource, renderer.guestStyles);

  async function answerOf(status: number, made: GuestPageRequest): Promise<Answer> {
    const shop = await shopFacts();
    return { status, contentType: 'text/html; charset=utf-8', body: Buffer.from(renderer.guestPage(made, shop?.about.name)) };
  }

  function send(request: FastifyRequest, reply: FastifyReply, { status, contentType, body }: Answer): Promise<FastifyReply> {
    if (!isXsrfToken(request.cookies[XSRF_COOKIE])) cookies.setXsrf(reply, newXsrfToken());
    reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    return sendAnswer(request, reply, { status, contentType, body });
  }

  async function visited(request: FastifyRequest, token: string, secret: unknown): Promise<Answer> {
    if (!rates.mayHavePageMade(request)) return answerOf(STATUS.away, { kind: 'away' });
    const make = async () => {
      const made = await asked(token, secret);
      return answerOf(STATUS[made.kind], made);
    };
    return secret === undefined && isSecret(token) ? context.guestPages.get(token, make) : make();
  }

  async function asked(token: string, secret: unknown): Promise<Visit> {
    if (!isSecret(token)) return { kind: 'gone' };
    try {
      const [invitation, reply] = await Promise.all([guests(readInvitation, { params: { token } }), ownReply(token, secret)]);
      return { kind: 'invitation', origin, token, invitation, ...(reply && { reply }) };
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

  async function refusal({ status, message, errors = [] }: HttpProblem, request: FastifyRequest): Promise<GuestPageRequest> {
    const { token = '' } = request.params as { token?: string };
    const fields = Object.fromEntries(new URLSearchParams(String(request.wholeBody ?? '')));
    if (status === 404) return { kind: 'gone' };
    const unsent = { kind: 'unsent', token, reason: message, fields } as const;
    if (!SHOWN_ON_PAGE.has(status) || !rates.mayHavePageMade(request)) return unsent;
    const page = await asked(token, fields.secret);
    if (page.kind === 'away') return unsent;
    return page.kind === 'gone' ? page : { ...page, refused: { reason: message, errors, fields } };
  }

  return {
    serve(app) {
      app.get<{ Params: { token: string }; Querystring: Record<string, unknown> }>(
        `${INVITATION_PATH}/:token`,
        { config: { hasSecretAddress: true } },
        async (request, reply) => send(request, reply, await visited(request, request.params.token, request.query.reply)),
      );
      // A browser without JavaScript shows this address while a refused form is on its page.
      app.get<{ Params: { token: string } }>(
        postReplyForm.path.replace('{token}', ':token'),
        { config: { hasSecretAddress: true } },
        async (request, reply) => reply.redirect(`${INVITATION_PATH}/${request.params.token}`, 303),
      );
    },
    async refuseForm(error, request, reply) {
      if (!(error instanceof HttpProblem) || !request.headers.accept?.includes('text/html')) throw error;
      const made = await refusal(error, request);
      return send(request, reply, await answerOf(made.kind === 'gone' ? STATUS.gone : error.status, made));
    },
  };
}
