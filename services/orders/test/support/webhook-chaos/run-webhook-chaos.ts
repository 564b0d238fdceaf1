import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@nimantran/proto/domain/webhook';
import { getPartnerDashboard } from '@nimantran/proto/http/orders/partners';
import { createWebhook, listWebhookDeliveries, replayWebhookDelivery } from '@nimantran/proto/http/orders/webhooks';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type FAULTS, type FaultKind, planSteps } from '../../../../../infra/chaos/fault-plan.ts';
import { begin, inOrder, untilReady } from '../../../../../infra/chaos/faults.ts';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { person } from '../fixtures.ts';
import { checkDeliveries, type Found, type WantingEndpoint } from './checks.ts';
import { buy, paidOrders, type ToldOrder, writeFacts } from './facts.ts';
import { Receiver } from './receivers.ts';
import { startWebhookWorld, type WebhookWorld } from './world.ts';

export interface WebhookChaosOptions {
  seed: number;
  /** Deliveries that have to arrive, at least. */
  deliveries: number;
  /** For how long things break; facts are written in the first half of it. */
  seconds: number;
  accounts?: number;
  endpointsEach?: number;
  /** Absent: each kind in turn. */
  only?: FaultKind | undefined;
  /** The longest that a fault lasts. */
  holdSeconds?: number;
  /** For how long deliveries may still arrive afterwards. */
  settleSeconds?: number;
  /** Where the service's log is saved if something is wrong. */
  logsTo?: string;
  say?: (line: string) => void;
}

export interface WebhookChaosReport extends Found {
  endpoints: number;
  requests: number;
  /** Deliveries that came again under the id that they had. */
  cameAgain: number;
  faults: Map<FaultKind, number>;
  receiverKills: number;
  /** From the first fact to the last delivery. */
  allMs: number;
  /** From the last fault to the last delivery. */
  settledMs: number;
  replays: number;
  /** Replays that came once more, under the same id. */
  replaysThatCame: number;
}

const PARTS = ['postgres', 'nats', 'redis'] as const;
/** Everything that a webhook goes through. */
const WEBHOOK_FAULTS = {
  ...{ kill: ['orders'], pause: ['orders'], 'wiped Redis': ['redis'], 'events again': ['nats'] },
  ...{ 'kill server': PARTS, 'pause server': PARTS, cut: PARTS, refuse: PARTS, stall: PARTS, slow: PARTS, 'black hole': PARTS },
} as const satisfies Partial<Record<FaultKind, readonly (typeof FAULTS)[FaultKind][number][]>>;

export const WEBHOOK_FAULT_KINDS = Object.keys(WEBHOOK_FAULTS) as (keyof typeof WEBHOOK_FAULTS)[];

const ORDERS_EACH = 4;
const FACTS_AT_ONCE = 10;
const READY_MS = 120_000;
const HOUR_MS = 3_600_000;
/** Longer than a try: what is under way is left alone. */
const SKIP_AFTER_SECONDS = 12;

/**
 * Facts are committed while the orders service, its servers and the endpoints fail, as the seed says. Then all recovers, and each fact
 * has to have reached each endpoint that wants it, signed and under one id. Pauses between tries are skipped, since they last hours.
 */
