import { route } from '@nimantran/kit/http/route';
import { saveDraft as operation } from '@nimantran/proto/http/orders/drafts';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { saveDraft } from '../../db/orders/drafts.ts';
import { summaryOf } from './draft-view.ts';

export function serveSaveDraft(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, operation, async ({ params, body: { version, content }, user }) => {
    const saved = { ownerUid: user.uid, themeId: params.theme_id, version, content };
    return summaryOf(await db.transaction().execute((transaction) => saveDraft(transaction, clock, saved)));
  });
}
