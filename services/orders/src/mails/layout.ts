import { escapeHtml } from './escape.ts';

/** What a mail says, without markup; the same words make its text and its HTML. */
export interface MailContent {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  rows: readonly { label: string; value: string; strong?: boolean }[];
  action: { label: string; url: string };
  footer: string;
}

const COLOURS = {
  ivory: '#FBF7F0',
  ink: '#241A1E',
  aubergine: '#4A1237',
  marigold: '#E08A00',
  sand: '#E6DCCB',
  quiet: '#6B5A60',
};
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs know tables and inline styles, and little else. */
export function mailHtml(content: MailContent): string {
  const { heading, paragraphs, rows, action, footer, preview, subject } = content;
  const text = (style: string, words: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(words)}</p>`;
  const row = ({ label, value, strong }: MailContent['rows'][number]) => {
    const cell = `padding:10px 0;border-top:1px solid ${COLOURS.sand};vertical-align:top;${strong ? 'font-weight:700;' : ''}`;
    return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell}padding-left:16px">${escapeHtml(value)}</td></tr>`;
  };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${COLOURS.ivory};color:${COLOURS.ink};font:16px/1.55 ${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px;border-bottom:2px solid ${COLOURS.marigold};font:700 24px/1.2 ${SERIF};color:${COLOURS.aubergine}">Nimantran <span style="font-size:15px;font-weight:400;color:${COLOURS.quiet}">निमंत्रण</span></td></tr>
<tr><td style="padding:28px 0 0">
<h1 style="margin:0 0 16px;font:700 28px/1.2 ${SERIF};color:${COLOURS.aubergine}">${escapeHtml(heading)}</h1>
${paragraphs.map((words) => text('', words)).join('\n')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">${rows.map(row).join('')}</table>
<p style="margin:0 0 28px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${COLOURS.aubergine};color:${COLOURS.ivory};font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>
${text(`font-size:14px;color:${COLOURS.quiet};border-top:1px solid ${COLOURS.sand};padding-top:16px`, footer)}
</td></tr></table></td></tr></table></body></html>`;
}

export function mailText({ heading, paragraphs, rows, action, footer }: MailContent): string {
  const list = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return `${[heading, ...paragraphs, list, `${action.label}: ${action.url}`, '-- \nNimantran', footer].join('\n\n')}\n`;
}
