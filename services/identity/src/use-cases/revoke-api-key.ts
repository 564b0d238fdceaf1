import type { DbClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import { apiKeyRevoked } from '@nimantran/proto/events/identity';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Changer } from './change-roles.ts';

/** Revokes keys of an account, all of them or the one named, with an event and a line in the audit log for each. Returns how many. */
export async function revokeApiKeys(
  transaction: Transaction<Tables>,
  clock: DbClock,
  by: Changer,
  { uid, id }: { uid: string; id?: string },
): Promise<number> {
  const rows = await transaction
    .updateTable('apiKeys')
    .set({ revokedAt: clock() })
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning(['id', 'name', 'prefix', 'keyHash'])
    .execute();
  for (const { id: keyId, name, prefix, keyHash } of rows) {
    await writeEvent(transaction, apiKeyRevoked, { key: keyId, keyVersion: 1, data: { uid, key_hash: keyHash } });
    await recordChange(transaction, 'identity', by, {
      action: 'api_key.revoked',
      target: { kind: 'api_key', id: keyId },
      summary: `Revoked the API key ${name} (${prefix}…)`,
      before: { uid, name, prefix },
      after: null,
    });
  }
  return rows.length;
}
