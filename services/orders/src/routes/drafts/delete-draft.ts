import { route } from '@nimantran/kit/http/route';
import { deleteDraft } from '@nimantran/proto/http/orders/drafts';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { endDrafts } from '../../db/orders/drafts.ts';

/** Repeatable: a deleted draft stays deleted. */
export function serveDeleteDraft(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, deleteDraft, async ({ params, user }) => {
    await db
      .transaction()
      .execute((transaction) =>
        endDrafts(transaction, (eb) => eb.and([eb('ownerUid', '=', user.uid), eb('themeId', '=', params.theme_id)])),
      );
    return undefined;
  });
}
