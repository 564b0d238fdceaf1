import { READERS } from '@nimantran/proto/events/readers';
import { OWNERS } from '../postgres/provision.ts';

/** As long as a bus keeps an event for a reader; what is older is not told again, so that a reader that is new still begins at its now. */
const KEPT_DAYS = 30;

/**
 * Events that had left their outbox and were not noted by each of their readers yet: the bus had them, and the bus is not part of a
 * backup. One snapshot of all schemas says so exactly. Lines of schema and id.
 */
export function copyUnheardEvents(): string {
  const outboxes = OWNERS.map(
    (owner) => `select '${owner}' as owner, id, type from ${owner}.outbox
      where published_at > now() - interval '${KEPT_DAYS} days'`,
  ).join(' union all ');
  const readers = Object.entries(READERS).map(([reader, events]) => {
    const types = events.map(({ type }) => `'${type}'`).join(', ');
    return `(o.type in (${types}) and not exists (select from ${reader}.inbox i where i.event_id = o.id))`;
  });
  return `copy (select o.owner, o.id from (${outboxes}) o where ${readers.join('\n or ')} order by o.owner, o.id) to stdout`;
}
