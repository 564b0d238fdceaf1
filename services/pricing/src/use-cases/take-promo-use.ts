import { isErased } from '@nimantran/kit/db/erased-customers';
import type { Kysely, Transaction } from 'kysely';
import { lockPromoCode } from '../db/promo-codes.ts';
import { usesOf } from '../db/promo-uses.ts';
import type { Tables } from '../db/schema.ts';
import { NOT_KNOWN, type PromoCode, type PromoRefusal, refusalOf } from '../domain/promo-code.ts';
import { newPseudonym } from './forget-customer.ts';

export interface UseWanted {
  orderId: string;
  code: string;
  customerUid: string;
}

export type TakenUse =
  | { taken: true; code: string; takenAt: Date }
  | { taken: false; refusal: { code: PromoRefusal['code'] | 'promo_released' | 'promo_differs'; message: string } };

/** Takes one use of a code for an order. Orders for the same code wait for each other, so that its limits hold. */
export async function takeUse(db: Kysely<Tables>, wanted: UseWanted, now: Date): Promise<TakenUse> {
  return db.transaction().execute(async (transaction) => {
    // Orders may ask again after its customer was erased.
    const customer = (await isErased(transaction, wanted.customerUid)) ? newPseudonym() : wanted.customerUid;
    const promo = await lockPromoCode(transaction, wanted.code);
    if (!promo) return { taken: false, refusal: NOT_KNOWN };
    const before = await findUse(transaction, wanted.orderId);
    if (before) return answerAgain(before, promo);
    const refusal = refusalOf(promo, await usesOf(transaction, promo, customer), now);
    if (refusal) return { taken: false, refusal };
    const use = await transaction
      .insertInto('promoUses')
      .values({ orderId: wanted.orderId, code: promo.code, customer, takenAt: now, releasedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('orderId')
      .executeTakeFirst();
    if (use) return { taken: true, code: promo.code, takenAt: now };
    // The order ended, or took another code, while this insert waited.
    const meanwhile = await findUse(transaction, wanted.orderId);
    if (!meanwhile) throw new Error(`The use of ${promo.code} for order ${wanted.orderId} was neither added nor found.`);
    return answerAgain(meanwhile, promo);
  });
}

type Use = Pick<Tables['promoUses'], 'code' | 'takenAt' | 'releasedAt'>;

async function findUse(transaction: Transaction<Tables>, orderId: string): Promise<Use | undefined> {
  return transaction
    .selectFrom('promoUses')
    .select(['code', 'takenAt', 'releasedAt'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
}

function answerAgain({ code, takenAt, releasedAt }: Use, promo: PromoCode): TakenUse {
  if (releasedAt !== null || code === null || takenAt === null) {
    return {
      taken: false,
      refusal: { code: 'promo_released', message: 'The order has ended; a code can no longer be used for it.' },
    };
  }
  if (code !== promo.code) {
    return { taken: false, refusal: { code: 'promo_differs', message: 'Another code has already been used for this order.' } };
  }
  return { taken: true, code, takenAt };
}
