import { randomUUID } from 'node:crypto';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import type { User } from '@nimantran/proto/domain/user';
import { type AuditedService, CHANGES } from '@nimantran/proto/events/changes';
import type { Transaction } from 'kysely';
import type { EventTables } from '../db/event-tables.ts';
import { writeEvent } from './outbox.ts';

/**
 * Records a change by staff for the audit log, in the transaction of the change: neither exists without the other. Customers are
 * named only by id.
 */
export async function recordChange<Tables extends EventTables>(
  transaction: Transaction<Tables>,
  service: AuditedService,
  actor: Pick<User, 'uid' | 'email'>,
  change: Omit<AuditedChange, 'actor'>,
): Promise<void> {
  await writeEvent(transaction, CHANGES[service], {
    key: randomUUID(),
    keyVersion: 1,
    data: { actor: { uid: actor.uid, email: actor.email }, ...change },
  });
}
