import { type MailContent, type MailSender, mailHtml, mailText } from './layout.ts';

export function renderMail(content: MailContent, sender: MailSender): { subject: string; html: string; text: string } {
  // One line, whatever the customer typed: a subject is a header.
  const line = content.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const subject = sender.notice === undefined ? line : `[Rehearsal] ${line}`;
  return { subject, html: mailHtml({ ...content, subject }, sender), text: mailText(content, sender) };
}
