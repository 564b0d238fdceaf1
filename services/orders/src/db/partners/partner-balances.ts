import { type Kysely, sql } from 'kysely';
import type { PartnerBooks } from '../../domain/partners/partner-balance.ts';
import type { Tables } from '../schema.ts';

interface BooksOfPartner extends PartnerBooks {
  partnerUid: string;
  orders: number;
}

/** Partners' earnings from orders first paid before an instant, and all pay-outs, by currency; shares follow `commissionOf`. */
export async function partnerBooks(
  db: Kysely<Tables>,
  { uid = null, before = null }: { uid?: string | null; before?: Date | null } = {},
): Promise<BooksOfPartner[]> {
  const { rows } = await sql<BooksOfPartner>`
    with shares as (
      select partner_uid, orders.currency,
        div(greatest(coalesce(sum(ledger.amount_minor), 0), 0) * coalesce(partner_percent, 0), 100) as share
      from orders left join ledger on ledger.order_id = orders.id and ledger.currency = orders.currency
      where partner_uid is not null and (${uid}::text is null or partner_uid = ${uid})
        and paid_at is not null and (${before}::timestamptz is null or paid_at < ${before})
      group by orders.id
    ), earned as (
      select partner_uid, currency, count(*) as orders, sum(share) as minor from shares group by partner_uid, currency
    ), paid_out as (
      select partner_uid, currency, sum(case when reverses_id is null then amount_minor else -amount_minor end) as minor
      from partner_payouts
      where ${uid}::text is null or partner_uid = ${uid}
      group by partner_uid, currency
    )
    select partner_uid, currency, coalesce(orders, 0) as orders,
      coalesce(earned.minor, 0)::bigint as earned_minor, coalesce(paid_out.minor, 0)::bigint as paid_out_minor
    from earned full join paid_out using (partner_uid, currency)`.execute(db);
  return rows;
}
