import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import type { User } from '@nimantran/proto/domain/user';
import { promoChanged } from '@nimantran/proto/events/pricing';
import type { PromoCodeSettings } from '@nimantran/proto/http/pricing/admin-prices';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type KeptPromoCode, lockPromoCode, readPromoCode, rowOf } from '../db/promo-codes.ts';
import type { Tables } from '../db/schema.ts';
import type { PromoCode } from '../domain/promo-code.ts';
import { promoCodeOf, promoCodeView } from '../domain/promo-settings.ts';

/** @throws HttpProblem 409 `promo_taken` or `promo_changed` if the code is not in the version that the admin has seen */
export async function savePromoCode(
  db: Kysely<Tables>,
  admin: User,
  code: string,
  { version, ...settings }: PromoCodeSettings & { version?: number },
): Promise<KeptPromoCode> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockPromoCode(transaction, code);
    const after = await writePromoCode(transaction, promoCodeOf(code, settings));
    if (version === 0 && before)
      throw conflict('promo_taken', `The code ${code} already exists. Change it, or choose another name.`);
    if (version !== undefined && after.keyVersion !== version + 1)
      throw conflict('promo_changed', `Somebody else has changed ${code} in the meantime. Reload the page.`);
    await recordChange(transaction, 'pricing', admin, {
      action: before ? 'promo_code.changed' : 'promo_code.made',
      target: { kind: 'promo_code', id: code },
      summary: before ? `Changed the promo code ${code}.` : `Made the promo code ${code}.`,
      before: before ? settingsOf(before) : null,
      after: settingsOf(after),
    });
    return after;
  });
}

/** Creates or changes a code and publishes the event. */
async function writePromoCode(transaction: Transaction<Tables>, promo: PromoCode): Promise<KeptPromoCode> {
  const { code, ...settings } = rowOf(promo);
  const { keyVersion } = await transaction
    .insertInto('promoCodes')
    .values({ code, ...settings, keyVersion: 1 })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...settings, keyVersion: sql<number>`promo_codes.key_version + 1` }),
    )
    .returning('keyVersion')
    .executeTakeFirstOrThrow();
  await writeEvent(transaction, promoChanged, { key: code, keyVersion, data: { code } });
  return readPromoCode(transaction, code);
}

function settingsOf(promo: Omit<KeptPromoCode, 'uses'>) {
  const { code: _, uses: __, version: ___, ...settings } = promoCodeView({ ...promo, uses: 0 });
  return settings;
}
