import { type MailContent, mailHtml, mailText } from './layout.ts';

export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  // One line, whatever the customer typed: a subject is a header.
  const subject = content.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return { subject, html: mailHtml({ ...content, subject }), text: mailText(content) };
}
