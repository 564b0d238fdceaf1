import type { User } from '@nimantran/proto/domain/user';
import type { Kysely } from 'kysely';
import { isOneself } from '../domain/referral.ts';
import type { Tables } from './schema.ts';

/** Whom an order is owed to: the partner of a code that counts, if it is not the buyer. */
export async function referralFor(
  db: Kysely<Tables>,
  code: string | null,
  buyer: Pick<User, 'uid' | 'email'>,
): Promise<{ partnerUid: string; percent: number } | null> {
  if (code === null) return null;
  const partner = await db
    .selectFrom('partners')
    .select(['uid', 'email', 'commissionPercent'])
    .where('code', '=', code.trim().toUpperCase())
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!partner || isOneself(partner, buyer)) return null;
  return { partnerUid: partner.uid, percent: partner.commissionPercent };
}
