import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { normaliseCode, type PromoCode } from '../domain/promo-code.ts';
import type { Tables } from './schema.ts';

const COLUMNS = [
  ...(['promoCodes.code', 'discount', 'minimumMinor', 'startsAt', 'endsAt', 'maxUses', 'maxUsesPerCustomer'] as const),
  'keyVersion',
] as const;

/** A code with its change count and its current uses. */
export type KeptPromoCode = PromoCode & { keyVersion: number; uses: number };

export async function findPromoCode(db: Kysely<Tables>, given: string): Promise<PromoCode | undefined> {
  return db.selectFrom('promoCodes').select(COLUMNS).where('code', '=', normaliseCode(given)).executeTakeFirst();
}

/** The code with its row locked: no other transaction can use or change it until this one ends. */
export async function lockPromoCode(
  transaction: Transaction<Tables>,
  given: string,
): Promise<Omit<KeptPromoCode, 'uses'> | undefined> {
  const query = transaction.selectFrom('promoCodes').select(COLUMNS).where('code', '=', normaliseCode(given));
  return query.forUpdate().executeTakeFirst();
}

/** The code as it is shown to admins. */
export async function readPromoCode(db: Kysely<Tables>, code: string): Promise<KeptPromoCode> {
  return withUses(db.selectFrom('promoCodes').select(COLUMNS).where('promoCodes.code', '=', code)).executeTakeFirstOrThrow();
}

/** Codes by name, each with its current uses. */
export async function readPromoCodes(
  db: Kysely<Tables>,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<KeptPromoCode[]> {
  const codes = db
    .selectFrom('promoCodes')
    .select(COLUMNS)
    .$if(after !== undefined, (query) => query.where('promoCodes.code', '>', after ?? ''));
  return withUses(codes).orderBy('promoCodes.code').limit(limit).execute();
}

export function rowOf(promo: PromoCode) {
  return { ...promo, discount: JSON.stringify(promo.discount), minimumMinor: JSON.stringify(promo.minimumMinor) };
}

function withUses<Row>(query: SelectQueryBuilder<Tables, 'promoCodes', Row>) {
  return query.select((eb) =>
    eb
      .selectFrom('promoUses')
      .select((inner) => inner.fn.countAll<number>().as('uses'))
      .whereRef('promoUses.code', '=', 'promoCodes.code')
      .where('releasedAt', 'is', null)
      .$asScalar()
      .$notNull()
      .as('uses'),
  );
}
