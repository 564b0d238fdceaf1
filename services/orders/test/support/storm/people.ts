import { setTimeout as sleep } from 'node:timers/promises';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { cancelOrder, placeOrder } from '@nimantran/proto/http/orders/orders';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { anOrder, person } from '../fixtures.ts';
import type { ProcessShop } from '../process-shop.ts';
import { sessionIdOf } from '../shop.ts';
import type { Plan } from './plans.ts';

const PATIENCE_MS = 60_000;

/** An order of the storm: its plan and its outcome. */
export interface Storied {
  plan: Plan;
  number: string;
  sessionId: string;
  paymentIntent: string | null;
}

const customer = ({ index }: Plan) => person(`guest${index}`);
const admin = person('admin', ['admin']);

/** Repeats a call until there is an answer: the service may be dead just now. */
export async function insist<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const passing = error instanceof ProblemError && (error.status === 0 || error.status === 503);
      if (!passing || Date.now() > limit) throw error;
      await sleep(100);
    }
  }
}

export async function place(shop: ProcessShop, plan: Plan): Promise<Storied> {
  const ordered = anOrder();
  const body = anOrder({ options: { ...ordered.options, currency: plan.currency } });
  const placed = await insist(() => shop.as(customer(plan))(placeOrder, { body, idempotencyKey: `storm-place-${plan.index}` }));
  return { plan, number: placed.order.number, sessionId: sessionIdOf(placed.checkout), paymentIntent: null };
}

/** The customer's steps at the provider, and here. */
export async function pay(shop: ProcessShop, order: Storied): Promise<void> {
  const { plan, number, sessionId } = order;
  if (plan.pay === 'never') return;
  const cancelling =
    plan.pay === 'while cancelling'
      ? insist(() => shop.as(customer(plan))(cancelOrder, { params: { number } })).catch(refusedAlready)
      : undefined;
  if (plan.pay === 'after declines') {
    await shop.control(`sessions/${sessionId}/pay`, { card: '4000000000000002' });
    await shop.control(`sessions/${sessionId}/pay`, { card: '4000000000009995' });
  }
  // A cancelled order's session may be ended already.
  await shop.control(`sessions/${sessionId}/pay`).catch((error: unknown) => {
    if (!cancelling) throw error;
  });
  const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
  if (session.payment_status === 'paid' && typeof session.payment_intent === 'string')
    order.paymentIntent = session.payment_intent;
  await cancelling;
}

/** Money is refunded or disputed. Impossible steps (more than is left, a disputed payment) are refused and change nothing. */
export async function sendBack(shop: ProcessShop, { plan, number, paymentIntent }: Storied): Promise<void> {
  if (paymentIntent === null) return;
  if (plan.dispute !== null) {
    const part = plan.index % 3 === 0 ? { amount: 9_900 } : {};
    await shop.control(`charges/${paymentIntent}/dispute`, part).catch(refusedAlready);
  }
  for (const [place, { by, part, outcome }] of plan.refunds.entries()) {
    // Applies to whichever refund comes next: the books show afterwards which one it was.
    if (outcome !== 'succeeded') await shop.control('next-refund', { outcome });
    if (by === 'provider') {
      await shop.provider.stripe.refunds
        .create({ payment_intent: paymentIntent, ...(part === null ? {} : { amount: part }) })
        .catch(refusedAlready);
      continue;
    }
    const body = { amount_minor: part, reason: 'requested' as const, note: 'Asked by phone', support_number: null };
    const idempotencyKey = `storm-refund-${plan.index}-${place}`;
    await insist(() => shop.as(admin)(refundOrder, { params: { number }, body, idempotencyKey })).catch(refusedAlready);
  }
}

/** Everything open at the bank ends: disputes, pending refunds, and some completed refunds are returned. */
export async function endAtBank(shop: ProcessShop, orders: readonly Storied[]): Promise<void> {
  const plans = new Map(orders.map(({ plan, paymentIntent }) => [paymentIntent, plan]));
  const planOf = (intent: unknown) => plans.get(typeof intent === 'string' ? intent : null);
  for await (const dispute of shop.provider.stripe.disputes.list({ limit: 100 })) {
    const status = planOf(dispute.payment_intent)?.dispute;
    if (status === 'won' || status === 'lost') await shop.control(`disputes/${dispute.id}/close`, { status });
  }
  for await (const refund of shop.provider.stripe.refunds.list({ limit: 100 })) {
    const turn = (planOf(refund.payment_intent)?.index ?? 0) % 4;
    if (refund.status === 'pending' && turn < 3)
      await shop.control(`refunds/${refund.id}/settle`, { outcome: turn === 0 ? 'failed' : 'succeeded' });
    if (refund.status === 'succeeded' && turn === 3 && refund.amount < 1_000)
      await shop.control(`refunds/${refund.id}/settle`, { outcome: 'failed' });
  }
}

function refusedAlready(error: unknown): void {
  const status = error instanceof ProblemError ? error.status : statusOf(error);
  if (status === undefined || status < 400 || status >= 500) throw error;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
