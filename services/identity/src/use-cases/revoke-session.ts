import type { DbClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { sessionRevoked } from '@nimantran/proto/events/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { SESSION_ID } from '../db/sessions.ts';

/** Ends a session and publishes the event; ignores an ended or unknown one. Returns its user. */
export async function revokeSession(db: Kysely<Tables>, clock: DbClock, tokenHash: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('sessions')
      .set({ revokedAt: clock() })
      .where('tokenHash', '=', tokenHash)
      .where('revokedAt', 'is', null)
      .returning('uid')
      .executeTakeFirst();
    if (!row) return undefined;
    const data = { uid: row.uid, session_hash: tokenHash };
    await writeEvent(transaction, sessionRevoked, { key: tokenHash, keyVersion: 1, data });
    return row.uid;
  });
}

/** Ends all sessions of a user and publishes an event for each. Returns how many were open. */
export async function revokeSessionsOf(transaction: Transaction<Tables>, clock: DbClock, uid: string): Promise<number> {
  const rows = await transaction
    .updateTable('sessions')
    .set({ revokedAt: clock() })
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .returning(['tokenHash', sql<boolean>`expires_at > ${clock()}`.as('wasOpen')])
    .execute();
  for (const { tokenHash } of rows) {
    await writeEvent(transaction, sessionRevoked, { key: tokenHash, keyVersion: 1, data: { uid, session_hash: tokenHash } });
  }
  return rows.filter(({ wasOpen }) => wasOpen).length;
}

/** Ends one session of this user. Returns whether it was theirs and open. */
export async function revokeSessionOf(db: Kysely<Tables>, clock: DbClock, uid: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('tokenHash')
    .where('uid', '=', uid)
    .where(SESSION_ID, '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .executeTakeFirst();
  return row !== undefined && (await revokeSession(db, clock, row.tokenHash)) !== undefined;
}
