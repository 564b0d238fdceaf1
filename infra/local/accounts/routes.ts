import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LocalContext } from '../context.ts';
import { fieldText } from '../form.ts';
import { sendNotice, sendPage } from '../pages/send-page.ts';
import { avatarSvg, avatarUrl } from './avatar.ts';
import { chooserPage, signedInPage } from './chooser-page.ts';
import { type Account, accountFor, isEmail } from './ready-accounts.ts';

const MAX_NONCE = 200;

/** The identity provider: an account chooser for the popup, tokens for programs, and the keys to verify them. */
export function registerAccounts(app: FastifyInstance, { config, signer, clock }: LocalContext): void {
  const isAllowed = (origin: string) => config.allowedOrigins.includes(origin);
  const refuse = (reply: FastifyReply) =>
    sendNotice(
      reply,
      400,
      'This window was not opened by the shop',
      'This window may only be opened by an address listed in ALLOWED_ORIGINS.',
    );
  const tokenFor = (account: Account, nonce?: string) =>
    signer.sign(account, avatarUrl(config.publicUrl, account), clock(), nonce);

  app.get('/accounts', (request, reply) => {
    const origin = fieldText(request.query, 'origin');
    if (!isAllowed(origin)) return refuse(reply);
    return sendPage(reply, chooserPage({ origin, nonce: fieldText(request.query, 'nonce').slice(0, MAX_NONCE) }));
  });

  app.post('/accounts/choose', async (request, reply) => {
    const origin = fieldText(request.body, 'origin');
    if (!isAllowed(origin)) return refuse(reply);
    const nonce = fieldText(request.body, 'nonce').slice(0, MAX_NONCE);
    const email = fieldText(request.body, 'email');
    const name = fieldText(request.body, 'name').slice(0, 80);
    if (!isEmail(email)) {
      const problem = 'Enter an email address such as name@example.com.';
      return sendPage(reply, chooserPage({ origin, nonce }, { name, email: email.slice(0, 254), problem }), 422);
    }
    const account = accountFor(email, name);
    const message = {
      type: 'nimantran:signed-in',
      id_token: await tokenFor(account, nonce),
      user: { uid: account.uid, email: account.email, name: account.name, photoURL: avatarUrl(config.publicUrl, account) },
      nonce,
    };
    return sendPage(reply, signedInPage(origin, account.name, message));
  });

  app.post<{ Body: { email: string; name?: string } }>(
    '/accounts/token',
    {
      schema: {
        body: {
          type: 'object',
          required: ['email'],
          properties: { email: { type: 'string', maxLength: 254 }, name: { type: 'string', maxLength: 80 } },
        },
      },
    },
    async (request, reply) => {
      // A page of another site can post a form here, but not JSON.
      const json = /^application\/json\b/.test(request.headers['content-type'] ?? '');
      if (!json) return reply.code(415).send({ error: 'Send application/json.' });
      if (!isEmail(request.body.email)) return reply.code(400).send({ error: 'email: not an email address' });
      return { id_token: await tokenFor(accountFor(request.body.email, request.body.name)) };
    },
  );

  app.get('/accounts/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return signer.jwks;
  });

  app.get<{ Params: { uid: string } }>('/accounts/avatars/:uid.svg', (request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'",
      })
      .send(avatarSvg(request.params.uid, fieldText(request.query, 'name'))),
  );
}
