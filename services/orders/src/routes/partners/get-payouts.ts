import { route } from '@nimantran/kit/http/route';
import { getPartnerPayouts } from '@nimantran/proto/http/orders/partner-payouts';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { partnerBooks } from '../../db/partners/partner-balances.ts';
import { payoutsOf, payoutView } from '../../db/partners/partner-payouts.ts';
import { balancesOf } from '../../domain/partners/partner-balance.ts';

export function serveGetPayouts(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, getPartnerPayouts, async ({ user: { uid } }) => {
    const [books, payouts] = await Promise.all([partnerBooks(db, { uid }), payoutsOf(db, uid)]);
    return { balances: balancesOf(books), payouts: payouts.map(payoutView) };
  });
}
