import { writeEvent } from '@nimantran/kit/events/outbox';
import { promoChanged } from '@nimantran/proto/events/pricing';
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { normaliseCode, type PromoCode } from '../domain/promo-code.ts';
import type { Tables } from './schema.ts';

const COLUMNS = [
  ...(['promoCodes.code', 'discount', 'minimumMinor', 'startsAt', 'endsAt', 'maxUses', 'maxUsesPerCustomer'] as const),
  'keyVersion',
] as const;

/** A code with its change count and its current uses. */
type KeptPromoCode = PromoCode & { keyVersion: number; uses: number };

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

/** Creates or changes a code and publishes the event. */
export async function writePromoCode(transaction: Transaction<Tables>, promo: PromoCode): Promise<KeptPromoCode> {
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
  const saved = transaction.selectFrom('promoCodes').select(COLUMNS).where('promoCodes.code', '=', code);
  return withUses(saved).executeTakeFirstOrThrow();
}

/** Adds missing codes and publishes each; existing ones stay unchanged. */
export async function addMissingPromoCodes(db: Kysely<Tables>, codes: readonly PromoCode[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const promo of codes) {
      const row = await transaction
        .insertInto('promoCodes')
        .values({ ...rowOf(promo), keyVersion: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['code', 'keyVersion'])
        .executeTakeFirst();
      if (!row) continue;
      await writeEvent(transaction, promoChanged, { key: row.code, keyVersion: row.keyVersion, data: { code: row.code } });
    }
  });
}

function rowOf(promo: PromoCode) {
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
