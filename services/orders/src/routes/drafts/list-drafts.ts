import { route } from '@nimantran/kit/http/route';
import { listDrafts } from '@nimantran/proto/http/orders/drafts';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { draftsOf } from '../../db/orders/drafts.ts';
import { summaryOf } from './draft-view.ts';

export function serveListDrafts(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listDrafts, async ({ user }) => ({ drafts: (await draftsOf(db, user.uid)).map(summaryOf) }));
}
