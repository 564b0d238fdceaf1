import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atLeast, atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { THEME_CATEGORIES } from '@nimantran/proto/domain/category';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import { watchThemes } from '../launcher/watch-themes.ts';
import type { Person } from '../shop-client/person.ts';
import { startTestShop } from '../test-support/shops/start-test-shop.ts';
import { Drafts } from './load/draft-times.ts';
import { percentile, riseOfLows } from './load/figures.ts';
import { heldMb } from './load/heap-size.ts';
import { familyOf, residentMb } from './load/process-usage.ts';
import { StillVisitors } from './load/still-visitors.ts';
import { typeInBrowser } from './load/typing-in-browser.ts';

/**
 * How long a visitor waits for a scene with their words, at 720 px, from the request at the gateway to the last byte, and in a browser
 * from the key press to the painted picture; what that costs a video that is drawn meanwhile. Real themes in a whole shop whose own
 * videos are rendered. `bench/live-stills.ts [--themes 8] [--changes 200] [--visitors 20] [--seconds 30] [--drafts 3] [--minutes 0]`:
 * `--drafts 0` leaves videos out, `--minutes 20` goes on with five visitors and notes the memory of the drawing processes every
 * minute. Writes .data/bench/live-stills.json.
 */
const { values } = parseArgs({
  options: {
    themes: { type: 'string', default: '8' },
    changes: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    drafts: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '0' },
  },
});
const CHANGES = Number(values.changes);
const VISITORS = Number(values.visitors);
const SECONDS = Number(values.seconds);
const DRAFTS = Number(values.drafts);
const MINUTES = Math.min(24 * 60, Number(values.minutes));
const SLUGS = [
  ...['royal-jharokha', 'garden-vows', 'henna-hands', 'noor', 'up-up-hooray', 'shubh-griha', 'baraat-nights', 'ivory-nikah'],
  ...['peacock-court', 'cathedral-light', 'sindoori-paisley', 'chandelier-hall', 'moonlit-cradle', 'promise-in-gold'],
  ...['gramophone-nights', 'kamal-sarovar', 'golden-years', 'banana-leaf', 'naamkaran', 'rocket-to-the-moon'],
].slice(0, Number(values.themes));
const BROWSER_THEMES = 3;
const SOAK_VISITORS = 5;
const SAMPLES_A_MINUTE = 12;
/** Where Node's inspector listens in a process that got SIGUSR1. */
const INSPECTOR_PORT = 9229;
const PICTURES_LIMIT_MS = 1_800_000;
/** A visitor may ask 60 times a minute, so many visitors make the changes. */
const CHANGES_OF_ONE = 50;

