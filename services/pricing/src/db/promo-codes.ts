import type { Kysely } from 'kysely';
import { normaliseCode, type PromoCode } from '../domain/promo-code.ts';
import type { Tables } from './schema.ts';

export async function findPromoCode(db: Kysely<Tables>, given: string): Promise<PromoCode | undefined> {
  return db.selectFrom('promoCodes').selectAll().where('code', '=', normaliseCode(given)).executeTakeFirst();
}

/** Adds the codes that are not there yet; what is there is left as it is. */
export async function addMissingPromoCodes(db: Kysely<Tables>, codes: readonly PromoCode[]): Promise<void> {
  for (const code of codes) {
    await db
      .insertInto('promoCodes')
      .values({ ...code, minimumMinor: JSON.stringify(code.minimumMinor) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
