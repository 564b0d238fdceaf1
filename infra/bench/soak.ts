import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { SERVICES } from '../launcher/service-table.ts';
import { eventually } from '../test-support/eventually.ts';
import { Buyers, THEME } from './load/buyers.ts';
import { growthOf } from './load/figures.ts';
import { heldMb } from './load/heap-size.ts';
import { openHandles, residentMb } from './load/process-usage.ts';
import { startSleepingShop } from './load/sleeping-shop.ts';
import { connectionsOf, type Unfinished, unfinishedOf } from './load/unfinished-work.ts';

/**
 * Checks that memory stays flat: a distributed shop whose workers only sleep is browsed and bought from at a steady, modest rate:
 * `bench/soak.ts [--minutes 20] [--browse 10] [--order-every 5]` (requests per second, seconds between orders). Two figures for
 * each process of the shop, both from the end of the fifth minute (the first quarter of a shorter run) to the end: the rise of a
 * line through its resident memory (Theil–Sen), and the growth of its heap after garbage collection. After the load has ended:
 * work still in progress, and handles and connections compared with the start. Writes .data/bench/soak.json.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    browse: { type: 'string', default: '10' },
    'order-every': { type: 'string', default: '5' },
  },
});
const MINUTES = Math.min(24 * 60, Number(values.minutes));
const BROWSE_PER_SECOND = Math.min(200, Number(values.browse));
const ORDER_EVERY_SECONDS = Math.max(0.1, Number(values['order-every']));
const WARM_MINUTES = Math.min(5, MINUTES / 4);
const SAMPLE_EVERY_MS = 5_000;
const GROWTH_GOAL_PERCENT = 5;
const REST_LIMIT_MS = 180_000;
const INSPECTORS_FROM = 31_400;
const PATHS = [
  ...['/', '/category/wedding', '/category/thread-ceremony', '/blog'],
  ...['/api/pricing-details', `/api/video-details/${THEME.category}`, `/api/video-details/${THEME.category}/${THEME.id}`],
];

interface Sample {
  minute: number;
  resident: Map<ServiceName, number>;
}

const inspectorOf = (name: string): number => INSPECTORS_FROM + SERVICES.findIndex((service) => service.name === name);
const shop = await startSleepingShop({
  ...{ sleepMs: 200, jobsAtOnce: 4, themes: `${THEME.folder},two-teacups,paper-and-ink` },
  environment: (name): Record<string, string> =>
    name === 'local' ? {} : { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorOf(name)}` },
});
const pidOf = (name: ServiceName): number => shop.shop.child(name).pid ?? 0;
try {
  const buyers = await Buyers.open(shop);
  const starts = SERVICES.map(({ name }) => shop.shop.child(name).starts);
  const ending = new AbortController();
  const trouble: string[] = [];
  const asked = { pages: 0, orders: 0 };
  const visits = every(1_000 / BROWSE_PER_SECOND, ending.signal, () => browse(asked, trouble));
  const purchases = every(ORDER_EVERY_SECONDS * 1_000, ending.signal, () => buy(buyers, asked, trouble));

  const begun = performance.now();
  const minute = (): number => (performance.now() - begun) / 60_000;
  await sleep(WARM_MINUTES * 60_000);
  const heldBefore = await heldByService();
  const handlesBefore = await handlesByService();
  const connectionsBefore = await connectionsOf(shop);
  const samples: Sample[] = [];
  const loads: number[] = [];
  while (minute() < MINUTES) {
    samples.push({ minute: minute(), resident: await residentByService() });
    loads.push(loadavg()[0] ?? 0);
    if (samples.length % 12 === 0) console.info(progress(samples, asked, trouble));
    await sleep(SAMPLE_EVERY_MS);
  }
  const heldAfter = await heldByService();
  ending.abort();
  await Promise.all([visits, purchases]);
  const unfinished = await restOf();
  const [handlesAfter, connectionsAfter] = [await handlesByService(), await connectionsOf(shop)];
  const restarts = SERVICES.reduce((sum, { name }, index) => sum + shop.shop.child(name).starts - (starts[index] ?? 0), 0);

  const measures: Measure[] = [
    figure('minutes', minute(), ''),
    figure('pages and answers', asked.pages, ''),
    figure('orders', asked.orders, ''),
    figure('load of the machine, mean', loads.reduce((sum, load) => sum + load, 0) / loads.length, ''),
    ...SERVICES.flatMap(({ name }) => {
      const line = samples.map(({ minute: at, resident }) => [at, resident.get(name) ?? 0] as const);
      const [before, after] = [heldBefore.get(name) ?? 0, heldAfter.get(name) ?? 0];
      return [
        figure(`${name}: resident at the end`, line.at(-1)?.[1] ?? 0, 'MB'),
        atMost(`${name}: resident, growth`, growthOf(line) * 100, '%', GROWTH_GOAL_PERCENT),
        figure(`${name}: held`, after, 'MB'),
        atMost(`${name}: held, growth`, (after / before - 1) * 100, '%', GROWTH_GOAL_PERCENT),
        figure(`${name}: handles more than before`, (handlesAfter.get(name) ?? 0) - (handlesBefore.get(name) ?? 0), ''),
      ];
    }),
    atMost('connections to Postgres more than before', sumOf(connectionsAfter) - sumOf(connectionsBefore), '', 0),
    ...Object.entries(unfinished).map(([what, count]) => atMost(`at the end: ${what}`, count, '', 0)),
    atMost('requests that failed', trouble.length, '', 0),
    atMost('processes that died', restarts, '', 0),
  ];
  console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
  for (const what of new Set(trouble)) console.error(what);
  await writeMeasures('soak', measures);
  if (measures.some(({ met }) => met === false)) process.exitCode = 1;
} finally {
  await shop.stop();
}

/** Calls at a steady pace without waiting for the previous call to end. Resolves when the last call has ended. */
async function every(pauseMs: number, signal: AbortSignal, call: () => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!signal.aborted) {
    const run = call().finally(() => running.delete(run));
    running.add(run);
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  await Promise.all(running);
}

