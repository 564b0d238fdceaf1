import { notFound } from '@nimantran/kit/http/problem';
import type { ShopUser } from '@nimantran/proto/http/identity/people';
import type { Context } from '../../context.ts';
import { findShopUser } from '../../db/find-users.ts';

/** @throws HttpProblem 404 `unknown_user` */
export async function knownUser({ db, clock }: Context, uid: string): Promise<ShopUser> {
  const user = await findShopUser(db, clock, uid);
  if (!user) throw notFound('unknown_user', 'This account does not exist.');
  return user;
}
