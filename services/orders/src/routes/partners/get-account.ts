import { readClock } from '@nimantran/kit/db/database';
import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { getPartnerAccount } from '@nimantran/proto/http/orders/partner-payouts';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { partnerBooks } from '../../db/partners/partner-balances.ts';
import { adminPayoutView, payoutsOf } from '../../db/partners/partner-payouts.ts';
import { partnerByUid } from '../../db/partners/partners.ts';
import { payableOf } from '../../domain/partners/partner-balance.ts';
import { partnerSummary } from './partner-summary.ts';
import { readPaidDay } from './read-paid-day.ts';

export function serveGetAccount(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, getPartnerAccount, async ({ params: { uid }, query }) => {
    const now = await readClock(db, clock);
    const until = query.until ?? kolkataDay(now.getTime());
    const before = readPaidDay(until, now);
    const partner = await partnerByUid(db, uid);
    if (!partner) throw notFound('partner_not_found', 'This partner does not exist.');
    const [books, payable, payouts] = await Promise.all([
      partnerBooks(db, { uid }),
      partnerBooks(db, { uid, before }),
      payoutsOf(db, uid),
    ]);
    return {
      partner: partnerSummary(partner, books),
      until,
      payable: payableOf(payable),
      payouts: payouts.map(adminPayoutView),
    };
  });
}