export async function runWebhookChaos(options: WebhookChaosOptions): Promise<WebhookChaosReport> {
  const { seed, accounts = 4, endpointsEach = 5, settleSeconds = 240, say = () => {} } = options;
  const receivers = await Promise.all(
    Array.from({ length: accounts }, (_, index) => Receiver.start(endpointsEach, seed * 31 + index)),
  );
  const world = await startWebhookWorld();
  const ending = new AbortController();
  let isRight = false;
  try {
    const { orders } = world;
    const people = receivers.map((_, index) => person(`partner-${index}`, ['partner']));
    const endpoints: WantingEndpoint[] = [];
    const codes: string[] = [];
    for (const [index, { endpoints: own }] of receivers.entries()) {
      const owner = people[index] ?? person('nobody');
      codes.push((await orders.as(owner)(getPartnerDashboard, { query: {} })).code);
      for (const [place, endpoint] of own.entries()) {
        // The last one of each account wants half of the events.
        const events: WebhookEvent[] = place === own.length - 1 ? ['order.paid', 'order.refunded'] : [...WEBHOOK_EVENTS];
        const { webhook, secret } = await orders.as(owner)(createWebhook, { body: { url: endpoint.url, events } });
        endpoint.secret = secret;
        endpoints.push(Object.assign(endpoint, { id: webhook.id, ownerUid: owner.uid, events }));
      }
    }
    for (const [index, owner] of people.entries())
      for (let order = 0; order < ORDERS_EACH; order += 1)
        await buy(orders, owner, order === 0 ? (codes[(index + 1) % codes.length] ?? null) : null);
    const told = await paidOrders(orders.db);
    say(`${endpoints.length} endpoints, ${told.length} orders; things begin to fail`);

    const startedAt = performance.now();
    const skipping = skipPauses(world, ending.signal);
    const dying = killReceivers(receivers, seed, ending.signal);
    const writing = tell(world, { told, endpoints, ...options });
    const faults = await breakThings(world, options, say);
    const calmAt = performance.now();
    for (const receiver of receivers) receiver.isCalm = true;
    await writing;
    say('nothing fails any more; the rest may arrive');
    let found = await checkDeliveries(orders.db, endpoints);
    const limit = performance.now() + settleSeconds * 1_000;
    while (isWrong(found, receivers) && performance.now() < limit) {
      await sleep(1_000);
      found = await checkDeliveries(orders.db, endpoints);
      say(`${found.wanted} wanted, ${found.lost.length} have not arrived`);
    }
    const endedAt = performance.now();
    ending.abort();
    const receiverKills = await dying;
    await skipping;
    const arrivals = endpoints.flatMap((endpoint) => [...endpoint.arrivals.values()]);
    const cameAgain = arrivals.filter(({ times }) => times > 1).length;
    const requests = receivers.reduce((sum, receiver) => sum + receiver.requests, 0);
    const replaysThatCame = await replayOneEach(world, people, endpoints);
    found.wrong.push(...receivers.flatMap(({ wrong }) => wrong));
    isRight = found.lost.length + found.doubled.length + found.wrong.length === 0 && replaysThatCame === endpoints.length;
    return {
      ...{ ...found, endpoints: endpoints.length, requests, cameAgain, faults, receiverKills },
      ...{ allMs: endedAt - startedAt, settledMs: endedAt - calmAt, replays: endpoints.length, replaysThatCame },
    };
  } finally {
    ending.abort();
    if (!isRight && options.logsTo) {
      await mkdir(options.logsTo, { recursive: true });
      await cp(path.join(world.folder, 'orders.log'), path.join(options.logsTo, 'orders.log'));
    }
    await world.stop();
    for (const receiver of receivers) await receiver.kill();
  }
}

const isWrong = (found: Found, receivers: readonly Receiver[]): boolean =>
  found.lost.length + found.wrong.length > 0 && receivers.every(({ wrong }) => wrong.length === 0);

/** Commits facts of orders by turns until as many deliveries are wanted, evenly over the first half of the time. */
async function tell(
  { orders }: WebhookWorld,
  {
    seed,
    deliveries,
    seconds,
    told,
    endpoints,
  }: Pick<WebhookChaosOptions, 'seed' | 'deliveries' | 'seconds'> & {
    told: readonly ToldOrder[];
    endpoints: readonly WantingEndpoint[];
  },
): Promise<void> {
  const wantedBy = ({ ownerUid, partnerUid }: ToldOrder, type: WebhookEvent): number =>
    endpoints.filter(({ ownerUid: uid, events }) => (uid === ownerUid || uid === partnerUid) && events.includes(type)).length;
  const draws = fc.sample(fc.record({ order: fc.nat(told.length - 1), type: fc.constantFrom(...WEBHOOK_EVENTS) }), {
    seed: seed * 31 + 7,
    numRuns: deliveries,
  });
  let wanted = told.reduce((sum, order) => sum + wantedBy(order, 'order.paid'), 0);
  const facts: { type: WebhookEvent; order: ToldOrder }[] = [];
  for (const { order: index, type } of draws) {
    const order = told[index];
    if (wanted >= deliveries || !order) break;
    wanted += wantedBy(order, type);
    facts.push({ type, order });
  }
  let instant = Date.now() - HOUR_MS;
  const nextInstant = (): Date => {
    instant += 1;
    return new Date(instant);
  };
  const pauseMs = (seconds * 500) / Math.max(1, facts.length / FACTS_AT_ONCE);
  for (let first = 0; first < facts.length; first += FACTS_AT_ONCE) {
    const due = performance.now() + pauseMs;
    await writeFacts(orders.db, facts.slice(first, first + FACTS_AT_ONCE), nextInstant);
    await sleep(Math.max(0, due - performance.now()));
  }
}

