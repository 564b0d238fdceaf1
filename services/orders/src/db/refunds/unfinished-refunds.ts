import { type RawBuilder, sql } from 'kysely';

/**
 * Of a row of `refunds`: whether its money is on its way, or failed to go and is still with us. One that was tried again
 * is told of by the newer one; one of whose payment nothing is left went back another way.
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
