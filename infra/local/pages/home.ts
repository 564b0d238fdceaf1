import type { FastifyInstance } from 'fastify';
import type { LocalContext } from '../context.ts';
import { html } from './html.ts';
import { sendPage } from './send-page.ts';

/** The index page: lists the stand-ins for external services and their addresses. */
export function registerHome(app: FastifyInstance, { config, store }: LocalContext): void {
  app.get('/', (_request, reply) => {
    const open = [...store.all('session')].reverse().find((session) => session.status === 'open');
    const shop = config.allowedOrigins[0];
    const body = html`<h1>In place of the outside world</h1>
<p class="lead">A shop on one machine needs a card processor, a sign-in and a post office. These three stand in for them. No money moves and no mail leaves this machine.</p>
<ul class="rooms">
<li><h2>Card payments</h2><p>Answers the Stripe API and shows the checkout page. Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for confirmation.</p>
<p>${open?.url ? html`<a href="${open.url}">Open the latest unpaid checkout</a>` : html`<span class="quiet">No checkout is open.</span>`}</p></li>
<li><h2>Sign-in</h2><p>Four ready accounts, or any address you type.</p><p><a href="/accounts?origin=${encodeURIComponent(shop ?? '')}">See the account chooser</a></p></li>
<li><h2>Mail</h2><p>Every message the shop would have sent.</p><p><a href="/mail">Open the mail box</a></p></li>
</ul>
<p><a class="button" href="${shop}">Go to the shop</a></p>`;
    return sendPage(reply, { title: 'Local stand-ins', layout: 'plain', body });
  });
}
