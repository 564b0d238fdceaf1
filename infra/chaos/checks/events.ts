import { READERS } from '@nimantran/proto/events/readers';
import { OWNERS } from '../../postgres/provision.ts';
import { type Check, lost, rowsOf, type Violation, wrong } from './violation.ts';

/** Every published event left its outbox and reached each of its readers; every event that was given up is visible to admins. */
export const checkEvents: Check = async ({ db }) => {
  const found: Violation[] = [];
  for (const owner of OWNERS) {
    const [waiting] = await rowsOf<{ count: number }>(
      db,
      `select count(*)::int as count from ${owner}.outbox where published_at is null`,
    );
    if (waiting && waiting.count > 0) found.push(wrong(`${waiting.count} events wait in the outbox of ${owner}`));
    const parked = await rowsOf<{ type: string; error: string }>(
      db,
      `select envelope->>'type' as type, error from ${owner}.dead_events where replayed_at is null`,
    );
    for (const { type, error } of parked) found.push(wrong(`${owner} has given up ${type}: ${error}`));
  }
  const outboxes = OWNERS.map((owner) => `select id, type from ${owner}.outbox`).join(' union all ');
  for (const [reader, events] of Object.entries(READERS)) {
    const missed = await rowsOf<{ type: string; count: number }>(
      db,
      `select o.type, count(*)::int as count from (${outboxes}) o
       where o.type = any($1) and not exists (select 1 from ${reader}.inbox i where i.event_id = o.id)
       group by o.type`,
      [events.map(({ type }) => type)],
    );
    for (const { type, count } of missed) found.push(lost(`${reader} never got ${count} of ${type}`));
  }
  return found;
};
