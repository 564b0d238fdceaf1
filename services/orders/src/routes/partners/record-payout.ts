import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { recordPayout } from '@nimantran/proto/http/orders/partner-payouts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { partnerBooks } from '../../db/partners/partner-balances.ts';
import { addPayout, adminPayoutView, payoutById, payoutByReference } from '../../db/partners/partner-payouts.ts';
import { lockPartner } from '../../db/partners/partners.ts';
import type { Tables } from '../../db/schema.ts';
import { payableOf } from '../../domain/partners/partner-balance.ts';
import { readPaidDay } from './read-paid-day.ts';

/** Records a transfer that was made at the bank. The partner is notified by mail. */
export function serveRecordPayout(app: FastifyInstance, { db, clock, work, log }: OrdersContext): void {
  route(app, recordPayout, async ({ params: { uid }, body, user, idempotencyKey }) => {
    const { amount, paid_until } = body;
    const reference = body.reference.trim();
    const bodyHash = hashOf({ uid, ...body });
    const call = { ownerUid: user.uid, operation: recordPayout.name, key: idempotencyKey, bodyHash };
    const payout = await runOnce(db, clock, call, async (transaction, at) => {
      const before = readPaidDay(paid_until, at);
      // Pay-outs of a partner are serialised: the amount must still be due when one is written.
      if (!(await lockPartner(transaction, uid))) throw notFound('partner_not_found', 'This partner does not exist.');
      if (await payoutByReference(transaction, uid, reference))
        throw conflict('reference_known', 'A pay-out with this reference is already recorded for this partner.');
      const due = await dueIn(transaction, uid, before, amount.currency);
      if (amount.amount_minor > due) {
        const words = due === 0 ? 'Nothing is due' : `${formatMoney({ ...amount, amount_minor: due })} is due, not more,`;
        throw conflict('more_than_due', `${words} in ${amount.currency} of orders that were paid by ${paid_until}.`);
      }
      const id = await addPayout(transaction, { partnerUid: uid, amount, paidUntil: paid_until, reference, by: user, at });
      await recordChange(transaction, 'orders', user, {
        action: 'payout.recorded',
        target: { kind: 'partner', id: uid },
        summary: `Recorded a pay-out of ${formatMoney(amount)} to a partner for orders paid up to ${paid_until}.`,
        before: null,
        after: { payout_id: id, ...amount, paid_until, reference },
      });
      await wantMail(transaction, { orderId: null, kind: 'payout', subjectId: id, at });
      const row = await payoutById(transaction, id);
      if (!row) throw new Error('A pay-out was written and is not there.');
      return adminPayoutView(row);
    });
    log.info({ admin: user.uid, partner: uid, payout: payout.id }, 'pay-out recorded');
    work.wake();
    return payout;
  });
}

async function dueIn(transaction: Transaction<Tables>, uid: string, before: Date, wanted: string): Promise<number> {
  const payable = payableOf(await partnerBooks(transaction, { uid, before }));
  return payable.find(({ currency }) => currency === wanted)?.amount_minor ?? 0;
}
