import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { NOT_KNOWN, type PromoCode, type PromoRefusal, type PromoUses, refusalOf } from '../domain/promo-code.ts';
import { lockPromoCode } from './promo-codes.ts';
import type { Tables } from './schema.ts';

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
    const promo = await lockPromoCode(transaction, wanted.code);
    if (!promo) return { taken: false, refusal: NOT_KNOWN };
    const before = await findUse(transaction, wanted.orderId);
    if (before) return answerAgain(before, promo);
    const refusal = refusalOf(promo, await usesOf(transaction, promo, wanted.customerUid), now);
    if (refusal) return { taken: false, refusal };
    const use = await transaction
      .insertInto('promoUses')
      .values({ orderId: wanted.orderId, code: promo.code, customer: wanted.customerUid, takenAt: now, releasedAt: null })
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

/** Releases an order's use, and prevents later ones: the event of its end may arrive first. */
export async function releaseUse(transaction: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  await transaction
    .insertInto('promoUses')
    .values({ orderId, code: null, customer: null, takenAt: null, releasedAt: at })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ releasedAt: at }).where('promoUses.releasedAt', 'is', null),
    )
    .execute();
}

/** The customer's uses still count for the code, under a pseudonym that cannot be traced to the person. */
export async function forgetCustomer(transaction: Transaction<Tables>, uid: string): Promise<void> {
  await transaction
    .updateTable('promoUses')
    .set({ customer: `erased-${randomUUID()}` })
    .where('customer', '=', uid)
    .execute();
}

/** Deletes the marks of orders that ended without a code; a use for an order that ended so long ago is not expected. */
export async function sweepEndedWithoutCode(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('promoUses').where('code', 'is', null).where('releasedAt', '<', before).execute();
}
