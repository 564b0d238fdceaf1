import type { Kysely } from 'kysely';
import type { PromoCode, PromoUses } from '../domain/promo-code.ts';
import type { Tables } from './schema.ts';

/** A code's current uses, in total and by the customer if known; counted only for the limits it has. */
export async function usesOf(db: Kysely<Tables>, promo: PromoCode, customerUid: string | undefined): Promise<PromoUses> {
  const live = db
    .selectFrom('promoUses')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('code', '=', promo.code)
    .where('releasedAt', 'is', null);
  const all = promo.maxUses === null ? undefined : await live.executeTakeFirstOrThrow();
  const byCustomer =
    promo.maxUsesPerCustomer === null || customerUid === undefined
      ? undefined
      : await live.where('customer', '=', customerUid).executeTakeFirstOrThrow();
  return { all: all?.uses ?? 0, byCustomer: byCustomer?.uses ?? 0 };
}