const shop = await startTestShop({}, { SEED_THEMES: SLUGS.join(','), TRUST_PROXY: '1' });
try {
  console.info('Drawing pictures and videos');
  await watchThemes(shop.serviceUrl('catalog'), () => {}, AbortSignal.timeout(PICTURES_LIMIT_MS), SLUGS.length);
  const visitors = new StillVisitors(shop.publicUrl);
  const first = await visitors.open();
  const onSale = async () => {
    const lists = await Promise.all(THEME_CATEGORIES.map(({ slug }) => first.call(listVideos, { params: { category: slug } })));
    return [...new Map(lists.flat().map((theme) => [theme.id, theme])).values()];
  };
  // The samples of second layouts come last, and would be drawn beside the first stills.
  const given = AbortSignal.timeout(PICTURES_LIMIT_MS);
  while ((await onSale()).some((theme) => theme.has_second_layout && theme.second_video_id === undefined))
    await wait(2_000, undefined, { signal: given });
  const themes = await onSale();
  if (themes.length < SLUGS.length) throw new Error(`Only ${themes.length} themes are on sale.`);

  const cold = await timed(themes, async (theme) => visitors.draw(first, theme, 0));
  let person: Person = first;
  const bytes: number[] = [];
  const warm = await timed([...Array(CHANGES).keys()], async (change) => {
    if (change % CHANGES_OF_ONE === 0) person = await visitors.open();
    const theme = themes[change % themes.length];
    const still = theme && (await visitors.draw(person, theme, change));
    if (still) bytes.push(Buffer.from(still.picture.split(',')[1] ?? '', 'base64').length);
  });
  const memoryMb = Math.max(...(await memoryOfProcesses()));
  console.info('Typing in a browser');
  const typed = await typeInBrowser(shop.publicUrl, themes.slice(0, BROWSER_THEMES), () => visitors.newAddress());
  console.info(`${VISITORS} visitors for ${SECONDS} s`);
  const crowd = await visitors.crowd(VISITORS, themes, AbortSignal.timeout(SECONDS * 1_000));
  const waits = crowd.flatMap((one) => one.waits);
  const measures: Measure[] = [
    atMost('warm: p50', percentile(warm, 0.5), 'ms', 200),
    atMost('warm: p95', percentile(warm, 0.95), 'ms', 500),
    atMost('theme not yet warm: longest', Math.max(...cold), 'ms', 1_200),
    figure('theme not yet warm: p50', percentile(cold, 0.5), 'ms'),
    atMost('picture: largest', Math.max(...bytes) / 1024, 'KB', 45),
    figure('picture: median', percentile(bytes, 0.5) / 1024, 'KB'),
    atMost('from key press to picture on a phone: p50', percentile(typed.waits, 0.5), 'ms', 700),
    figure('from key press to picture on a phone: p95', percentile(typed.waits, 0.95), 'ms'),
    atMost('longest task while typing, 0 if none took 50 ms', typed.longestTask, 'ms', 50),
    atMost(`${VISITORS} visitors who change something every second: p95`, percentile(waits, 0.95), 'ms', 3_000),
    figure(
      `${VISITORS} visitors, from a change to its picture: p95`,
      percentile(
        crowd.flatMap(({ delays }) => delays),
        0.95,
      ),
      'ms',
    ),
    atLeast(
      `${VISITORS} visitors: pictures of the one with the fewest`,
      Math.min(...crowd.map((one) => one.waits.length)),
      '',
      1,
    ),
    figure(`${VISITORS} visitors: pictures in all`, waits.length, ''),
    atMost(
      `${VISITORS} visitors: requests that failed`,
      crowd.reduce((sum, { failed }) => sum + failed, 0),
      '',
      0,
    ),
    atMost(`memory of a process, ${themes.length} themes warm`, memoryMb, 'MB', 600),
    ...(DRAFTS > 0 ? await besideDrafts() : []),
    ...(MINUTES > 0 ? await soaked() : []),
  ];
  console.table(measures);
  console.info(`load ${loadNow()}`);
  await writeMeasures('live-stills', measures);
  if (measures.some(({ met }) => met === false)) process.exitCode = 1;

  /** Videos by turns with and without visitors who type, so that whatever else slows the machine down slows both. */
  async function besideDrafts(): Promise<Measure[]> {
    const [theme] = themes;
    if (!theme) return [];
    console.info(`${DRAFTS} videos alone, ${DRAFTS} beside ${VISITORS} visitors`);
    const drafts = await Drafts.open(shop, theme);
    const alone: number[] = [];
    const beside: number[] = [];
    let fewest = Number.POSITIVE_INFINITY;
    // Visitors use computers of their own, but here their requests are made by this process, on the cores of the shop.
    const asking: number[] = [];
    for (let turn = 0; turn < DRAFTS; turn += 1) {
      const waiting = await processorSeconds(async () => alone.push(await drafts.seconds()));
      const leaving = new AbortController();
      const typing = visitors.crowd(VISITORS, themes, leaving.signal);
      const used = await processorSeconds(async () => beside.push(await drafts.seconds()));
      asking.push((used - waiting) / availableParallelism());
      leaving.abort();
      const pictures = (await typing).map((one) => one.waits.length / (beside.at(-1) ?? Number.NaN));
      fewest = Math.min(fewest, ...pictures);
    }
    const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
    return [
      figure('a draft alone', mean(alone), 's'),
      figure(`a draft beside ${VISITORS} visitors`, mean(beside), 's'),
      figure(`a draft beside ${VISITORS} visitors, times as long as alone`, mean(beside) / mean(alone), ''),
      atMost("the same without what the visitors' own computers do", (mean(beside) - mean(asking)) / mean(alone), '', 1.1),
      figure('pictures a minute meanwhile of the visitor with the fewest', fewest * 60, ''),
    ];
  }

  async function soaked(): Promise<Measure[]> {
    console.info(`${SOAK_VISITORS} visitors for ${MINUTES} min`);
    const leaving = new AbortController();
    const typing = visitors.crowd(SOAK_VISITORS, themes, leaving.signal);
    const worker = shop.child('render').pid ?? 0;
    // Node's inspector starts at this signal.
    process.kill(worker, 'SIGUSR1');
    const largest: number[] = [];
    const held: number[] = [];
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const sizes: number[] = [];
      for (let sample = 0; sample < SAMPLES_A_MINUTE; sample += 1) {
        await wait(60_000 / SAMPLES_A_MINUTE);
        sizes.push(Math.max(...(await memoryOfProcesses())));
      }
      largest.push(...sizes);
      if (minute === Math.ceil(MINUTES / 4) || minute === MINUTES) held.push(await heldMb(INSPECTOR_PORT));
      const [low, high, own] = [Math.min(...sizes), Math.max(...sizes), await residentMb(worker)].map(Math.round);
      console.info(`minute ${minute}: ${low} to ${high} MB, the worker ${own} MB, load ${loadNow()}`);
    }
    leaving.abort();
    const pictures = (await typing).reduce((sum, { waits: seen }) => sum + seen.length, 0);
    const [heldEarly = 0, heldLast = 0] = [held[0], held.at(-1)];
    return [
      figure(`${MINUTES} min: pictures`, pictures, ''),
      atMost('memory of the largest process, peak', Math.max(...largest), 'MB', 600),
      figure('the same between two stills, at the end', Math.min(...largest.slice(-Math.ceil(largest.length / 4))), 'MB'),
      // Caches fill in the first half.
      atMost('growth of that over as many minutes, by the last two quarters', 4 * riseOfLows(largest) * 100, '%', 5),
      figure('what the worker holds after garbage collection, at the end', heldLast, 'MB'),
      atMost('growth of what it holds, from the end of the first quarter', (heldLast / heldEarly - 1) * 100, '%', 5),
    ];
  }
} finally {
  await shop.remove();
}

/** What this process uses meanwhile. */
async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function timed<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const begun = performance.now();
    await work(item);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Of the worker's processes that draw live stills, in MB (Linux). */
async function memoryOfProcesses(): Promise<number[]> {
  const family = await familyOf(shop.child('render').pid ?? 0);
  const commands = await Promise.all(family.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return Promise.all(family.filter((_, index) => commands[index]?.includes('still-child')).map(residentMb));
}

function loadNow(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
}
