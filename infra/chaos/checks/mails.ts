import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, doubled, lost, rowsOf, type Violation } from './violation.ts';

interface Row {
  number: string | null;
  kind: string;
  sent: boolean;
  given_up: boolean;
}

/** Every expected mail was sent exactly once, and no unexpected mail was sent. */
export const checkMails: Check = async ({ world, db }) => {
  const rows = await rowsOf<Row>(
    db,
    `select o.number, m.kind, m.sent_at is not null as sent, m.given_up_at is not null as given_up
     from orders.mails m left join orders.orders o on o.id = m.order_id`,
  );
  const found: Violation[] = [];
  for (const { number, kind, sent, given_up } of rows)
    if (!sent && !given_up) found.push(lost(`the mail ${kind} of ${number} was never sent`));
  const folder = path.join(world.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const went = new Map<string | null, number>();
  for (const name of files) {
    const { order_number } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { order_number: string | null };
    went.set(order_number, (went.get(order_number) ?? 0) + 1);
  }
  for (const number of new Set([...went.keys(), ...rows.map((row) => row.number)])) {
    const count = went.get(number) ?? 0;
    const wanted = rows.filter((row) => row.number === number && row.sent).length;
    if (count > wanted) found.push(doubled(`${number} got ${count} mails, ${wanted} were meant`));
    if (count < wanted) found.push(lost(`${number} got ${count} mails of ${wanted} that were sent`));
  }
  return found;
};
