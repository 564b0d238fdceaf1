import type { DbClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { takePendingFacts } from '../../db/payments/pending-facts.ts';
import type { PaymentRow, Tables } from '../../db/schema.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { noteDispute } from './note-dispute.ts';

/** Lets what the provider said of a payment take effect that came before the payment did. */
export async function settlePendingFacts(transaction: Transaction<Tables>, clock: DbClock, payment: PaymentRow): Promise<void> {
  for (const fact of await takePendingFacts(transaction, payment)) {
    if (fact.kind === 'dispute') await noteDispute(transaction, clock, fact);
    else await settleRefund(transaction, clock, { ...fact, refundId: fact.refundId });
  }
}
