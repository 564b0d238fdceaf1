import { refuseErased } from '@nimantran/kit/db/erased-customers';
import type { User } from '@nimantran/proto/domain/user';
import type { Partner } from '@nimantran/proto/http/orders/partners';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DayOfVisits, ReferredOrder } from '../../domain/partners/partner-report.ts';
import { FIRST_COMMISSION_PERCENT, isOneself, newPartnerCode } from '../../domain/partners/referral.ts';
import { retryOnCollision } from '../retry-on-collision.ts';
import type { PartnersTable, Tables } from '../schema.ts';

export type PartnerRow = Selectable<PartnersTable>;

/** A user's partner row, inserted on first use. @throws HttpProblem 401 for an erased person */
export async function partnerOf(db: Kysely<Tables>, { uid, email }: Pick<User, 'uid' | 'email'>, at: Date): Promise<PartnerRow> {
  const known = await db.selectFrom('partners').selectAll().where('uid', '=', uid).where('email', '=', email).executeTakeFirst();
  if (known) return known;
  const joining = { uid, email, commissionPercent: FIRST_COMMISSION_PERCENT, isActive: true, createdAt: at };
  return retryOnCollision('partners_code_key', () =>
    db.transaction().execute(async (transaction) => {
      await refuseErased(transaction, uid);
      return transaction
        .insertInto('partners')
        .values({ ...joining, code: newPartnerCode() })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email }))
        .returningAll()
        .executeTakeFirstOrThrow();
    }),
  );
}

export async function activePartner(db: Kysely<Tables>, code: string): Promise<PartnerRow | undefined> {
  return db
    .selectFrom('partners')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .where('isActive', '=', true)
    .executeTakeFirst();
}

/** The partner who gets credit for an order: the active partner of the code, unless it is the buyer. */
export async function referralFor(
  db: Kysely<Tables>,
  code: string | null,
  buyer: Pick<User, 'uid' | 'email'>,
): Promise<{ partnerUid: string; percent: number } | null> {
  const partner = code === null ? undefined : await activePartner(db, code);
  if (!partner || isOneself(partner, buyer)) return null;
  return { partnerUid: partner.uid, percent: partner.commissionPercent };
}

export async function allPartners(db: Kysely<Tables>): Promise<PartnerRow[]> {
  return db.selectFrom('partners').selectAll().orderBy('email').orderBy('uid').execute();
}

export async function partnerByUid(db: Kysely<Tables>, uid: string): Promise<PartnerRow | undefined> {
  return db.selectFrom('partners').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export async function lockPartner(transaction: Transaction<Tables>, uid: string): Promise<PartnerRow | undefined> {
  return transaction.selectFrom('partners').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst();
}

export async function changePartnerRow(
  db: Kysely<Tables>,
  uid: string,
  change: Pick<PartnersTable, 'commissionPercent' | 'isActive'>,
): Promise<PartnerRow> {
  return db.updateTable('partners').set(change).where('uid', '=', uid).returningAll().executeTakeFirstOrThrow();
}

export function partnerView({ uid, email, code, commissionPercent, isActive }: PartnerRow): Partner {
  return { uid, email, code, commission_percent: commissionPercent, is_active: isActive };
}

/** Counts a visit, once a day per visitor. */
export async function countVisit(
  db: Kysely<Tables>,
  visit: { partnerUid: string; day: string; visitorId: string; landing: string; at: Date },
): Promise<void> {
  await db
    .insertInto('partnerVisits')
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A partner's visitors per day, for days with any; `to` is inclusive. */
export async function visitsOf(
  db: Kysely<Tables>,
  partnerUid: string,
  { from, to }: { from: string; to: string },
): Promise<DayOfVisits[]> {
  return db
    .selectFrom('partnerVisits')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), sql<number>`count(*)`.as('visits')])
    .where('partnerUid', '=', partnerUid)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('partnerVisits.day')
    .execute();
}

/** A partner's orders first paid within a span, newest first; the end is exclusive. */
export async function referredOrders(
  db: Kysely<Tables>,
  partnerUid: string,
  { begin, end }: { begin: Date; end: Date },
): Promise<ReferredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['paidAt', 'themeTitle', 'state', 'currency', 'partnerPercent'])
    // A movement in another currency was never part of this order's price.
    .select((query) =>
      query
        .selectFrom('ledger')
        .select(sql<number>`coalesce(sum(ledger.amount_minor), 0)::bigint`.as('sum'))
        .whereRef('ledger.orderId', '=', 'orders.id')
        .whereRef('ledger.currency', '=', 'orders.currency')
        .as('revenueMinor'),
    )
    .where('partnerUid', '=', partnerUid)
    .where('paidAt', '>=', begin)
    .where('paidAt', '<', end)
    .orderBy('paidAt', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  return rows.flatMap(({ paidAt, partnerPercent, revenueMinor, ...order }) =>
    paidAt ? [{ ...order, paidAt, percent: partnerPercent ?? 0, revenueMinor: revenueMinor ?? 0 }] : [],
  );
}
