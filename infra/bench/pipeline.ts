import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atLeast, atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { eventually } from '../test-support/eventually.ts';
import { Buyers, THEME } from './load/buyers.ts';
import { percentile } from './load/figures.ts';
import { countQueued, invoicesPerSecond, type OrderTimes, type Totals, timesOf, totalsOf } from './load/order-times.ts';
import { cpuSecondsOf } from './load/process-usage.ts';
import { type SleepingShop, startSleepingShop } from './load/sleeping-shop.ts';

/**
 * Orders through the whole pipeline, from the signed webhook to the video, in a distributed shop (Postgres, NATS, Redis, a
 * process for each service) with workers that only sleep: `bench/pipeline.ts [--orders 1000] [--rate 50] [--workers 1,2,4]
 * [--calm 5] [--sleep 1000]`. Orders are placed and paid at the provider beforehand; then their webhooks arrive through the
 * gateway. First a backlog for each number of workers shows how throughput grows with them; then some orders arrive at a calm
 * rate, then all at the requested rate. An order is paid when the payment's transaction began and queued when studio recorded
 * that its draft is in the render queue, both by the clock of one Postgres. Writes .data/bench/pipeline.json.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '50' },
    workers: { type: 'string', default: '1,2,4' },
    /** A rate that any machine can sustain, and the number of orders at it: the cost of a single order. */
    calm: { type: 'string', default: '5' },
    /** How long a worker sleeps for each scene, in ms. */
    sleep: { type: 'string', default: '1000' },
    /**
     * Services whose processor time is profiled, such as orders,studio; the profiles in .data/bench/profiles open in a browser's
     * developer tools.
     */
    profile: { type: 'string', default: '' },
  },
});
const ORDERS = Math.min(5_000, Number(values.orders));
const RATE = Math.min(500, Number(values.rate));
const CALM_RATE = Math.min(500, Number(values.calm));
const CALM_ORDERS = 100;
const WORKERS = values.workers.split(',').map(Number);
const SLEEP_MS = Number(values.sleep);
const PROFILED = values.profile.split(',');
const JOBS_AT_ONCE = 4;
/** Orders per worker: about twenty seconds of work for one worker. */
const BACKLOG = 12;
const WARM_UP = 16;
const QUEUED_GOAL_MS = 250;
/** With twice the workers, 2 would be perfect growth. */
const LEAST_GROWTH = 1.8;
const MADE_LIMIT_MS = 1_200_000;