async function breakThings(
  world: WebhookWorld,
  { seed, seconds, only, holdSeconds = 12 }: WebhookChaosOptions,
  say: (line: string) => void,
): Promise<Map<FaultKind, number>> {
  const counted = new Map<FaultKind, number>();
  const end = Date.now() + seconds * 1_000;
  for (const { restMs, holdMs, faults } of planSteps(seed, seconds, { only, among: WEBHOOK_FAULTS })) {
    if (Date.now() > end) break;
    await sleep(restMs);
    say(faults.map(({ kind, target }) => `${kind} ${target}`).join(', '));
    const mends = [];
    for (const fault of inOrder(faults)) {
      mends.push(await begin(world, fault));
      counted.set(fault.kind, (counted.get(fault.kind) ?? 0) + 1);
    }
    await sleep(Math.min(holdMs, holdSeconds * 1_000));
    for (const mend of mends) await mend?.();
    await untilReady(world, READY_MS);
  }
  return counted;
}

/** Lets no failed delivery and no endpoint rest for longer than a few seconds, as if the hours between had passed. */
async function skipPauses({ orders: { db } }: WebhookWorld, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const skipped = async (): Promise<void> => {
      await db.updateTable('webhooks').set({ restsUntil: sql<Date>`now()` }).where('restsUntil', '>', sql<Date>`now()`).execute();
      await db
        .updateTable('webhookDeliveries')
        .set({ nextTryAt: sql<Date>`now()`, queuedAt: null, queuedTry: null })
        .where('deliveredAt', 'is', null)
        .where('nextTryAt', '>', sql<Date>`now()`)
        .where('queuedAt', '<', sql<Date>`now() - make_interval(secs => ${SKIP_AFTER_SECONDS})`)
        .execute();
    };
    await skipped().catch(() => {});
    await sleep(2_000, undefined, { signal }).catch(() => {});
  }
}

/** Kills one receiver after the other for some seconds; returns how often. */
async function killReceivers(receivers: readonly Receiver[], seed: number, signal: AbortSignal): Promise<number> {
  const draws = fc.sample(
    fc.record({
      which: fc.nat(receivers.length - 1),
      restMs: fc.integer({ min: 4_000, max: 12_000 }),
      downMs: fc.integer({ min: 1_000, max: 5_000 }),
    }),
    { seed: seed * 31 + 8, numRuns: 1_000 },
  );
  let kills = 0;
  for (const { which, restMs, downMs } of draws) {
    await sleep(restMs, undefined, { signal }).catch(() => {});
    const receiver = receivers[which];
    if (signal.aborted || !receiver || receiver.isCalm) break;
    await receiver.kill();
    kills += 1;
    await sleep(downMs, undefined, { signal }).catch(() => {});
    await receiver.listen();
  }
  return kills;
}

/** Asks for one delivery of each endpoint again; returns how many came once more under the id that they had. */
async function replayOneEach(
  { orders }: WebhookWorld,
  people: readonly ReturnType<typeof person>[],
  endpoints: readonly WantingEndpoint[],
): Promise<number> {
  const came = endpoints.map(async ({ id, ownerUid, arrivals }) => {
    const owner = people.find(({ uid }) => uid === ownerUid);
    if (!owner) return false;
    const call = orders.as(owner);
    const { deliveries } = await call(listWebhookDeliveries, { params: { id }, query: {} });
    const delivery = deliveries[0];
    const arrival = delivery && arrivals.get(delivery.webhook_id);
    if (!delivery || !arrival) return false;
    const before = { times: arrival.times, ids: arrivals.size };
    await call(replayWebhookDelivery, { params: { id, delivery_id: delivery.id } });
    const isAgain = () => arrival.times === before.times + 1 && arrivals.size === before.ids;
    return eventually('the replay', isAgain, 30_000).catch(() => false);
  });
  return (await Promise.all(came)).filter(Boolean).length;
}
