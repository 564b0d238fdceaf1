import type { DbClock } from '@nimantran/kit/db/database';
import { SESSION_DAYS } from '@nimantran/proto/domain/session-life';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { inDays } from '../db/sessions.ts';

/** Returns when it ends; undefined if the ID token has already opened a session. */
export async function addSession(
  transaction: Transaction<Tables>,
  clock: DbClock,
  session: { tokenHash: string; idTokenHash: string; uid: string; device: string | null },
): Promise<Date | undefined> {
  const row = await transaction
    .insertInto('sessions')
    .values({ ...session, createdAt: clock(), usedAt: clock(), expiresAt: inDays(clock, SESSION_DAYS), revokedAt: null })
    .onConflict((conflict) => conflict.column('idTokenHash').doNothing())
    .returning('expiresAt')
    .executeTakeFirst();
  return row?.expiresAt;
}
