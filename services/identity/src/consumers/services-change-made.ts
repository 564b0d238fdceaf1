import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import type { Log } from '@nimantran/kit/log';
import { AUDITED_SERVICES, CHANGES } from '@nimantran/proto/events/changes';
import { appendToAuditLog } from '../db/audit-log.ts';
import type { Tables } from '../db/schema.ts';

/** Keeps what people behind the shop changed, of every service alike, in the order in which it is heard. */
export function keepChanges(log: Log): Consumer<Tables>[] {
  return AUDITED_SERVICES.map((service) =>
    consumerOf<Tables, (typeof CHANGES)[typeof service]>(CHANGES[service], async (transaction, { id, occurred_at, data }) => {
      const head = await appendToAuditLog(transaction, { eventId: id, service, occurredAt: occurred_at, change: data });
      // Where logs are kept elsewhere, this is what the chain can be held against.
      log.info({ audit_count: head.count, audit_hash: head.hash }, 'audit log grew');
    }),
  );
}
