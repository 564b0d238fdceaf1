import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { savePromoCode } from '@nimantran/proto/http/pricing';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { writePromoCode } from '../db/promo-codes.ts';
import { faultsOfSettings, promoCodeOf, promoCodeView } from '../domain/promo-settings.ts';

export function serveSavePromoCode(app: FastifyInstance, { db, log }: Context): void {
  route(app, savePromoCode, async ({ params, body, user }) => {
    const faults = faultsOfSettings(body);
    const [first] = faults;
    if (first) throw badRequest('promo_not_usable', `${first.field} ${first.message}.`, faults);
    const saved = await writePromoCode(db, promoCodeOf(params.code, body));
    log.info({ code: saved.code, by: user.uid }, 'promo code saved');
    return promoCodeView(saved);
  });
}
