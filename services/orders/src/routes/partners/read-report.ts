import { readClock } from '@nimantran/kit/db/database';
import { badRequest } from '@nimantran/kit/http/problem';
import type { User } from '@nimantran/proto/domain/user';
import type { PartnerDashboard } from '@nimantran/proto/http/orders/partners';
import type { OrdersContext } from '../../context.ts';
import { partnerOf, referredOrders, visitsOf } from '../../db/partners/partners.ts';
import { readDaySpan } from '../../domain/day-span.ts';
import { partnerReport } from '../../domain/partners/partner-report.ts';

/** Results of the caller's own code over a span of days, computed from the ledger. @throws HttpProblem 400 `invalid_span` */
export async function readReport(
  { db, clock, config }: Pick<OrdersContext, 'db' | 'clock' | 'config'>,
  user: User,
  asked: { from?: string; to?: string },
): Promise<PartnerDashboard> {
  const now = await readClock(db, clock);
  const span = readDaySpan(asked, now);
  if ('message' in span) throw badRequest('invalid_span', `${span.field} ${span.message}.`, [span]);
  const partner = await partnerOf(db, user, now);
  const [orders, visits] = await Promise.all([referredOrders(db, partner.uid, span), visitsOf(db, partner.uid, span)]);
  return {
    code: partner.code,
    link: `${config.PUBLIC_URL}/?partner=${partner.code}`,
    commission_percent: partner.commissionPercent,
    is_active: partner.isActive,
    from: span.from,
    to: span.to,
    ...partnerReport(orders, visits),
  };
}
