import { type Html, html } from '../pages/html.ts';
import type { Page } from '../pages/send-page.ts';
import type { Message } from './mail-box.ts';

/** The list, newest first, with a filter by address. */
export function listPage(messages: readonly Message[], to: string, page: number, pages: number): Page {
  const rows = messages.map(
    (message) =>
      html`<li><a href="/mail/messages/${encodeURIComponent(message.id)}"><span class="what">${message.subject || '(no subject)'}</span><span class="quiet to">${message.to}</span><span class="quiet order-number">${message.order_number}</span>${time(message.sent_at)}</a></li>`,
  );
  const empty =
    to === ''
      ? 'No mail yet. Messages appear here as soon as the shop sends one.'
      : html`No mail to “${to}”. <a href="/mail">Show all</a>`;
  const link = (target: number, label: string) =>
    html`<a href="/mail?to=${encodeURIComponent(to)}&amp;page=${target}">${label}</a>`;
  const body = html`<div class="head"><h1>Mail box</h1>
<form method="get" action="/mail" role="search"><label class="hide" for="to">Address</label><input id="to" name="to" value="${to}" placeholder="Filter by address" maxlength="254"><button class="button plain">Filter</button></form></div>
${messages.length === 0 ? html`<p class="empty">${empty}</p>` : html`<ul class="mails">${rows}</ul>`}
${pages > 1 && html`<p class="pager">${page > 1 && link(page - 1, 'Newer')} <span class="quiet">Page ${page} of ${pages}</span> ${page < pages && link(page + 1, 'Older')}</p>`}`;
  return { title: 'Mail box', layout: 'mail', body };
}

export function messagePage(message: Message): Page {
  const row = (name: string, value: string | null | Html) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  const body = html`<p><a class="back" href="/mail"><span aria-hidden="true">←</span> All mail</a></p>
<h1>${message.subject || '(no subject)'}</h1>
<dl>${row('From', message.from)}${row('To', message.to)}${row('Sent', time(message.sent_at))}${row('Order', message.order_number)}${row('Message-ID', message.message_id)}</dl>
${message.html && html`<iframe class="letter" title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/messages/${encodeURIComponent(message.id)}/body"></iframe>`}
${message.text && html`<details${!message.html && html` open`}><summary>As plain text</summary><pre>${message.text}</pre></details>`}`;
  return { title: message.subject || 'Message', layout: 'mail', body };
}

const SENT_AT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

function time(at: string): Html {
  return html`<time class="quiet" datetime="${at}">${SENT_AT.format(new Date(at))}</time>`;
}
