import { READERS } from '@nimantran/proto/events/readers';
import { OWNERS } from '../postgres/provision.ts';

/**
 * How long the bus keeps an event for a reader. Older events are not published again, so that a new reader still starts at its
 * own beginning.
 */
const KEPT_DAYS = 30;

/**
 * Events that had left their outbox but that some of their readers had not recorded: the bus had them, and a backup does not
 * include the bus. One snapshot of all schemas makes the list exact. Each line has schema and id.
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
