import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest, conflict, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';
import { reversePayout } from '@nimantran/proto/http/orders/partner-payouts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { addReversal, adminPayoutView, type PayoutRow, payoutById } from '../../db/partners/partner-payouts.ts';
import { lockPartner } from '../../db/partners/partners.ts';
import type { Tables } from '../../db/schema.ts';

/** Reverses a pay-out by a separate row: its amount is due again. */
export function serveReversePayout(app: FastifyInstance, { db, clock, work, log }: OrdersContext): void {
  route(app, reversePayout, async ({ params: { payout_id }, body, user, idempotencyKey }) => {
    const reason = tidyText(body.reason);
    const fault = textFault(reason, 'line');
    if (fault) throw badRequest('invalid_reason', `The reason ${fault}.`, [{ field: 'reason', message: fault }]);
    const bodyHash = hashOf({ payout_id, reason });
    const call = { ownerUid: user.uid, operation: reversePayout.name, key: idempotencyKey, bodyHash };
    const payout = await runOnce(db, clock, call, async (transaction, at) => {
      const row = await lockPayout(transaction, payout_id);
      if (row.reversedAt) throw conflict('already_reversed', 'This pay-out has already been reversed.');
      const reversal = await addReversal(transaction, row, { reason, by: user, at });
      const amount = { currency: row.currency, amount_minor: row.amountMinor };
      await recordChange(transaction, 'orders', user, {
        action: 'payout.reversed',
        target: { kind: 'partner', id: row.partnerUid },
        summary: `Reversed the record of a pay-out of ${formatMoney(amount)} to a partner.`,
        before: { payout_id, ...amount, paid_until: row.paidUntil, reference: row.reference },
        after: null,
      });
      await wantMail(transaction, { orderId: null, kind: 'payout', subjectId: reversal, at });
      return adminPayoutView(await lockPayout(transaction, payout_id));
    });
    log.info({ admin: user.uid, payout: payout_id }, 'pay-out taken back');
    work.wake();
    return payout;
  });
}

/** The pay-out, read after locking out other pay-outs of its partner. @throws HttpProblem 404 `unknown_payout` */
async function lockPayout(transaction: Transaction<Tables>, id: string): Promise<PayoutRow> {
  const seen = await payoutById(transaction, id);
  if (seen) await lockPartner(transaction, seen.partnerUid);
  const row = seen && (await payoutById(transaction, id));
  if (!row) throw notFound('unknown_payout', 'This pay-out does not exist.');
  return row;
}
