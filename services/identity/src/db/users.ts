import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from './schema.ts';

export async function findUser(db: Kysely<Tables>, uid: string): Promise<Selectable<Tables['users']> | undefined> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** Users who have verified this address; one person may have several accounts. */
export async function findUsersByEmail(db: Kysely<Tables>, email: string): Promise<{ uid: string }[]> {
  return db
    .selectFrom('users')
    .select('uid')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('emailVerified', '=', true)
    .execute();
}
