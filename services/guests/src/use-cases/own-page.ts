import { conflict } from '@nimantran/kit/http/problem';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import { orderNotFound, pageOfOrder } from '../db/pages.ts';
import type { PageRow, Tables } from '../db/schema.ts';
import { ownInvitation } from './own-invitation.ts';

/**
 * The page of the caller's own order. @throws HttpProblem 404 `order_not_found` for another person's order and for none; 409
 * `page_off` if it was never turned on, or is deleted
 */
export async function ownPage(context: Context, number: string, uid: string): Promise<PageRow> {
  const page = await findOwnPage(context.db, number, uid);
  if (page) return page;
  await ownInvitation(context, number, uid);
  throw conflict('page_off', 'This order has no invitation page. Turn it on first.');
}

/** Undefined if there is none. @throws HttpProblem 404 `order_not_found` if it is another person's */
export async function findOwnPage(db: Kysely<Tables>, number: string, uid: string): Promise<PageRow | undefined> {
  const page = await pageOfOrder(db, number);
  if (page && page.ownerUid !== uid) throw orderNotFound();
  return page;
}