async function browse(asked: { pages: number }, trouble: string[]): Promise<void> {
  asked.pages += 1;
  const path = PATHS[asked.pages % PATHS.length] ?? '/';
  try {
    const answer = await fetch(shop.shop.publicUrl + path, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    if (!answer.ok) trouble.push(`${path} answered ${answer.status}`);
  } catch (error) {
    trouble.push(`${path}: ${String(error)}`);
  }
}

/** The stand-in provider sends the webhooks itself. */
async function buy(buyers: Buyers, asked: { orders: number }, trouble: string[]): Promise<void> {
  try {
    const { session } = await buyers.place();
    await buyers.pay(session);
    asked.orders += 1;
  } catch (error) {
    trouble.push(`An order: ${String(error)}`);
  }
}

/** Waits until nothing is in progress; returns what is left after the limit. */
async function restOf(): Promise<Unfinished> {
  const limit = Date.now() + REST_LIMIT_MS;
  return eventually(
    'an answer of all servers',
    async () => {
      const unfinished = await unfinishedOf(shop);
      if (sumOf(new Map(Object.entries(unfinished))) === 0 || Date.now() > limit) return unfinished;
      await sleep(1_000);
      return undefined;
    },
    REST_LIMIT_MS * 2,
  );
}

function residentByService(): Promise<Map<ServiceName, number>> {
  return byService((name) => residentMb(pidOf(name)));
}

function handlesByService(): Promise<Map<ServiceName, number>> {
  return byService((name) => openHandles(pidOf(name)));
}

function heldByService(): Promise<Map<ServiceName, number>> {
  return byService((name) => heldMb(inspectorOf(name)));
}

async function byService<Value>(read: (name: ServiceName) => Promise<Value>): Promise<Map<ServiceName, Value>> {
  return new Map(await Promise.all(SERVICES.map(async ({ name }) => [name, await read(name)] as const)));
}

function progress(samples: readonly Sample[], asked: { pages: number; orders: number }, trouble: readonly string[]): string {
  const last = samples.at(-1);
  const resident = [...(last?.resident ?? [])].map(([name, mb]) => `${name} ${mb.toFixed(0)}`).join(', ');
  return `${last?.minute.toFixed(0)} min, ${asked.pages} pages, ${asked.orders} orders, ${trouble.length} failed; MB: ${resident}`;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
