import { escapeHtml } from './escape.ts';

/** The content of a mail, without markup; its text and its HTML are made from the same content. */
export interface MailContent {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** A message from our staff, set apart; its line breaks are preserved. */
  quote?: { label: string; text: string };
  rows: readonly { label: string; value: string; strong?: boolean }[];
  action: { label: string; url: string };
  /** A secondary link, less prominent. */
  also?: { label: string; url: string };
  footer: string;
}

const COLOURS = {
  ivory: '#FBF7F0',
  ink: '#241A1E',
  aubergine: '#4A1237',
  marigold: '#E08A00',
  sand: '#E6DCCB',
  quiet: '#6B5A60',
  warning: '#8A1C12',
};
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs that support dark mode use these; the others invert the inline colours, which are chosen to bear it. */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.ground{background:#1C1418!important}.ink{color:#F3EAE4!important}.title{color:#F1D9E6!important}.quiet{color:#BDAEB4!important}.line{border-color:#44353C!important}.button{background:#F1D9E6!important;color:#3A0E2B!important}}`;

const SPACE_BELOW = 'margin:0 0 16px;overflow-wrap:anywhere;';

export interface MailSender {
  /** The shop's name. */
  name: string;
  /** Name and address of the seller, in one line. */
  seller: string;
  /** Stands above every mail and before its subject; absent for most shops. */
  notice?: string;
}

/** Mail programs support tables and inline styles, and little else. */
export function mailHtml(content: MailContent, sender: MailSender): string {
  const { heading, paragraphs, quote, rows, action, also, footer, preview, subject } = content;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>
<body class="ground ink" style="margin:0;padding:0;background:${COLOURS.ivory};color:${COLOURS.ink};font:16px/1.55 ${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" bgcolor="${COLOURS.ivory}"><tr><td class="pad" align="center" style="padding:32px 24px">
<table role="presentation" class="ink" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;color:${COLOURS.ink}">
<tr><td class="title" style="padding:0 0 16px;border-bottom:2px solid ${COLOURS.marigold};font:700 24px/1.2 ${SERIF};color:${COLOURS.aubergine}">${escapeHtml(sender.name)} <span class="quiet" style="font-size:15px;font-weight:400;color:${COLOURS.quiet}">निमंत्रण</span></td></tr>
<tr><td style="padding:28px 0 0;font:16px/1.55 ${SANS}">
${sender.notice === undefined ? '' : `<p style="${SPACE_BELOW}padding:8px 16px;background:${COLOURS.warning};color:#FFFFFF;font-weight:700">${escapeHtml(sender.notice)}</p>`}
<h1 class="title" style="margin:0 0 16px;font:700 28px/1.2 ${SERIF};color:${COLOURS.aubergine}">${escapeHtml(heading)}</h1>
${paragraphs.map((words) => `<p style="${SPACE_BELOW}">${escapeHtml(words)}</p>`).join('\n')}
${quote ? quoteHtml(quote) : ''}
${rows.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 28px">${rows.map(rowHtml).join('')}</table>` : ''}
<p style="margin:0 0 ${also ? 8 : 28}px"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${COLOURS.aubergine};color:${COLOURS.ivory};font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>
${also ? alsoHtml(also) : ''}
<p class="quiet line" style="${SPACE_BELOW}font-size:14px;color:${COLOURS.quiet};border-top:1px solid ${COLOURS.sand};padding-top:16px">${escapeHtml(footer)}<br><br>${escapeHtml(sender.seller)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

function rowHtml({ label, value, strong }: MailContent['rows'][number]): string {
  const cell = `padding:10px 0;border-top:1px solid ${COLOURS.sand};vertical-align:top;overflow-wrap:anywhere;${strong ? 'font-weight:700;' : ''}`;
  return `<tr><td class="line" style="${cell}">${escapeHtml(label)}</td><td class="line" align="right" style="${cell}padding-left:16px">${escapeHtml(value)}</td></tr>`;
}

/** High enough for a finger. */
function alsoHtml({ label, url }: NonNullable<MailContent['also']>): string {
  return `<p style="margin:0 0 20px"><a class="title" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 0;color:${COLOURS.aubergine};font-weight:700">${escapeHtml(label)}</a></p>`;
}

function quoteHtml({ label, text }: NonNullable<MailContent['quote']>): string {
  const lines = text.split(/\r?\n/).map(escapeHtml).join('<br>');
  return `<p class="quiet" style="margin:0 0 4px;font-size:14px;color:${COLOURS.quiet}">${escapeHtml(label)}</p>
<blockquote dir="auto" style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${COLOURS.marigold};overflow-wrap:anywhere">${lines}</blockquote>`;
}

export function mailText({ heading, paragraphs, quote, rows, action, also, footer }: MailContent, sender: MailSender): string {
  const quoted =
    quote &&
    `${quote.label}\n${quote.text
      .split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join('\n')}`;
  const list = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const links = [action, ...(also ? [also] : [])].map(({ label, url }) => `${label}: ${url}`);
  const parts = [
    sender.notice,
    heading,
    ...paragraphs,
    quoted,
    list,
    links.join('\n'),
    `-- \n${sender.name}`,
    footer,
    sender.seller,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
