import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';
import type { Context } from '../context.ts';
import { orderNotFound } from '../db/pages.ts';

/** The invitation of the caller's own order, as orders tells it now. @throws HttpProblem 404 `order_not_found`, 503 */
export async function ownInvitation({ invitations }: Context, number: string, uid: string): Promise<OrderInvitation> {
  const invitation = await invitations.fresh(number);
  if (!invitation || invitation.owner_uid !== uid) throw orderNotFound();
  return invitation;
}
