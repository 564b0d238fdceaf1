import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { changePartner } from '@nimantran/proto/http/partners';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { changePartnerRow, partnerView } from '../../db/partners.ts';

export function serveChangePartner(app: FastifyInstance, { db, log }: OrdersContext): void {
  route(app, changePartner, async ({ params, body, user }) => {
    const change = { commissionPercent: body.commission_percent, isActive: body.is_active };
    const partner = await changePartnerRow(db, params.uid, change);
    if (!partner) throw notFound('partner_not_found', 'There is no such partner.');
    log.info({ admin: user.uid, partner: partner.uid, ...change }, 'partner changed');
    return partnerView(partner);
  });
}
