import { readClock } from '@nimantran/kit/db/database';
import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { setOrderNumber } from '@nimantran/kit/trace';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { defineJob } from '@nimantran/proto/jobs/job';
import { REFUNDS_QUEUE } from '@nimantran/proto/jobs/own-queues';
import type Stripe from 'stripe';
import { Type } from 'typebox';
import type { OrdersContext } from '../context.ts';
import { givenUpRefunds, markRefundTried, takeRefund, type WantedRefund } from '../db/refunds/refunds.ts';
import { askForRefund, isRefusal, refundsOfIntent } from '../stripe/ask-for-refund.ts';
import { factOfRefund } from '../stripe/facts.ts';
import { failRefund } from '../use-cases/refunds/fail-refund.ts';
import { settleRefund } from '../use-cases/refunds/settle-refund.ts';

/** A refund that has failed for this long needs a person. */
const IN_VAIN_MS = 3 * DAY_MS;

export const makeRefundJob = defineJob({
  queue: REFUNDS_QUEUE,
  name: 'make-refund',
  data: Type.Object({ refund_id: Type.String({ format: 'uuid' }) }),
});

/** Asks the provider for a wanted refund. A failure is stored in its row, and the dispatcher tries again later. */
export function makeRefundHandler(context: OrdersContext): JobHandler {
  return handlerOf(makeRefundJob, async ({ data }) => makeRefund(context, data.refund_id));
}

export async function makeRefund(context: OrdersContext, refundId: string): Promise<void> {
  const wanted = await takeRefund(context.db, refundId);
  if (!wanted) return;
  setOrderNumber(wanted.number);
  try {
    if (wanted.isAgain && (await wasMadeBefore(context, wanted))) return;
    const refund = await askUnlessRefused(context, wanted);
    if (refund) await enter(context, refund);
  } catch (error) {
    context.log.error({ err: error, refund: refundId }, 'refund not made, will be tried again');
    await giveUpOrPutOff(context, wanted, String(error));
  }
}

/** Whether a refund that was given up, and that this one retries, had been made after all: it is then recorded. */
async function wasMadeBefore(context: OrdersContext, wanted: WantedRefund): Promise<boolean> {
  const givenUp = await givenUpRefunds(context.db, wanted.paymentIntent);
  if (givenUp.size === 0) return false;
  const made = (await refundsOfIntent(context.stripe, wanted.paymentIntent)).filter(
    (refund) => givenUp.has(refund.metadata?.refund_id ?? '') && factOfRefund(refund)?.state !== 'failed',
  );
  for (const refund of made) await enter(context, refund);
  if (made.length === 0) return false;
  await giveUp(context, wanted, { error: 'The refund that had failed has succeeded after all.', isBackAlready: true });
  return true;
}

/** @throws errors that may pass: the provider was not reached, or had no money */
async function askUnlessRefused(context: OrdersContext, wanted: WantedRefund): Promise<Stripe.Refund | undefined> {
  try {
    return await askForRefund(context.stripe, wanted);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The provider's books give the reason: money that was returned in another way counts here too.
    for (const refund of await refundsOfIntent(context.stripe, wanted.paymentIntent)) await enter(context, refund);
    const isBackAlready = error.code === 'charge_already_refunded';
    await giveUp(context, wanted, {
      error: isBackAlready ? 'The payment had been refunded already.' : error.message,
      isBackAlready,
    });
    return undefined;
  }
}

async function enter({ db, clock, log }: OrdersContext, refund: Stripe.Refund): Promise<void> {
  const fact = factOfRefund(refund);
  if (!fact) throw new Error('The provider made a refund of no payment.');
  const outcome = await db.transaction().execute((transaction) => settleRefund(transaction, clock, fact));
  log.info({ refund: fact.providerId, state: fact.state, outcome }, 'refund entered');
}

async function giveUpOrPutOff(context: OrdersContext, wanted: WantedRefund, error: string): Promise<void> {
  const now = await readClock(context.db, context.clock);
  if (now.getTime() - wanted.createdAt.getTime() < IN_VAIN_MS) return markRefundTried(context.db, wanted.id, error);
  await giveUp(context, wanted, { error: `Failed for three days. Last error: ${error}`, isBackAlready: false });
}

async function giveUp(
  { db, clock, log }: OrdersContext,
  wanted: WantedRefund,
  why: { error: string; isBackAlready: boolean },
): Promise<void> {
  const failed = await db.transaction().execute((transaction) => failRefund(transaction, clock, wanted, why));
  if (failed) log.error({ refund: wanted.id, error: why.error }, 'refund given up: a person has to look at it');
}
