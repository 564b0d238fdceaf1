import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { atLeast, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import autocannon from 'autocannon';
import { freePort } from '../postgres/free-port.ts';
import { eventually } from '../test-support/eventually.ts';
import { openBenchShop } from './web-shop.ts';

/**
 * Overhead of the gateway: its responses per second and 99th percentile, compared with a plain Fastify that serves the same bytes
 * from memory in the same run, alternating: `bench/gateway.ts [--seconds 6] [--rounds 3] [--connections 40]`. The browse mix is
 * the content that is the same for all visitors and that the gateway caches: pages, lists, prices, files. Requests passed on to
 * the services are not measured here. Loopback, one process per server; this process makes the load. WEB_BENCH_URL names a
 * running shop, started with RATE_LIMIT_PER_MINUTE=1000000. Writes .data/bench/gateway.json.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '40' },
  },
});
const SECONDS = Math.min(30, Number(values.seconds));
const ROUNDS = Math.min(9, Number(values.rounds));
const CONNECTIONS = Math.min(200, Number(values.connections));
/** Reached in a trial with prepared responses. */
const LEAST_RATIO = 0.7;

/** A returning browser; without its own token it would get one with every response. */
const HEADERS = { cookie: `${XSRF_COOKIE}=a-token-of-the-browser-for-tests`, 'accept-encoding': 'gzip, deflate, br' };

const shop = await openBenchShop(process.env.WEB_BENCH_URL);
const children: ChildProcess[] = [];
try {
  const { home = '/', category = '/', details = '/', blog = '/' } = shop.pages;
  const theme = details.split('/').at(-1) ?? '';
  const pages = [home, category, details, blog];
  const answers = ['/api/pricing-details', '/api/video-details/wedding', `/api/video-details/wedding/${theme}`];
  const files = await filesOf(home);
  const mixes = {
    pages,
    'kept answers': answers,
    files,
    'browse mix': [...pages, ...answers, ...answers, ...files],
  };
  const measures: Measure[] = [];
  for (const [name, paths] of Object.entries(mixes)) {
    const bare = await startBare(paths);
    const rounds: { gateway: Load; bare: Load }[] = [];
    await load(shop.url, paths, 2);
    await load(bare, paths, 2);
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ gateway: await load(shop.url, paths, SECONDS), bare: await load(bare, paths, SECONDS) });
    const of = (pick: (round: { gateway: Load; bare: Load }) => number) => median(rounds.map(pick));
    measures.push(
      figure(
        `${name}: gateway`,
        of((round) => round.gateway.perSecond),
        '/s',
      ),
      figure(
        `${name}: bare`,
        of((round) => round.bare.perSecond),
        '/s',
      ),
      atLeast(
        `${name}: gateway / bare`,
        of((round) => round.gateway.perSecond / round.bare.perSecond),
        '×',
        LEAST_RATIO,
      ),
      figure(
        `${name}: p99 of the gateway`,
        of((round) => round.gateway.p99),
        'ms',
      ),
      figure(
        `${name}: p99 of bare`,
        of((round) => round.bare.p99),
        'ms',
      ),
    );
  }
  console.table(measures);
  await writeMeasures('gateway', measures);
  process.exitCode = measures.some(({ met }) => met === false) ? 1 : 0;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await shop.close();
}

interface Load {
  perSecond: number;
  p99: number;
}

async function load(url: string, paths: readonly string[], seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: CONNECTIONS,
    requests: paths.map((path) => ({ method: 'GET', path, headers: HEADERS })),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Stylesheets and scripts that the home page links. */
async function filesOf(page: string): Promise<string[]> {
  const html = await (await fetch(shop.url + page)).text();
  const names = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([name]) => name);
  return [...new Set(names)].slice(0, 6);
}

async function startBare(paths: readonly string[]): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))], {
    env: {
      PORT: String(port),
      FROM: shop.url,
      PATHS: JSON.stringify([...new Set(paths)]),
      HEADERS: JSON.stringify(HEADERS),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  await eventually('the bare server', () =>
    fetch(url + (paths[0] ?? '/')).then(
      (response) => response.ok,
      () => false,
    ),
  );
  return url;
}
