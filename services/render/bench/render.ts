import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import { CORPUS_NAMES, writeCorpusTheme } from '../corpus/corpus.ts';
import { openThemePackage } from '../src/package/theme-package.ts';
import { measure } from './measure.ts';
import type { MeasureAnswer } from './measure-process.ts';
import { orderOf } from './order-cost/order-of.ts';
import { sampleSpec } from './prepare.ts';

/**
 * Rendering speed of themes: `bench/render.ts [--only name,name] [--2160p name,name] [--sold folder,folder] [package folder …]`. Drawing
 * alone, encoding alone from ready frames, and the whole, each in a separate process; then a correction and a batch, without and with
 * the copy for WhatsApp, and the memory of films of the shop (`--sold`) with all that goes out to guests. Writes .data/bench/render.json.
 */
const CORES = availableParallelism();
const SCENES = 'six-scenes';
/** The whole, relative to the longer of encoding alone and all work spread evenly over all cores. */
const WAITING_GOAL = 1.15;
const MEDIAN_GOAL = 1.4;
const REUSE_GOAL = 0.35;
/** With the copy for WhatsApp. */
const COPY_GOALS = { correction: 0.2, batch: 0.22 };
const BATCH = 20;
/** Named in infra/scaling/figures.ts. */
const LARGE_AGAINST_1080P = 'a final at 2160p, against one at 1080p';
const PEAK_GOAL_MB = 1200;
const SOLD_PEAK_GOALS_MB = { '1080p': 600, '2160p': PEAK_GOAL_MB };
const SECONDS_GOALS: Partial<Record<RenderResolution, number>> = { '1080p': 15, '2160p': 75 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    '2160p': { type: 'string', default: SCENES },
    sold: { type: 'string' },
    'no-reuse': { type: 'boolean', default: false },
  },
});
const scratch = await mkdtemp(join(tmpdir(), 'render-bench-'));
const measures: Measure[] = [];
const rows: Record<string, string | number>[] = [];
try {
  const only = values.only?.split(',');
  const packages = new Map<string, string>();
  for (const name of CORPUS_NAMES.filter((candidate) => only?.includes(candidate) ?? true))
    packages.set(name, await writeCorpusTheme(name, join(scratch, name)));
  for (const dir of positionals) packages.set(basename(dir), dir);
  const ratios: number[] = [];
  for (const [name, dir] of packages) ratios.push(await benchTheme(name, dir, '1080p'));
  const median = ratios.sort((left, right) => left - right)[Math.floor((ratios.length - 1) / 2)] ?? Number.NaN;
  measures.push(atMost('whole / encoding alone, median theme, 1080p', median, '×', MEDIAN_GOAL));
  for (const name of values['2160p'].split(',').filter((wanted) => packages.has(wanted)))
    await benchTheme(name, packages.get(name) ?? '', '2160p');
  console.table(rows);
  if (packages.has(SCENES) && !values['no-reuse']) await benchReuse(packages.get(SCENES) ?? '');
  for (const dir of values.sold?.split(',') ?? []) await benchSold(resolve(dir));
  console.table(measures.filter(({ goal }) => goal !== null));
  await writeMeasures('render', measures);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Returns the time of the whole relative to encoding alone. */
async function benchTheme(name: string, packageDir: string, resolution: RenderResolution): Promise<number> {
  const spec = sampleSpec(packageDir, resolution);
  const { draw, encode } = await measure({ kind: 'alone', packageDir, spec });
  const { spent, frames, drawnFrames, fps, peakMb } = await measure({ kind: 'whole', packageDir, spec });
  const bound = Math.max(encode.wall, (draw.cpu + encode.cpu) / CORES);
  const seconds = frames / fps;
  const title = `${name} ${resolution}`;
  measures.push(
    figure(`${title}: drawing alone, wall`, draw.wall, 's'),
    figure(`${title}: drawing alone, CPU`, draw.cpu, 's'),
    figure(`${title}: encoding alone, wall`, encode.wall, 's'),
    figure(`${title}: encoding alone, CPU`, encode.cpu, 's'),
    figure(`${title}: whole, CPU`, spent.cpu, 's'),
    figure(`${title}: whole`, frames / spent.wall, 'frames/s'),
    figure(`${title}: whole / encoding alone`, spent.wall / encode.wall, '×'),
    atMost(`${title}: whole / no core waits`, spent.wall / bound, '×', WAITING_GOAL),
  );
  const goal = SECONDS_GOALS[resolution];
  const long = Math.round(seconds) === 30 && goal !== undefined;
  measures.push(long ? atMost(`${title}: whole, wall`, spent.wall, 's', goal) : figure(`${title}: whole, wall`, spent.wall, 's'));
  const peak = `${title}: peak memory`;
  measures.push(resolution === '2160p' ? atMost(peak, peakMb, 'MB', PEAK_GOAL_MB) : figure(peak, peakMb, 'MB'));
  const round = (value: number): number => Math.round(value * 100) / 100;
  rows.push({
    theme: title,
    'video s': round(seconds),
    'frames drawn': `${drawnFrames}/${frames}`,
    'draw wall': round(draw.wall),
    'draw CPU': round(draw.cpu),
    'enc wall': round(encode.wall),
    'enc CPU': round(encode.cpu),
    'whole wall': round(spent.wall),
    'whole CPU': round(spent.cpu),
    'frames/s': round(frames / spent.wall),
    'peak MB': Math.round(peakMb),
    '/ enc': round(spent.wall / encode.wall),
    '/ no wait': round(spent.wall / bound),
  });
  console.error(`${title}: ${spent.wall.toFixed(1)} s`);
  return spent.wall / encode.wall;
}

/** A correction, and a batch whose videos differ in one scene, compared with full renders; a final at 2160p with one at 1080p. */
async function benchReuse(packageDir: string): Promise<void> {
  const details = Object.fromEntries(openThemePackage(packageDir).manifest.fields.map((field) => [field.key, field.sample]));
  const specOf = (note: string, resolution: RenderResolution) => ({
    ...sampleSpec(packageDir, resolution),
    details: { ...details, venue_note: note },
  });
  const run = (note: string, resolution: RenderResolution, shelfDir: string, forGuests = false) =>
    measure({ kind: 'whole', packageDir, spec: specOf(note, resolution), shelfDir, forGuests });
  const corrected = join(scratch, 'corrected');
  const full = await run('First floor, lift on the left', '1080p', corrected);
  const correction = await run('Second floor, lift on the right', '1080p', corrected);
  measures.push(
    figure('correction of one scene of six, 1080p: segments made', correction.made, `of ${correction.segments}`),
    atMost('correction of one scene of six / full render, 1080p', correction.spent.wall / full.spent.wall, '×', REUSE_GOAL),
  );
  const sold = join(scratch, 'sold');
  const final = await run('First floor, lift on the left', '1080p', sold, true);
  const changed = await run('Second floor, lift on the right', '1080p', sold, true);
  const title = 'with the copy and extras, 1080p';
  const { spent: large } = await run('First floor, lift on the left', '2160p', join(scratch, 'large'), true);
  measures.push(
    figure(`full render ${title}: CPU`, final.spent.cpu, 's'),
    figure(`full render ${title}: peak memory`, final.peakMb, 'MB'),
    figure(`correction of one scene of six ${title}: CPU`, changed.spent.cpu, 's'),
    figure(`correction of one scene of six / full render ${title}`, changed.spent.wall / final.spent.wall, '×'),
    atMost(
      'correction of one scene of six / full render, with the copy, 1080p',
      withCopy(changed) / withCopy(final),
      '×',
      COPY_GOALS.correction,
    ),
    figure(LARGE_AGAINST_1080P, large.cpu / final.spent.cpu, '×'),
  );
  await benchBatch(run);
}

type Whole = Extract<MeasureAnswer, { kind: 'whole' }>;

/** Wall time of film and copy alone. */
function withCopy({ spent, extrasSeconds }: Whole): number {
  return spent.wall - extrasSeconds;
}

/** Videos that differ in one scene, without and with the copy. */
async function benchBatch(
  run: (note: string, resolution: RenderResolution, shelfDir: string, forGuests?: boolean) => Promise<Whole>,
): Promise<void> {
  for (const { name, forGuests, goal } of [
    { name: '', forGuests: false, goal: REUSE_GOAL },
    { name: ', with the copy', forGuests: true, goal: COPY_GOALS.batch },
  ]) {
    const batchDir = join(scratch, `batch-${forGuests}`);
    const secondsOf = async (gate: number): Promise<number> => withCopy(await run(`Gate ${gate}`, '1080p', batchDir, forGuests));
    const first = await secondsOf(0);
    let seconds = first;
    for (let gate = 1; gate < BATCH; gate += 1) seconds += await secondsOf(gate);
    measures.push(
      figure(`batch of ${BATCH}${name}, 1080p`, seconds, 's'),
      atMost(
        `batch of ${BATCH} that differ in one scene / ${BATCH} full renders${name}, 1080p`,
        seconds / (BATCH * first),
        '×',
        goal,
      ),
    );
  }
}

/** The memory of a film of the shop, with a customer's photos and everything that goes out to guests. */
async function benchSold(packageDir: string): Promise<void> {
  const { placed } = orderOf(packageDir);
  for (const resolution of ['1080p', '2160p'] as const) {
    const spec = placed.specAt(resolution);
    const { spent, peakMb } = await measure({ kind: 'whole', packageDir, spec, inputs: placed.inputs, forGuests: true });
    const title = `${basename(packageDir)} ${resolution}, as it is sold`;
    measures.push(
      figure(`${title}: CPU`, spent.cpu, 's'),
      figure(`${title}: whole, wall`, spent.wall, 's'),
      atMost(`${title}: peak memory`, peakMb, 'MB', SOLD_PEAK_GOALS_MB[resolution]),
    );
    console.error(`${title}: ${spent.wall.toFixed(1)} s, ${peakMb.toFixed(0)} MB`);
  }
}
