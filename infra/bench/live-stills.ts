import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atLeast, atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { residentMemory } from '@nimantran/kit/process/resident-memory';
import type { Video } from '@nimantran/proto/domain/theme';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { drawLiveStill, type LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { watchThemes } from '../launcher/watch-themes.ts';
import { type Person, visit } from '../shop-client/person.ts';
import { startTestShop } from '../test-support/shops/start-test-shop.ts';

/**
 * How long a visitor waits for a scene with their words, at 720 px, from the request at the gateway to the last byte: real themes in a
 * whole shop whose own videos are rendered. `bench/live-stills.ts [--themes 8] [--changes 200] [--visitors 20] [--seconds 30]`.
 * Writes .data/bench/live-stills.json.
 */
const { values } = parseArgs({
  options: {
    themes: { type: 'string', default: '8' },
    changes: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
  },
});
const CHANGES = Number(values.changes);
const VISITORS = Number(values.visitors);
const SECONDS = Number(values.seconds);
const SLUGS = [
  ...['royal-jharokha', 'garden-vows', 'henna-hands', 'noor'],
  ...['up-up-hooray', 'shubh-griha', 'baraat-nights', 'ivory-nikah'],
].slice(0, Number(values.themes));
const CATEGORIES = ['wedding', 'mehendi', 'birthday', 'house-warming'];
const PICTURES_LIMIT_MS = 1_800_000;
const MB = 1024 * 1024;
/** A visitor may ask 60 times a minute: the changes are those of many. */
const CHANGES_OF_ONE = 50;
const NAMES = ['Aishwarya', 'Meenakshi Sundaram', 'Arjun', 'आराध्या', 'Rukmini Venkataraghavan', 'Om', 'Gurpreet Kaur', 'மீனாட்சி'];

/** Each visitor has one form open. */
const forms = new WeakMap<Person, string>();

const shop = await startTestShop({}, { SEED_THEMES: SLUGS.join(','), TRUST_PROXY: '1' }, 'no-web');
try {
  console.info('Drawing pictures and videos');
  await watchThemes(shop.serviceUrl('catalog'), () => {}, AbortSignal.timeout(PICTURES_LIMIT_MS));
  let visitors = 0;
  const newVisitor = (): Promise<Person> => {
    visitors += 1;
    return visit(shop.publicUrl, { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
  };
  const first = await newVisitor();
  const lists = await Promise.all(CATEGORIES.map((category) => first.call(listVideos, { params: { category } })));
  const themes = [...new Map(lists.flat().map((theme) => [theme.id, theme])).values()];
  if (themes.length < SLUGS.length) throw new Error(`Only ${themes.length} themes are on sale.`);

  const cold = await timed(themes, async (theme) => draw(first, theme, 0));
  let person = first;
  const bytes: number[] = [];
  const warm = await timed([...Array(CHANGES).keys()], async (change) => {
    if (change % CHANGES_OF_ONE === 0) person = await newVisitor();
    const theme = themes[change % themes.length];
    const still = theme && (await draw(person, theme, change));
    if (still) bytes.push(Buffer.from(still.picture.split(',')[1] ?? '', 'base64').length);
  });
  const memoryMb = await memoryOfProcesses();
  console.info(`${VISITORS} visitors for ${SECONDS} s`);
  const crowd = await Promise.all([...Array(VISITORS).keys()].map(async (index) => typeFor(await newVisitor(), index)));
  const waits = crowd.flatMap((one) => one.waits);
  const measures: Measure[] = [
    atMost('warm: p50', percentile(warm, 0.5), 'ms', 200),
    atMost('warm: p95', percentile(warm, 0.95), 'ms', 500),
    atMost('theme not yet warm: longest', Math.max(...cold), 'ms', 1_200),
    atMost('picture: largest', Math.max(...bytes) / 1024, 'KB', 45),
    figure('picture: median', percentile(bytes, 0.5) / 1024, 'KB'),
    atMost(`${VISITORS} visitors who change something every second: p95`, percentile(waits, 0.95), 'ms', 3_000),
    atLeast(
      `${VISITORS} visitors: pictures of the one with the fewest`,
      Math.min(...crowd.map((one) => one.waits.length)),
      '',
      1,
    ),
    figure(`${VISITORS} visitors: pictures in all`, waits.length, ''),
    atMost('memory of a process, themes warm', memoryMb, 'MB', 600),
  ];
  console.table(measures);
  console.info(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  await writeMeasures('live-stills', measures);
  if (measures.some(({ met }) => met === false)) process.exitCode = 1;

  /** Changes a name every second, whether or not the last picture has come, as the form does. */
  async function typeFor(one: Person, index: number): Promise<{ waits: number[] }> {
    const own: number[] = [];
    const asked: Promise<void>[] = [];
    for (let second = 0; second < SECONDS; second += 1) {
      const theme = themes[(index + Math.floor(second / 10)) % themes.length];
      const begun = performance.now();
      const answered = theme && draw(one, theme, index * SECONDS + second);
      asked.push(
        Promise.resolve(answered).then(
          () => void own.push(performance.now() - begun),
          (error: unknown) => {
            // A newer request of the same form took its place.
            if (!(error instanceof ProblemError) || error.code !== 'still_outdated') throw error;
          },
        ),
      );
      await wait(1_000);
    }
    await Promise.all(asked);
    return { waits: own };
  }
} finally {
  await shop.remove();
}

function draw(person: Person, theme: Pick<Video, 'id' | 'version' | 'fields'>, change: number): Promise<LiveStill> {
  const form = forms.get(person) ?? crypto.randomUUID();
  forms.set(person, form);
  const details = Object.fromEntries(theme.fields.map(({ key, sample }) => [key, sample]));
  const field = theme.fields.find(({ kind }) => kind === 'name');
  if (field) details[field.key] = (NAMES[change % NAMES.length] ?? '').slice(0, field.max_length);
  const scene = change % 3 === 0 || !field ? { index: change % 4 } : { field: field.key };
  const words = { details, photos: {}, bride_first: false, scene, width: 720 };
  return person.call(drawLiveStill, { body: { theme_id: theme.id, theme_version: theme.version, form, ...words } });
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

/** The largest process of the worker that draws live stills (Linux). */
async function memoryOfProcesses(): Promise<number> {
  const render = shop.child('render').pid;
  if (render === undefined || process.platform !== 'linux') return Number.NaN;
  const children = readdirSync(`/proc/${render}/task`).flatMap((task) =>
    readFileSync(`/proc/${render}/task/${task}/children`, 'utf8').trim().split(' ').map(Number),
  );
  const drawing = children.filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('still-child'));
  const sizes = await Promise.all(drawing.map(residentMemory));
  return Math.max(...sizes.map((size) => size ?? 0)) / MB;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
