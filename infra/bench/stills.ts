import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import type { Video } from '@nimantran/proto/domain/theme';
import { holdJob } from '@nimantran/proto/http/studio/job-actions';
import { correctJob, getStudioJob, type StudioJob, streamStudio } from '@nimantran/proto/http/studio/jobs';
import { watchThemes } from '../launcher/watch-themes.ts';
import { customise, findTheme, order, payByCard, pullJobOf } from '../shop-client/order.ts';
import { newIntent, type Person, visitAs } from '../shop-client/person.ts';
import { startTestShop } from '../test-support/shops/start-test-shop.ts';

/**
 * How long a designer waits for the scenes after saving a correction: orders of real themes in a whole shop with a real worker
 * whose own videos are rendered. One text is corrected again as soon as its scenes were viewed; the time ends when the stream has
 * notified the page and the job's response, as the job page requests it, has the new pictures: `bench/stills.ts [--corrections
 * 20]`. Writes .data/bench/stills.json.
 */
const { values } = parseArgs({ options: { corrections: { type: 'string', default: '20' } } });
const CORRECTIONS = Math.max(1, Number(values.corrections));
const THEMES = [
  { id: 101, category: 'wedding' },
  { id: 102, category: 'birthday' },
  { id: 103, category: 'house-warming' },
];
const GOAL_MS = 2_000;
/** After an event the page waits this long for more events before it requests the job. */
const TOGETHER_MS = 80;
const LONGEST_MS = 60_000;
/** A designer needs at least this long to view five scenes and type the next text. */
const LOOK_MS = 2_000;
const DRAFT_LIMIT_MS = 900_000;

/** This bench opens no page. */
const NO_WEB_APP = 'no-web';

const shop = await startTestShop({}, { SEED_THEMES: 'royal-jharokha,up-up-hooray,shubh-griha' }, NO_WEB_APP);
try {
  // They use the cores of the machine that the shop runs on, once.
  console.info('Drawing pictures and videos');
  const limit = AbortSignal.timeout(DRAFT_LIMIT_MS);
  await watchThemes(shop.serviceUrl('catalog'), () => {}, limit);
  limit.throwIfAborted();
  const people = ['customer@nimantran.test', 'designer@nimantran.test'].map((email) =>
    visitAs(shop.publicUrl, shop.localUrl, email),
  );
  const [customer, designer] = await Promise.all(people);
  if (!customer || !designer) throw new Error('Not everybody could sign in.');
  const measures: Measure[] = [];
  const all: number[] = [];
  for (const { id, category } of THEMES) {
    const theme = await findTheme(customer, id, category);
    const times = await correctOften(customer, designer, theme);
    all.push(...times);
    measures.push(
      atMost(`${theme.title}: p50`, percentile(times, 0.5), 'ms', GOAL_MS),
      atMost(`${theme.title}: p95`, percentile(times, 0.95), 'ms', GOAL_MS),
    );
  }
  measures.push(
    figure('corrections', all.length, ''),
    atMost('all: p50', median(all), 'ms', GOAL_MS),
    atMost('all: p95', percentile(all, 0.95), 'ms', GOAL_MS),
  );
  console.table(measures);
  console.info(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  await writeMeasures('stills', measures);
  if (measures.some(({ met }) => met === false)) process.exitCode = 1;
} finally {
  await shop.remove();
}

/** Buys a theme and corrects it; returns how long each correction took to become visible, in ms from its response. */
async function correctOften(customer: Person, designer: Person, theme: Video): Promise<number[]> {
  const placed = await order(customer, theme, await customise(customer, theme, {}), newIntent());
  await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
  const job = await pullJobOf(designer, placed.order.number, DRAFT_LIMIT_MS);
  const field = theme.fields.find(({ kind }) => kind === 'name')?.key;
  if (field === undefined) throw new Error(`${theme.title} has no name to correct.`);
  const page = await openPage(designer, job.id);
  const times: number[] = [];
  // The first correction loads the theme into the worker; in practice a designer's first view has done that.
  for (let round = 0; round <= CORRECTIONS; round += 1) {
    const words = round % 2 === 0 ? 'Aishwarya' : 'Meenakshi';
    const { version } = await designer.call(correctJob, { params: { id: job.id }, body: { details: { [field]: words } } });
    const savedAt = performance.now();
    const shownAt = await page.shows(version);
    if (round > 0) times.push(shownAt - savedAt);
    await wait(LOOK_MS);
  }
  page.close();
  // A released job would be assigned again first.
  await designer.call(holdJob, { params: { id: job.id }, body: { message: 'Is the name spelt as it should be?' } });
  return times;
}

/** Acts as an open job page: it follows the stream and requests the job again when an event names it. */
async function openPage(designer: Person, id: string) {
  const ending = new AbortController();
  const stream = await designer.fetch(streamStudio.path, { signal: ending.signal });
  if (!stream.ok || !stream.body) throw new Error(`The stream was answered with ${stream.status}.`);
  let job: StudioJob | undefined;
  let changed: (() => void) | undefined;
  let isAsked = false;
  const ask = async () => {
    isAsked = false;
    job = await designer.call(getStudioJob, { params: { id } });
    changed?.();
  };
  const follow = async (chunks: AsyncIterable<Uint8Array>) => {
    const text = new TextDecoder();
    let rest = '';
    for await (const chunk of chunks) {
      const parts = (rest + text.decode(chunk, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      if (isAsked || !parts.some((part) => part.startsWith('event: job') && part.includes(id))) continue;
      isAsked = true;
      setTimeout(() => void ask(), TOGETHER_MS);
    }
  };
  follow(stream.body).catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  return {
    /** Waits for the pictures of a version; resolves with the time they appeared. */
    shows: (version: number) =>
      new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`Version ${version} was never drawn.`)), LONGEST_MS);
        changed = () => {
          if (job?.stills?.version !== version) return;
          clearTimeout(late);
          resolve(performance.now());
        };
      }),
    close: () => ending.abort(),
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
