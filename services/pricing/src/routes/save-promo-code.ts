import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { savePromoCode } from '@nimantran/proto/http/pricing/admin-prices';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { faultsOfSettings, promoCodeView } from '../domain/promo-settings.ts';
import { savePromoCode as saveInDatabase } from '../use-cases/save-promo-code.ts';

export function serveSavePromoCode(app: FastifyInstance, { db, log }: Context): void {
  route(app, savePromoCode, async ({ params, body, user }) => {
    const faults = faultsOfSettings(body);
    const [first] = faults;
    if (first) throw badRequest('promo_not_usable', `${first.field} ${first.message}.`, faults);
    const saved = await saveInDatabase(db, user, params.code, body);
    log.info({ code: saved.code, by: user.uid }, 'promo code saved');
    return promoCodeView(saved);
  });
}
