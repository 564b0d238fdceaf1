import type { DbClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import type { User } from '@nimantran/proto/domain/user';
import { sessionRevoked } from '@nimantran/proto/events/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import { PROLONG_AFTER_DAYS, SESSION_DAYS } from '../domain/session-token.ts';
import { listRoles } from './roles.ts';
import type { Tables } from './schema.ts';

const inDays = (clock: DbClock, days: number) => sql<Date>`${clock()} + make_interval(days => ${days})`;

export async function addSession(
  transaction: Transaction<Tables>,
  clock: DbClock,
  tokenHash: string,
  uid: string,
): Promise<Date> {
  const row = await transaction
    .insertInto('sessions')
    .values({ tokenHash, uid, expiresAt: inDays(clock, SESSION_DAYS), revokedAt: null })
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return row.expiresAt;
}

/** The user of a session that has not ended; using it prolongs it. */
export async function findSessionUser(db: Kysely<Tables>, clock: DbClock, tokenHash: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .select(['users.uid', 'email', 'emailVerified', 'name', 'photoUrl'])
    .select(sql<boolean>`expires_at < ${inDays(clock, SESSION_DAYS - PROLONG_AFTER_DAYS)}`.as('isOld'))
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.isOld) {
    await db
      .updateTable('sessions')
      .set({ expiresAt: inDays(clock, SESSION_DAYS) })
      .where('tokenHash', '=', tokenHash)
      .where('revokedAt', 'is', null)
      .execute();
  }
  const roles = await listRoles(db, row.uid);
  return { uid: row.uid, email: row.email, email_verified: row.emailVerified, name: row.name, photoURL: row.photoUrl, roles };
}

/** Ends a session and tells of it; one that has ended already, or never was, is left alone. */
export async function revokeSession(db: Kysely<Tables>, clock: DbClock, tokenHash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('sessions')
      .set({ revokedAt: clock() })
      .where('tokenHash', '=', tokenHash)
      .where('revokedAt', 'is', null)
      .returning('uid')
      .executeTakeFirst();
    if (!row) return;
    const data = { uid: row.uid, session_hash: tokenHash };
    await writeEvent(transaction, sessionRevoked, { key: tokenHash, keyVersion: 1, data });
  });
}

/** Ends all sessions of a user and tells of each. */
export async function revokeSessionsOf(transaction: Transaction<Tables>, clock: DbClock, uid: string): Promise<void> {
  const rows = await transaction
    .updateTable('sessions')
    .set({ revokedAt: clock() })
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .returning('tokenHash')
    .execute();
  for (const { tokenHash } of rows) {
    await writeEvent(transaction, sessionRevoked, { key: tokenHash, keyVersion: 1, data: { uid, session_hash: tokenHash } });
  }
}

export async function listSessionsOf(db: Kysely<Tables>, uid: string) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'expiresAt', 'revokedAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
}

/** Drops sessions that ended more than `days` ago. */
export async function sweepSessions(db: Kysely<Tables>, clock: DbClock, days: number): Promise<void> {
  const before = sql<Date>`${clock()} - make_interval(days => ${days})`;
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expiresAt', '<', before), where('revokedAt', '<', before)]))
    .execute();
}
