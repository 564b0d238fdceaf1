import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

export type Page = {
  title: string;
  /** Class of <body>, which selects the layout in style.css. */
  layout: 'plain' | 'checkout' | 'confirm' | 'accounts' | 'mail';
  body: Html;
  /** Browser script under /assets, by name. */
  script?: 'checkout' | 'accounts';
  /** Origins that a form may lead to. Browsers also check the redirect after a POST against this list. */
  formTargets?: readonly string[];
};

const LABEL: Readonly<Record<Page['layout'], string>> = {
  plain: 'Local stand-ins',
  checkout: 'Local test checkout',
  confirm: 'Local test checkout',
  accounts: 'Local sign-in',
  mail: 'Local mail box',
};

/** The logo: an open door under a toran arch, drawn in one line. */
const MARK = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M5 28V15.5C5 9 9.8 4.5 16 4.5S27 9 27 15.5V28M10.5 28V16.5c0-3.6 2.3-6 5.5-6s5.5 2.4 5.5 6V28M16 10.5V28" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Sends a whole page with the headers common to all pages. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const formAction = ["'self'", ...(page.formTargets ?? [])].join(' ');
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${page.title} | Nimantran</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/style.css">
${page.script && html`<script src="/assets/${page.script}.js" defer></script>`}
</head>
<body class="${page.layout}">
<header class="bar"><span class="brand">${MARK}<span class="word">Nimantran</span></span><span class="local">${LABEL[page.layout]}</span></header>
<main>${page.body}</main>
</body>
</html>
`;
  return reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; frame-src 'self'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(document.text);
}

/** A page with only a message, when a request could not be carried out as asked. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
  link?: { href: string; label: string },
): FastifyReply {
  const body = html`<section class="notice"><h1>${title}</h1><p>${text}</p>
${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}</section>`;
  return sendPage(reply, { title, layout: 'plain', body }, status);
}
