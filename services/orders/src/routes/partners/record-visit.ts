import { countAttempt } from '@nimantran/kit/db/attempts';
import { readClock } from '@nimantran/kit/db/database';
import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { networkOf } from '@nimantran/kit/http/network';
import { route } from '@nimantran/kit/http/route';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { recordVisit } from '@nimantran/proto/http/orders/partners';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { activePartner, countVisit } from '../../db/partners/partners.ts';
import { isOneself } from '../../domain/partners/referral.ts';

/** Many people share an address, but more than this is not a crowd. */
const VISITS_PER_ADDRESS_HOUR = 300;

/** Answers the same whether the visit counts or not, so that guessing codes or opening one's own link reveals nothing. */
export function serveRecordVisit(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, recordVisit, async ({ body, user, request }) => {
    const address = clientAddressOf(request);
    if (
      address !== undefined &&
      (await countAttempt(db, { who: `ip:${networkOf(address)}`, what: 'visit' })) > VISITS_PER_ADDRESS_HOUR
    )
      return undefined;
    const partner = await activePartner(db, body.code);
    if (!partner || (user && isOneself(partner, user))) return undefined;
    const at = await readClock(db, clock);
    const landing = body.landing.replace(/\p{Cc}/gu, '');
    await countVisit(db, { partnerUid: partner.uid, day: kolkataDay(at.getTime()), visitorId: body.visitor_id, landing, at });
    return undefined;
  });
}
