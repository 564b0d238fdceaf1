import { recordChange } from '@nimantran/kit/events/record-change';
import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { changePartner } from '@nimantran/proto/http/orders/partners';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { changePartnerRow, lockPartner, partnerView } from '../../db/partners/partners.ts';

export function serveChangePartner(app: FastifyInstance, { db, log }: OrdersContext): void {
  route(app, changePartner, async ({ params: { uid }, body, user }) => {
    const change = { commissionPercent: body.commission_percent, isActive: body.is_active };
    const partner = await db.transaction().execute(async (transaction) => {
      const before = await lockPartner(transaction, uid);
      if (!before) throw notFound('partner_not_found', 'This partner does not exist.');
      if (before.commissionPercent === change.commissionPercent && before.isActive === change.isActive) return before;
      await recordChange(transaction, 'orders', user, {
        action: 'partner.changed',
        target: { kind: 'partner', id: uid },
        summary: `Set a partner’s commission to ${body.commission_percent}% and their code to ${body.is_active ? 'active' : 'inactive'}.`,
        before: { commission_percent: before.commissionPercent, is_active: before.isActive },
        after: { commission_percent: body.commission_percent, is_active: body.is_active },
      });
      return changePartnerRow(transaction, uid, change);
    });
    log.info({ admin: user.uid, partner: partner.uid, ...change }, 'partner changed');
    return partnerView(partner);
  });
}
