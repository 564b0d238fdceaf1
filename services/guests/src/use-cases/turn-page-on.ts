import { randomUUID } from 'node:crypto';
import { newSecret } from '@nimantran/kit/auth/secret';
import { readClock } from '@nimantran/kit/db/database';
import { refuseErased } from '@nimantran/kit/db/erased-customers';
import { conflict } from '@nimantran/kit/http/problem';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';
import type { Context } from '../context.ts';
import { guestFunctionsOf, lastDayIn } from '../domain/guest-functions.ts';
import { keptUntil } from '../domain/kept-until.ts';
import { ownInvitation } from './own-invitation.ts';

/**
 * Turns on the page of the caller's own order. A page that was off keeps its address. @throws HttpProblem 404 `order_not_found`;
 * 409 `order_not_delivered`, `functions_over`
 */
export async function turnPageOn(context: Context, number: string, uid: string): Promise<void> {
  const { db, clock } = context;
  const invitation = await ownInvitation(context, number, uid);
  const keeping = keepingOf(invitation);
  if (!keeping) throw conflict('order_not_delivered', 'The page shows the finished video. Turn it on once your video is ready.');
  await db.transaction().execute(async (transaction) => {
    await refuseErased(transaction, uid);
    const now = await readClock(transaction, clock);
    if (keeping.keptUntil <= now)
      throw conflict(
        'functions_over',
        'The functions of this invitation were over long ago. Correct their days first, if they are wrong.',
      );
    const given = invitation.page_token ?? null;
    const values = { ...keeping, functions: JSON.stringify(keeping.functions), isOn: true, turnedOnAt: now };
    await transaction
      .insertInto('pages')
      .values({
        ...{ id: randomUUID(), orderId: invitation.order_id, orderNumber: number, ownerUid: uid },
        ...{ token: given ?? newSecret(), toldToken: given },
        ...values,
      })
      .onConflict((given) => given.column('orderId').doUpdateSet(values))
      .execute();
  });
}

/** What a page keeps of the words, and for how long; undefined if nothing is delivered. */
export function keepingOf(invitation: OrderInvitation) {
  if (!invitation.delivered || invitation.delivered_at === null) return undefined;
  const functions = guestFunctionsOf(invitation);
  const lastDay = lastDayIn(functions);
  const deliveredAt = new Date(invitation.delivered_at);
  return {
    functions: functions.map(({ key, title }) => ({ key, title })),
    ...{ lastDay, deliveredAt, keptUntil: keptUntil(lastDay, deliveredAt) },
  };
}
