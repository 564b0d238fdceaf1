import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { atLeast, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import autocannon from 'autocannon';
import { tokensOf } from '../launcher/tokens.ts';
import { THEME } from './load/buyers.ts';
import { openCounter, type Visitor } from './load/checkout-requests.ts';
import { startSleepingShop } from './load/sleeping-shop.ts';

/**
 * Overhead of the gateway for the requests of a purchase: each is sent to the gateway and to the service itself, alternating in
 * one run: `bench/order-mix.ts [--seconds 4] [--rounds 3] [--connections 8]`. Each connection is a different customer. Direct
 * requests carry the token with which the gateway would vouch for the customer, created beforehand. A distributed shop on this
 * machine, with a process for each service; this process makes the load. Writes .data/bench/order-mix.json.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
  },
});
const SECONDS = Math.min(30, Number(values.seconds));
const ROUNDS = Math.min(9, Number(values.rounds));
const CONNECTIONS = Math.min(64, Number(values.connections));
const WARM_SECONDS = 1;
/** For one purchase, request by request. */
const LEAST_RATIO = 0.7;

interface Load {
  perSecond: number;
  p99: number;
}

const shop = await startSleepingShop({
  ...{ sleepMs: 50, jobsAtOnce: 1, themes: THEME.folder, webDist: 'no-web' },
  environment: (name): Record<string, string> => (name === 'gateway' ? { TRUST_PROXY: 'true' } : {}),
});
let asked = 0;
try {
  const tokens = tokensOf('gateway', shop.secrets);
  const counter = await openCounter(shop, CONNECTIONS);
  const measures: Measure[] = [];
  const seconds = { gateway: 0, direct: 0 };
  for (const step of counter.steps) {
    const atGateway = () => load(shop.shop.publicUrl, counter.visitors, (visitor) => step.atGateway(visitor));
    const atService = async () => {
      // Tokens expire after a minute.
      const authorizations = await Promise.all(counter.visitors.map(({ user }) => tokens.forUser(user, step.service)));
      const service = await tokens.forService(step.service);
      return load(shop.shop.serviceUrl(step.service), counter.visitors, (visitor, index) =>
        step.atService(visitor, { user: authorizations[index] ?? '', service }),
      );
    };
    const rounds: { gateway: Load; direct: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ gateway: await atGateway(), direct: await atService() });
    const of = (pick: (round: { gateway: Load; direct: Load }) => number) => median(rounds.map(pick));
    const [gateway, direct] = [of((round) => round.gateway.perSecond), of((round) => round.direct.perSecond)];
    seconds.gateway += 1 / gateway;
    seconds.direct += 1 / direct;
    measures.push(
      figure(`${step.name}: by the gateway`, gateway, '/s'),
      figure(`${step.name}: straight`, direct, '/s'),
      figure(`${step.name}: gateway / straight`, gateway / direct, '×'),
      figure(
        `${step.name}: p99 by the gateway`,
        of((round) => round.gateway.p99),
        'ms',
      ),
      figure(
        `${step.name}: p99 straight`,
        of((round) => round.direct.p99),
        'ms',
      ),
    );
  }
  measures.push(
    figure('purchases of one request each: by the gateway', 1 / seconds.gateway, '/s'),
    figure('purchases of one request each: straight', 1 / seconds.direct, '/s'),
    atLeast('purchases of one request each: gateway / straight', seconds.direct / seconds.gateway, '×', LEAST_RATIO),
    figure('load of the machine at the end', loadavg()[0] ?? Number.NaN, ''),
  );
  console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
  await writeMeasures('order-mix', measures);
  if (measures.some(({ met }) => met === false)) process.exitCode = 1;
} finally {
  await shop.stop();
}

/** Every connection repeats its person's request. @throws Error if any response is not 2xx */
async function load(
  url: string,
  visitors: readonly Visitor[],
  requestOf: (visitor: Visitor, index: number) => autocannon.Request,
): Promise<Load> {
  const run = async (seconds: number): Promise<Load> => {
    let opened = 0;
    const refused = new Map<number, string>();
    const result = await autocannon({
      ...{ url, duration: seconds, connections: visitors.length },
      setupClient(client) {
        const visitor = visitors[opened % visitors.length];
        if (!visitor) return;
        const request = requestOf(visitor, opened % visitors.length);
        opened += 1;
        const { onResponse, setupRequest } = request;
        client.setRequests([
          {
            ...request,
            setupRequest(made, context) {
              const own = typeof setupRequest === 'function' ? setupRequest(made, context) : made;
              return { ...own, headers: { ...own.headers, 'x-forwarded-for': nextAddress() } };
            },
            onResponse(status, body, context, headers) {
              if (status >= 300) refused.set(status, body.slice(0, 300));
              if (typeof onResponse === 'function') onResponse(status, body, context, headers);
            },
          },
        ]);
      },
    });
    const failed = result.errors + result.timeouts + result.non2xx;
    if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} failed: ${[...refused].join(' ')}`);
    return { perSecond: result.requests.average, p99: result.latency.p99 };
  };
  await run(WARM_SECONDS);
  const measured = await run(SECONDS);
  if (measured.perSecond === 0) throw new Error(`${url}: no answer within ${SECONDS} s; give it more of them.`);
  return measured;
}

function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}