const shop = await startSleepingShop({
  ...{ sleepMs: SLEEP_MS, jobsAtOnce: JOBS_AT_ONCE, themes: THEME.folder, webDist: 'no-web' },
  environment: (name): Record<string, string> =>
    PROFILED.includes(name) ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve('.data/bench/profiles', name)}` } : {},
});
try {
  const buyers = await Buyers.open(shop);
  await buyers.holdWebhooks();
  await through(buyers, WARM_UP, RATE);
  const measures: Measure[] = [];
  // Saved after each part, so that a later failure does not lose earlier measurements.
  const note = async (...found: Measure[]): Promise<void> => {
    measures.push(...found);
    await writeMeasures('pipeline', measures);
  };
  let running = 1;
  let before: { workers: number; perSecond: number } | undefined;
  for (const workers of WORKERS) {
    for (; running < workers; running += 1) await shop.addWorker();
    const { times } = await through(buyers, BACKLOG * workers, RATE);
    const perSecond = steadyRate(times);
    await note(figure(`orders made, ${workers} workers`, perSecond, '/s'));
    if (before) {
      const doublings = Math.log2(workers / before.workers);
      const growth = (perSecond / before.perSecond) ** (1 / doublings);
      await note(atLeast(`growth from ${before.workers} to ${workers} workers, each doubling`, growth, '×', LEAST_GROWTH));
    }
    before = { workers, perSecond };
  }
  await note(...(await calmly(buyers)));
  await note(...(await atRate(buyers)));
  console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
  if (measures.some(({ met }) => met === false)) process.exitCode = 1;
} finally {
  await shop.stop();
}

async function calmly(buyers: Buyers): Promise<Measure[]> {
  const { times } = await through(buyers, CALM_ORDERS, CALM_RATE);
  const took = times.map(({ paid, queued }) => queued - paid);
  return [
    figure(`paid to queued at ${CALM_RATE} a second: p50`, percentile(took, 0.5), 'ms'),
    figure(`paid to queued at ${CALM_RATE} a second: p99`, percentile(took, 0.99), 'ms'),
  ];
}

/** All orders at the requested rate, with the cost of each part. */
async function atRate(buyers: Buyers): Promise<Measure[]> {
  const orders = await buyers.prepare(ORDERS);
  const [cpuBefore, totalsBefore] = [await cpuByPart(shop), await totalsOf(shop)];
  const { took, refused, lateMs } = await buyers.tell(orders, RATE);
  const load = loadavg()[0] ?? Number.NaN;
  await queuedAll(orders.map(({ number }) => number));
  const cpuQueued = await cpuByPart(shop);
  // The rest of the pipeline runs as fast as this machine can.
  await shop.addWorker({ sleepMs: 0, jobsAtOnce: 8 });
  const times = await made(orders.map(({ number }) => number));
  const [cpu, totals] = [await cpuByPart(shop), await totalsOf(shop)];
  const queued = times.map(({ paid, queued: at }) => at - paid);
  const paid = times.map((time) => time.paid);
  const span = (Math.max(...paid) - Math.min(...paid)) / 1_000;
  const whole = (Math.max(...times.map(({ completed }) => completed)) - Math.min(...paid)) / 1_000;
  const of = (name: string, values: readonly number[]) => [
    figure(`${name}: p50`, percentile(values, 0.5), 'ms'),
    figure(`${name}: p99`, percentile(values, 0.99), 'ms'),
  ];
  return [
    figure('orders', times.length, ''),
    figure('orders paid', (times.length - 1) / span, '/s'),
    figure('last webhook sent late by', lateMs, 'ms'),
    figure('webhooks that had to come again', refused, ''),
    figure('load of the machine meanwhile', load, ''),
    ...of('webhook answered', took),
    ...of(
      'paid to studio has the order',
      times.map(({ paid, begun }) => begun - paid),
    ),
    ...of(
      'studio has the order to queued',
      times.map(({ begun, queued }) => queued - begun),
    ),
    figure(`paid to queued at ${RATE} a second: p50`, percentile(queued, 0.5), 'ms'),
    atMost(`paid to queued at ${RATE} a second: p99`, percentile(queued, 0.99), 'ms', QUEUED_GOAL_MS),
    figure('all made', times.length / whole, '/s'),
    ...costOf('until all were queued', cpuBefore, cpuQueued),
    ...costOf('in all', cpuBefore, cpu),
    figure(
      'invoices written while they wait',
      await invoicesPerSecond(
        shop,
        orders.map(({ number }) => number),
      ),
      '/s',
    ),
    ...growth(totalsBefore, totals),
  ];
}

/** The storage that an order adds. */
function growth(before: Totals, after: Totals): Measure[] {
  const each = (name: string, key: keyof Totals, unit: string, per = 1) =>
    figure(`${name} an order`, (after[key] - before[key]) / ORDERS / per, unit);
  return [
    each('written ahead by Postgres', 'walBytes', 'KB', 1_024),
    each('kept by Postgres', 'databaseBytes', 'KB', 1_024),
    each('commits', 'commits', ''),
    each('events', 'events', ''),
    each('kept by Redis', 'redisBytes', 'KB', 1_024),
  ];
}

/** Processor time of each part, divided by the number of orders. */
function costOf(when: string, before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Measure[] {
  return [...after].map(([part, seconds]) =>
    figure(`processor time an order ${when}: ${part}`, ((seconds - (before.get(part) ?? 0)) * 1_000) / ORDERS, 'ms'),
  );
}

async function queuedAll(numbers: readonly string[]): Promise<void> {
  const all = async (): Promise<boolean> => {
    await sleep(500);
    return (await countQueued(shop, numbers)) === numbers.length;
  };
  await eventually('every draft to be in the queue', all, MADE_LIMIT_MS);
}

async function through(buyers: Buyers, count: number, perSecond: number): Promise<{ times: OrderTimes[] }> {
  const orders = await buyers.prepare(count);
  await buyers.tell(orders, perSecond);
  return { times: await made(orders.map(({ number }) => number)) };
}

/** Waits for the videos of all orders. */
async function made(numbers: readonly string[]): Promise<OrderTimes[]> {
  return eventually(
    `${numbers.length} videos`,
    async () => {
      const times = await timesOf(shop, numbers);
      if (times.length === numbers.length) return times;
      // A long interval, to spare the database.
      await sleep(1_000);
      return undefined;
    },
    MADE_LIMIT_MS,
  );
}

/** Videos per second while all workers were busy: from the first tenth to the ninth. */
function steadyRate(times: readonly OrderTimes[]): number {
  const ends = times.map(({ completed }) => completed);
  const [from, to] = [percentile(ends, 0.1), percentile(ends, 0.9)];
  return (ends.filter((end) => end > from && end <= to).length * 1_000) / (to - from);
}

async function cpuByPart({ processes }: SleepingShop): Promise<Map<string, number>> {
  const parts = [...(await processes())].map(async ([name, pids]) => [name, await cpuSecondsOf(pids)] as const);
  return new Map(await Promise.all(parts));
}
