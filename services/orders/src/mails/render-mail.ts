import type { MailsTable, OrderRow } from '../db/schema.ts';
import { mailHtml, mailText } from './layout.ts';
import { readyMail } from './ready.ts';
import { receiptMail } from './receipt.ts';

const CONTENT = { receipt: receiptMail, ready: readyMail };

/** A mail of a kind about an order, as HTML and as text. */
export function renderMail(
  kind: MailsTable['kind'],
  order: OrderRow,
  publicUrl: string,
): { subject: string; html: string; text: string } {
  const content = CONTENT[kind](order, `${publicUrl}/user/invitations/${order.number}`);
  // One line, whatever the customer typed: a subject is a header.
  const subject = content.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return { subject, html: mailHtml(content), text: mailText(content) };
}
