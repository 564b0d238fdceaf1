import { type RawBuilder, sql } from 'kysely';

/**
 * For a row of `refunds`: whether its money is on its way, or failed and is still with us. A retried refund is represented by its
 * newer one; if nothing is left of the payment, the money was returned another way.
 */
export const isUnfinished: RawBuilder<boolean> = sql<boolean>`(
  refunds.state in ('wanted', 'pending')
  or refunds.state = 'failed'
    and not exists (select from refunds as again where again.reason_key = 'retry:' || refunds.id)
    and (select payments.amount_minor from payments where payments.id = refunds.payment_id)
      > (select coalesce(sum(amount_minor), 0) from refunds as gone
         where gone.payment_id = refunds.payment_id and gone.state <> 'failed')
      + (select coalesce(sum(amount_minor), 0) from disputes
         where disputes.payment_id = refunds.payment_id and disputes.status = 'lost'))`;
