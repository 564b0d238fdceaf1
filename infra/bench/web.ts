import { parseArgs } from 'node:util';
import { atLeast, atMost, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import { getPage, type PageRun, startLighthouse } from './lighthouse.ts';
import { INVITATION, openBenchShop } from './web-shop.ts';

/**
 * The shop's public pages in Chromium by Lighthouse, as on a phone with a slow connection, using the production build through the
 * gateway: medians of five runs each. Starts its own shop; WEB_BENCH_URL names a running one, best with no other load:
 * `bench/web.ts [--runs 5] [--only home,details]`. Times are simulated for one fixed phone from measurements on this machine
 * (lighthouse.ts); on a busy machine they are too long. Writes .data/bench/web.json.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const RUNS = Math.max(1, Number(values.runs));
const KB = 1024;

const shop = await openBenchShop(process.env.WEB_BENCH_URL);
const measures: Measure[] = [];
const slowdowns: number[] = [];
try {
  const lighthouse = await startLighthouse();
  try {
    // Not counted: a new browser first loads its own code and the machine's fonts.
    await lighthouse.run(shop.url);
    for (const [name, path] of Object.entries(shop.pages)) {
      if (values.only && !values.only.split(',').includes(name)) continue;
      // This fills the caches of pictures, HTML and compressed files.
      await getPage(shop.url + path);
      const runs: PageRun[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await lighthouse.run(shop.url + path));
      slowdowns.push(...runs.map(({ slowdown }) => slowdown));
      measures.push(...measuresOf(name, runs));
      console.log(`${name}: largest is ${runs.map((run) => run.largest)[0] ?? 'not known'}`);
    }
  } finally {
    await lighthouse.close();
  }
  measures.push(figure('phone slower than this machine, least', Math.min(...slowdowns), 'times'));
  measures.push(figure('phone slower than this machine, most', Math.max(...slowdowns), 'times'));
  console.table(measures);
  await writeMeasures('web', measures);
} finally {
  await shop.close();
}
process.exitCode = measures.some(({ met }) => met === false) ? 1 : 0;

/** The invitation's page is not to be found, for which Lighthouse takes 40 of 100 for SEO. */
function goalsOf(page: string) {
  const shops = { seo: 100, paintSeconds: 2, scriptKb: 100 };
  return page === INVITATION ? { ...shops, seo: 60, paintSeconds: 1.5, scriptKb: 60 } : shops;
}

function measuresOf(page: string, runs: readonly PageRun[]): Measure[] {
  const goals = goalsOf(page);
  const of = (value: (run: PageRun) => number) => median(runs.map(value));
  return [
    atLeast(
      `${page}: performance`,
      of((run) => run.scores.performance),
      'of 100',
      95,
    ),
    atLeast(
      `${page}: accessibility`,
      of((run) => run.scores.accessibility),
      'of 100',
      100,
    ),
    atLeast(
      `${page}: best practices`,
      of((run) => run.scores['best-practices']),
      'of 100',
      95,
    ),
    atLeast(
      `${page}: SEO`,
      of((run) => run.scores.seo),
      'of 100',
      goals.seo,
    ),
    atMost(`${page}: first contentful paint`, of((run) => run.fcpMs) / 1000, 's', goals.paintSeconds),
    atMost(`${page}: largest contentful paint`, of((run) => run.lcpMs) / 1000, 's', goals.paintSeconds),
    atMost(
      `${page}: layout shift`,
      of((run) => run.cls),
      '',
      0.02,
    ),
    atMost(
      `${page}: total blocking time`,
      of((run) => run.tbtMs),
      'ms',
      100,
    ),
    atMost(`${page}: JavaScript`, of((run) => run.bytes.Script) / KB, 'KB', goals.scriptKb),
    atMost(`${page}: CSS`, of((run) => run.bytes.Stylesheet) / KB, 'KB', 20),
    atMost(
      `${page}: parts of the create flow`,
      of((run) => run.createParts),
      'files',
      0,
    ),
    figure(`${page}: pictures`, of((run) => run.bytes.Image) / KB, 'KB'),
    figure(`${page}: fonts`, of((run) => run.bytes.Font) / KB, 'KB'),
    figure(
      `${page}: requests`,
      of((run) => run.requests),
      '',
    ),
  ];
}
