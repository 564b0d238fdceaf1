import { type Check, doubled, lost, rowsOf, type Violation } from './violation.ts';

interface Row {
  number: string | null;
  kind: string;
  reason_key: string;
  sent: boolean;
  given_up: boolean;
}

const MESSAGE_ID = /^message-id:\s*<([^>]+)@nimantran>/im;

/**
 * Every expected mail arrived, and no unexpected mail. A mail whose acknowledgement was lost arrives again under the same id, by
 * which receivers recognise it.
 */
export const checkMails: Check = async ({ world, db }) => {
  const rows = await rowsOf<Row>(
    db,
    `select o.number, m.kind, m.reason_key, m.sent_at is not null as sent, m.given_up_at is not null as given_up
     from orders.mails m left join orders.orders o on o.id = m.order_id`,
  );
  const found: Violation[] = [];
  const arrived = new Set(world.letters.map((letter) => MESSAGE_ID.exec(letter)?.[1]));
  for (const { number, kind, reason_key, sent, given_up } of rows) {
    const id = reason_key.replace(/[^A-Za-z0-9-]/g, '-');
    if (!sent && !given_up) found.push(lost(`the mail ${kind} of ${number} was never sent`));
    if (sent && !arrived.has(id)) found.push(lost(`the mail ${kind} of ${number} was sent and did not arrive`));
    if (sent) arrived.delete(id);
  }
  for (const id of arrived) found.push(doubled(`a mail arrived that is not known as sent: ${id}`));
  return found;
};
