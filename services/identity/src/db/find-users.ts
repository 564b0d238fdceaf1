import type { DbClock } from '@nimantran/kit/db/database';
import type { Role } from '@nimantran/proto/domain/user';
import type { ShopUser, UserSort } from '@nimantran/proto/http/identity/people';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

type Column = UserSort extends infer S ? (S extends `-${string}` ? never : S) : never;

/** Sort keys of accounts, as text that sorts the same and is exact. */
const KEYS: Readonly<Record<Column, RawBuilder<string>>> = {
  email: sql<string>`lower(email)`,
  last_sign_in_at: sql<string>`to_char(last_sign_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
  registered_at: sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
};

export interface UserSearch {
  search?: string | undefined;
  role?: Role | undefined;
  sort: UserSort;
  /** The last account of the previous page. */
  after?: { key: string; uid: string } | undefined;
  limit: number;
}

type FoundUser = ShopUser & { sortKey: string };

/** Matching accounts, without erased ones. */
export async function findUsers(db: Kysely<Tables>, clock: DbClock, wanted: UserSearch): Promise<FoundUser[]> {
  const isDescending = wanted.sort.startsWith('-');
  const key = KEYS[wanted.sort.replace('-', '') as Column];
  const { search, role, after } = wanted;
  const direction = isDescending ? 'desc' : 'asc';
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await usersQuery(db, clock)
    .select(key.as('sortKey'))
    .$if(search !== undefined && search !== '', (query) =>
      query.where((where) => where.or([where('email', 'ilike', like), where('name', 'ilike', like)])),
    )
    .$if(role !== undefined, (query) =>
      query.where(
        'users.uid',
        'in',
        db
          .selectFrom('userRoles')
          .select('uid')
          .where('role', '=', role ?? 'admin'),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, uid) ${sql.raw(isDescending ? '<' : '>')} (${after?.key}, ${after?.uid})`),
    )
    .orderBy(key, direction)
    .orderBy('uid', direction)
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({ ...shopUser(row), sortKey: row.sortKey }));
}

/** One account; undefined if it was erased. */
export async function findShopUser(db: Kysely<Tables>, clock: DbClock, uid: string): Promise<ShopUser | undefined> {
  const row = await usersQuery(db, clock).where('users.uid', '=', uid).executeTakeFirst();
  return row && shopUser(row);
}

function usersQuery(db: Kysely<Tables>, clock: DbClock) {
  return db
    .selectFrom('users')
    .select(['users.uid', 'email', 'emailVerified', 'name', 'users.createdAt', 'lastSignInAt'])
    .select((select) => [
      select
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('sessions.uid', '=', 'users.uid')
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', clock())
        .as('openSessions'),
      sql<ShopUser['roles']>`(
        select coalesce(json_agg(json_build_object('role', role, 'source', source, 'since',
          to_char(user_roles.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by role, source), '[]')
        from user_roles where user_roles.uid = users.uid)`.as('roles'),
    ])
    .where('erasedAt', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof usersQuery>['executeTakeFirstOrThrow']>>;

function shopUser(row: Row): ShopUser {
  return {
    uid: row.uid,
    email: row.email,
    email_verified: row.emailVerified,
    name: row.name,
    roles: row.roles,
    registered_at: row.createdAt.toISOString(),
    last_sign_in_at: row.lastSignInAt.toISOString(),
    open_sessions: row.openSessions ?? 0,
  };
}
