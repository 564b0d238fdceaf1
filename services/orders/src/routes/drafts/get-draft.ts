import { route } from '@nimantran/kit/http/route';
import { getDraft } from '@nimantran/proto/http/orders/drafts';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { findDraft } from '../../db/orders/drafts.ts';
import { draftView } from './draft-view.ts';

export function serveGetDraft(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, getDraft, async ({ params, user }) => {
    const draft = await findDraft(db, user.uid, params.theme_id);
    return { draft: draft ? draftView(draft) : null };
  });
}
