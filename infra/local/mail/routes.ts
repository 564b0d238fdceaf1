import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../context.ts';
import { fieldText } from '../form.ts';
import { sendNotice, sendPage } from '../pages/send-page.ts';
import { listPage, messagePage } from './pages.ts';

const PER_PAGE = 50;
const MOST_IN_JSON = 100;

/**
 * A mail may be displayed and may open links in a new tab; it runs no scripts and loads nothing but pictures from this machine.
 */
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; frame-ancestors 'self'; form-action 'none'";

/** The local mailbox: the mails that the shop has sent. */
export function registerMail(app: FastifyInstance, { mailBox }: LocalContext): void {
  app.get('/mail', (request, reply) => {
    const to = fieldText(request.query, 'to').slice(0, 254);
    const messages = mailBox.list(to);
    const pages = Math.max(1, Math.ceil(messages.length / PER_PAGE));
    const page = Math.min(pages, Math.max(1, Math.trunc(Number(fieldText(request.query, 'page'))) || 1));
    return sendPage(reply, listPage(messages.slice((page - 1) * PER_PAGE, page * PER_PAGE), to, page, pages));
  });

  app.get('/mail/messages.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { messages: mailBox.list(fieldText(request.query, 'to')).slice(0, MOST_IN_JSON) };
  });

  app.get<{ Params: { id: string } }>('/mail/messages/:id', (request, reply) => {
    const message = mailBox.find(request.params.id);
    if (message) return sendPage(reply, messagePage(message));
    return sendNotice(reply, 404, 'No such message', 'It may have been deleted.', { href: '/mail', label: 'All mail' });
  });

  app.get<{ Params: { id: string } }>('/mail/messages/:id/body', (request, reply) => {
    const message = mailBox.find(request.params.id);
    if (!message) return reply.code(404).send({ error: 'No such message' });
    return reply
      .headers({ 'content-security-policy': LETTER_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${message.html}`);
  });
}
