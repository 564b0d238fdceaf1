import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { type Timing, timed } from '@nimantran/kit/bench/timing';
import { placeOrder, STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import { startBenchShop } from '../test/support/bench-shop.ts';
import { anOrder, person } from '../test/support/fixtures.ts';

/**
 * Orders placed per second (including the calls to other services and the checkout session at the payment stand-in) and settled
 * per second (from a signed webhook until the order is committed as paid). The same run measures a bare Fastify + pg insert of a
 * comparable row on the same Postgres: `bench/orders.ts [--orders 300] [--at-once 8]`. Then the nightly comparison of these orders'
 * charges with the provider's, and the sweep of a day's expired rows. The client, the other services and the
 * stand-in share this process; the service and the bare endpoint each have their own. Writes .data/bench/orders.json.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '300' },
    'at-once': { type: 'string', default: '8' },
    /** Arguments for the service's Node process, such as `--cpu-prof`. */
    node: { type: 'string', default: '' },
  },
});
const COUNT = Math.min(2_000, Number(values.orders));
const AT_ONCE = Math.min(64, Number(values['at-once']));
const WARM_UP = 30;
/** Expired rows of each of two tables. */
const EXPIRED = 200_000;

const shop = await startBenchShop(new URL('./bare-insert.ts', import.meta.url), values.node.split(' ').filter(Boolean));
try {
  const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
  const measures: Measure[] = [];
  const note = (what: string, timing: Timing) => {
    measures.push(figure(`${what}, ${AT_ONCE} at once`, timing.perSecond, '/s'));
    for (const percentile of ['p50', 'p95', 'p99'] as const)
      measures.push(figure(`${what}, ${AT_ONCE} at once: ${percentile}`, timing[percentile], 'ms'));
  };

  await timed(numbered('warm', WARM_UP), AT_ONCE, insertBare);
  const bare = await timed(numbered('bare', COUNT), AT_ONCE, insertBare);
  await timed(numbered('early', WARM_UP), AT_ONCE, async (name) => void (await place(name)));
  const sessions: string[] = [];
  const placed = await timed(numbered('guest', COUNT), AT_ONCE, async (name) => void sessions.push(await place(name)));
  const events = await shop.payAll(sessions);
  const settled = await timed(events, AT_ONCE, deliver);
  const paid = await shop.countPaid();
  if (paid !== COUNT) throw new Error(`${paid} of ${COUNT} orders are paid.`);

  const booksMs = await timeOf(shop.compareBooks);
  await shop.expire(EXPIRED);
  const sweepMs = await timeOf(shop.sweep);

  note('bare insert', bare);
  note('orders placed', placed);
  note('orders settled', settled);
  measures.push(figure('orders placed / bare insert', placed.perSecond / bare.perSecond, '×'));
  measures.push(figure('orders settled / bare insert', settled.perSecond / bare.perSecond, '×'));
  measures.push(figure('charges compared with the provider', (COUNT / booksMs) * 1_000, '/s'));
  measures.push(figure('expired rows swept', ((2 * EXPIRED) / sweepMs) * 1_000, '/s'));
  console.table(measures.map(({ measure, value, unit }) => ({ measure, value, unit })));
  await writeMeasures('orders', measures);
} finally {
  await shop.close();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function insertBare(number: string): Promise<void> {
  const body = JSON.stringify({ ...anOrder(), number, owner_uid: `uid-${number}`, email: `${number}@example.com` });
  await post(`${shop.bareUrl}/orders`, body, {});
}

/** Returns the checkout session of the new order. */
async function place(name: string): Promise<string> {
  const { checkout } = await shop.as(person(name))(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
  return checkout.checkout_url.split('/').at(-1) ?? '';
}

async function deliver({ payload, signature }: { payload: string; signature: string }): Promise<void> {
  await post(shop.url + STRIPE_WEBHOOK_PATH, payload, { 'stripe-signature': signature });
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}
