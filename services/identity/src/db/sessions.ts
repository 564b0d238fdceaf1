import type { DbClock } from '@nimantran/kit/db/database';
import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import {
  LONGEST_SESSION_DAYS,
  PROLONG_AFTER_DAYS,
  SESSION_DAYS,
  STAFF_SESSION_HOURS,
} from '@nimantran/proto/domain/session-life';
import type { User } from '@nimantran/proto/domain/user';
import { type Kysely, sql } from 'kysely';
import { listRoles } from './roles.ts';
import type { Tables } from './schema.ts';

/** The latest time at which a session can end. */
const LAST_END = sql<Date>`sessions.created_at + make_interval(days => ${LONGEST_SESSION_DAYS})`;
/** Accurate to a day; for a session opened before this was recorded, the sign-in. */
const LAST_USE = sql<Date>`coalesce(sessions.used_at, sessions.created_at)`;
export const inDays = (clock: DbClock, days: number) => sql<Date>`${clock()} + make_interval(days => ${days})`;

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
export const SESSION_ID = sql<string>`left(token_hash, ${sql.lit(ID_LENGTH)})`;
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

/** Drops sessions that ended more than `days` ago. */
export async function sweepSessions(db: Kysely<Tables>, clock: DbClock, days: number): Promise<void> {
  const before = sql<Date>`${clock()} - make_interval(days => ${days})`;
  await sweepRows(db, 'sessions', sql<boolean>`expires_at < ${before}`);
  await sweepRows(db, 'sessions', sql<boolean>`revoked_at < ${before}`);
}
