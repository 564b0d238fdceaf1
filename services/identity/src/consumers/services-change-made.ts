import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { AUDITED_SERVICES, CHANGES } from '@nimantran/proto/events/changes';
import type { Context } from '../context.ts';
import { appendToAuditLog } from '../db/audit-log.ts';
import type { Tables } from '../db/schema.ts';

/** Records the changes that staff made, from every service, in the order in which they arrive. */
export function changeMadeConsumers({ log }: Pick<Context, 'log'>): Consumer<Tables>[] {
  return AUDITED_SERVICES.map((service) =>
    consumerOf<Tables, (typeof CHANGES)[typeof service]>(CHANGES[service], async (transaction, { id, occurred_at, data }) => {
      const head = await appendToAuditLog(transaction, { eventId: id, service, occurredAt: occurred_at, change: data });
      // If logs are stored elsewhere, the chain can be checked against this line.
      log.info({ audit_count: head.count, audit_hash: head.hash }, 'audit log grew');
    }),
  );
}
