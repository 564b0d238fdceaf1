import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveDeleteDraft } from './delete-draft.ts';
import { serveGetDraft } from './get-draft.ts';
import { serveListDrafts } from './list-drafts.ts';
import { serveSaveDraft } from './save-draft.ts';

/** Drafts that signed-in customers have filled in and not paid yet; each customer sees only their own. */
export function serveDrafts(app: FastifyInstance, context: OrdersContext): void {
  serveSaveDraft(app, context);
  serveGetDraft(app, context);
  serveListDrafts(app, context);
  serveDeleteDraft(app, context);
}
