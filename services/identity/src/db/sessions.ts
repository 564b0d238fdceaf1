import type { DbClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import type { User } from '@nimantran/proto/domain/user';
import { sessionRevoked } from '@nimantran/proto/events/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import { LONGEST_SESSION_DAYS, PROLONG_AFTER_DAYS, SESSION_DAYS, STAFF_SESSION_HOURS } from '../domain/session-token.ts';
import { listRoles } from './roles.ts';
import type { Tables } from './schema.ts';

/** The latest time at which a session can end. */
const LAST_END = sql<Date>`sessions.created_at + make_interval(days => ${LONGEST_SESSION_DAYS})`;
/** Accurate to a day; for a session opened before this was recorded, the sign-in. */
const LAST_USE = sql<Date>`coalesce(sessions.used_at, sessions.created_at)`;
const inDays = (clock: DbClock, days: number) => sql<Date>`${clock()} + make_interval(days => ${days})`;

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

/** The user of an open session; each use extends it, up to the maximum. Sessions of users with a role end sooner. */
export async function findSessionUser(db: Kysely<Tables>, clock: DbClock, tokenHash: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .select(['users.uid', 'email', 'emailVerified', 'name', 'photoUrl'])
    .select(sql<boolean>`expires_at < least(${inDays(clock, SESSION_DAYS - PROLONG_AFTER_DAYS)}, ${LAST_END})`.as('isOld'))
    .select(sql<boolean>`${LAST_USE} < ${clock()} - make_interval(days => ${PROLONG_AFTER_DAYS})`.as('isUsedAgain'))
    .select(sql<boolean>`sessions.created_at < ${clock()} - make_interval(hours => ${STAFF_SESSION_HOURS})`.as('isOfAnotherDay'))
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .executeTakeFirst();
  if (!row) return undefined;
  const roles = await listRoles(db, row.uid);
  if (roles.length > 0 && row.isOfAnotherDay) return undefined;
  if (row.isOld || row.isUsedAgain) {
    await db
      .updateTable('sessions')
      .set({ usedAt: clock(), expiresAt: sql<Date>`least(${inDays(clock, SESSION_DAYS)}, ${LAST_END})` })
      .where('tokenHash', '=', tokenHash)
      .where('revokedAt', 'is', null)
      .execute();
  }
  return { uid: row.uid, email: row.email, email_verified: row.emailVerified, name: row.name, photoURL: row.photoUrl, roles };
}

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

export async function listSessionsOf(db: Kysely<Tables>, uid: string) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'expiresAt', 'revokedAt', 'device'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
}

/** Distinguishes one person's sessions: the start of the hash, unique in practice. */
const ID_LENGTH = 16;
const SESSION_ID = sql<string>`left(token_hash, ${sql.lit(ID_LENGTH)})`;
const MOST_LISTED = 100;

export const sessionId = (tokenHash: string): string => tokenHash.slice(0, ID_LENGTH);

/** Sessions that still work, most recently used first. `isStaff`: a user with a role, whose sessions end sooner. */
export async function listOpenSessions(db: Kysely<Tables>, clock: DbClock, uid: string, isStaff: boolean) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'device', SESSION_ID.as('id'), LAST_USE.as('usedAt')])
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .$if(isStaff, (query) =>
      query.where('createdAt', '>=', sql<Date>`${clock()} - make_interval(hours => ${STAFF_SESSION_HOURS})`),
    )
    .orderBy('usedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(MOST_LISTED)
    .execute();
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

/** Drops sessions that ended more than `days` ago. */
export async function sweepSessions(db: Kysely<Tables>, clock: DbClock, days: number): Promise<void> {
  const before = sql<Date>`${clock()} - make_interval(days => ${days})`;
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expiresAt', '<', before), where('revokedAt', '<', before)]))
    .execute();
}
