import { readClock } from '@nimantran/kit/db/database';
import { DAY_MS, MINUTE_MS } from '@nimantran/proto/domain/durations';
import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import type Stripe from 'stripe';
import type { OrdersContext } from '../context.ts';
import { signatureRefusal } from '../db/first-run/proofs.ts';
import { indianTime } from '../mails/indian-time.ts';
import { failed, type Outcome, type Prover, passed } from './prover.ts';
import { providerFault } from './provider-fault.ts';

/** Events that every payment and every refund causes. */
const CAUSED = ['checkout.session.completed', 'refund.created'];
/** The provider has repeated an event for this long. */
const LOOKS_BACK_MS = 3 * DAY_MS;
/** Events come within seconds; a later one counts as lost until it comes. */
const PATIENCE_MS = 2 * MINUTE_MS;

/** The provider's own list of events says which one should have come last. */
export const webhookProver: Prover = {
  start: (context, { by }) => lookForNewest(context, by === null),
  goOn: (context) => lookForNewest(context, false),
};

async function lookForNewest(context: OrdersContext, isNight: boolean): Promise<Outcome> {
  const { db, clock, stripe } = context;
  const now = await readClock(db, clock);
  let newest: Stripe.Event | undefined;
  try {
    const since = Math.floor((now.getTime() - LOOKS_BACK_MS) / 1000);
    [newest] = (await stripe.events.list({ types: CAUSED, created: { gte: since }, limit: 1 })).data;
  } catch (error) {
    return failed(providerFault(error));
  }
  if (newest === undefined)
    return isNight
      ? passed('Stripe made no event in three days, so none is missing.')
      : failed('Stripe made no event in the last three days. Make the test payment first: it causes one.');
  const madeAt = new Date(newest.created * 1000);
  const arrived = await db.selectFrom('providerEvents').select('receivedAt').where('eventId', '=', newest.id).executeTakeFirst();
  if (arrived) return passed(`Stripe’s newest event (${newest.type}, ${indianTime(madeAt)}) arrived, signed as it should be.`);
  if (isNight && now.getTime() - madeAt.getTime() <= PATIENCE_MS) return passed('Stripe’s newest event is on its way.');
  const refusedAt = await signatureRefusal(db);
  const isRefused = refusedAt !== undefined && refusedAt >= madeAt;
  if (isRefused || now.getTime() - madeAt.getTime() > PATIENCE_MS) return failed(lossOf(context, newest, isRefused));
  const said = `Stripe has made the event ${newest.type}, but it has not arrived yet. It usually takes a few seconds.`;
  return { state: 'waiting', said, task: { kind: 'wait' } };
}

function lossOf({ config }: OrdersContext, { type }: Stripe.Event, isRefused: boolean): string {
  const what = `Stripe’s newest event (${type}) was not taken.`;
  const endpoint = `${config.PUBLIC_URL}${STRIPE_WEBHOOK_PATH}`;
  return isRefused
    ? `${what} Events do arrive, but with another signature: STRIPE_WEBHOOK_SECRET has to be the signing secret (whsec_…) of the endpoint ${endpoint} in Stripe’s dashboard, Developers, Webhooks. Set it, start orders again, and make another test payment.`
    : `${what} In Stripe’s dashboard, Developers, Webhooks, add the endpoint ${endpoint} with the events that the README of orders lists. If it is there, its log shows our answer: the address has to be reachable from outside.`;
}
