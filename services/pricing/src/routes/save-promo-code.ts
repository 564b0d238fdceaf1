import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { savePromoCode } from '@nimantran/proto/http/prices-admin';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { lockPromoCode, writePromoCode } from '../db/promo-codes.ts';
import { faultsOfSettings, promoCodeOf, promoCodeView } from '../domain/promo-settings.ts';

export function serveSavePromoCode(app: FastifyInstance, { db, log }: Context): void {
  route(app, savePromoCode, async ({ params, body, user }) => {
    const faults = faultsOfSettings(body);
    const [first] = faults;
    if (first) throw badRequest('promo_not_usable', `${first.field} ${first.message}.`, faults);
    const { code } = params;
    const saved = await db.transaction().execute(async (transaction) => {
      const before = await lockPromoCode(transaction, code);
      const after = await writePromoCode(transaction, promoCodeOf(code, body));
      if (body.version === 0 && before)
        throw conflict('promo_taken', `The code ${code} already exists. Change it, or choose another name.`);
      if (body.version !== undefined && after.keyVersion !== body.version + 1)
        throw conflict('promo_changed', `Somebody else has changed ${code} in the meantime. Reload the page.`);
      await recordChange(transaction, 'pricing', user, {
        action: before ? 'promo_code.changed' : 'promo_code.made',
        target: { kind: 'promo_code', id: code },
        summary: before ? `Changed the promo code ${code}.` : `Made the promo code ${code}.`,
        before: before ? settingsOf(before) : null,
        after: settingsOf(after),
      });
      return after;
    });
    log.info({ code: saved.code, by: user.uid }, 'promo code saved');
    return promoCodeView(saved);
  });
}

function settingsOf(promo: Omit<Parameters<typeof promoCodeView>[0], 'uses'>) {
  const { code: _, uses: __, version: ___, ...settings } = promoCodeView({ ...promo, uses: 0 });
  return settings;
}
