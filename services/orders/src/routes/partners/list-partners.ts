import { route } from '@nimantran/kit/http/route';
import { listPartners } from '@nimantran/proto/http/partners';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { allPartners, partnerView } from '../../db/partners.ts';

export function serveListPartners(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listPartners, async () => (await allPartners(db)).map(partnerView));
}
