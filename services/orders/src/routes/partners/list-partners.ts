import { route } from '@nimantran/kit/http/route';
import { listPartners } from '@nimantran/proto/http/orders/partners';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { partnerBooks } from '../../db/partners/partner-balances.ts';
import { allPartners } from '../../db/partners/partners.ts';
import { partnerSummary } from './partner-summary.ts';

export function serveListPartners(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listPartners, async () => {
    const [partners, books] = await Promise.all([allPartners(db), partnerBooks(db)]);
    const booksOf = Map.groupBy(books, ({ partnerUid }) => partnerUid);
    return partners.map((partner) => partnerSummary(partner, booksOf.get(partner.uid) ?? []));
  });
}
