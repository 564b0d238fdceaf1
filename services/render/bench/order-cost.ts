import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import { measureIn } from './measure.ts';
import { orderOf, type SampleOrder } from './order-cost/order-of.ts';
import type { OrderAnswer, OrderRequest } from './order-cost/order-process.ts';

/**
 * Processor seconds of the rendering processes from the payment to the delivery of an order: `bench/order-cost.ts <folder of
 * packages> [--way today|new|both] [--themes slug,slug] [--played 0.2]`. Writes .data/bench/order-cost.json.
 *
 * Each theme has been ordered before, so that its sound and its segments without a customer's words are on the shelf; "first order"
 * adds what they cost. In one order of three the customer corrects the spelling of a name after the delivery. `today` draws the film
 * of every draft, decodes the finished film for the copy and the loop, compiles its code in every process, and has no huge pages; its
 * films are encoded as they are now, which makes it cheaper than it was. `new` is what the shop does, where designers ask for the film
 * of the share `--played` of all drafts. The worker around the process is not counted: it fetches, unpacks and stores. The way of the
 * shop is also timed by the clock, from the start of a process to its answer.
 */
const THEMES = [
  // Wide: two with photos, two without. Upright: the same.
  ...['royal-jharokha', 'peacock-court', 'noor', 'jungle-roar'],
  ...['up-up-hooray', 'sindoori-paisley', 'keys-and-kolam', 'henna-hands'],
];
const DRAFT: RenderResolution = '720p';
const FINAL: RenderResolution = '1080p';
const CORRECTED_SHARE = 1 / 3;
const WAYS = ['today', 'new'] as const;
type Way = (typeof WAYS)[number];

const COSTS = ['draft', 'final', 'copy', 'extras', 'stills', 'sound', 'start', 'checks'] as const;
type Cost = Record<(typeof COSTS)[number], number>;

interface ThemeCost {
  order: Cost;
  /** Only for the first order of a theme. */
  first: Cost;
}

/** Seconds that people wait: a designer for stills and findings, at the draft's size, and a customer for what is delivered. */
const waited: Record<'stills' | 'delivery', number[]> = { stills: [], delivery: [] };
const WAIT_GOALS = { stills: 4, delivery: 8 };

const NOTHING: Cost = { draft: 0, final: 0, copy: 0, extras: 0, stills: 0, sound: 0, start: 0, checks: 0 };
const sum = (costs: readonly Cost[]): Cost => each((part) => costs.reduce((all, cost) => all + cost[part], 0));
const times = (cost: Cost, by: number): Cost => each((part) => cost[part] * by);
const total = (cost: Cost): number => COSTS.reduce((all, part) => all + cost[part], 0);
const mean = (seconds: readonly number[]): number => seconds.reduce((all, one) => all + one, 0) / seconds.length;

function each(of: (part: keyof Cost) => number): Cost {
  return Object.fromEntries(COSTS.map((part) => [part, of(part)])) as Cost;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    way: { type: 'string', default: 'both' },
    themes: { type: 'string', default: THEMES.join(',') },
    played: { type: 'string', default: '0' },
  },
});
const ways = WAYS.filter((way) => values.way === 'both' || values.way === way);
const played = Number(values.played);
if (ways.length === 0 || !(played >= 0 && played <= 1))
  throw new Error('--way takes today, new, both; --played a share from 0 to 1');
const folder = resolve(positionals[0] ?? '.data/themes');
const scratch = await mkdtemp(join(tmpdir(), 'order-cost-'));
const found: Record<Way, ThemeCost[]> = { today: [], new: [] };
try {
  for (const slug of values.themes.split(',')) await benchTheme(slug);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
await writeMeasures('order-cost', summary());

async function benchTheme(slug: string): Promise<void> {
  const packageDir = join(folder, slug);
  const { placed, corrected } = orderOf(packageDir);
  const shelfDir = join(scratch, slug);
  const runIn =
    (env: Record<string, string>) =>
    (what: OrderRequest['what'], { specAt, inputs }: SampleOrder, resolution: RenderResolution, at = shelfDir) => {
      const request: OrderRequest = { what, packageDir, spec: specAt(resolution), inputs, shelfDir: at };
      return measureIn<OrderAnswer>(new URL('./order-cost/order-process.ts', import.meta.url), request, resolution, env);
    };
  const asNow = runIn({});
  const asToday = runIn({ NODE_DISABLE_COMPILE_CACHE: '1', GLIBC_TUNABLES: '' });
  const pieces = {
    draft: await asNow('pieces', placed, DRAFT),
    final: await asNow('pieces', placed, FINAL),
  };
  const stillsAt = async (resolution: RenderResolution) => stillsCost(await asNow('stills', placed, resolution));
  const stills = { draft: await timed('stills', () => stillsAt(DRAFT)), final: await stillsAt(FINAL) };
  for (const way of ways) {
    const run = way === 'today' ? asToday : asNow;
    const own = join(scratch, `${slug}-${way}`);
    await cp(shelfDir, own, { recursive: true });
    const draftOf = async (order: SampleOrder): Promise<Cost> => {
      if (way === 'today') return videoCost('draft', await run('film', order, DRAFT, own), stills.draft);
      const film = played > 0 ? videoCost('draft', await run('film', order, DRAFT, own), stills.draft) : NOTHING;
      return sum([stills.draft, times(film, played)]);
    };
    const finalOf = async (order: SampleOrder): Promise<Cost> => {
      if (way === 'today') return videoCost('final', await run('delivery by parts', order, FINAL, own), stills.final);
      const deliver = () => run('delivery', order, FINAL, own);
      return videoCost('final', await (order === placed ? timed('delivery', deliver) : deliver()), NOTHING);
    };
    const order = sum([await draftOf(placed), await finalOf(placed)]);
    const correction = sum([await draftOf(corrected), await finalOf(corrected)]);
    const draftPieces = way === 'today' ? 1 : played;
    found[way].push({
      order: sum([order, times(correction, CORRECTED_SHARE)]),
      first: {
        ...NOTHING,
        draft: (pieces.draft.parts.draw ?? 0) * draftPieces,
        final: pieces.final.parts.draw ?? 0,
        copy: way === 'today' ? 0 : (pieces.final.parts.copy ?? 0),
        sound: pieces.final.parts.sound ?? 0,
      },
    });
    console.error(`${slug}, ${way}: ${total(found[way].at(-1)?.order ?? NOTHING).toFixed(1)} s`);
  }
}

async function timed<Result>(wait: keyof typeof waited, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  waited[wait].push((performance.now() - start) / 1_000);
  return result;
}

function stillsCost({ ready, all, parts }: OrderAnswer): Cost {
  const start = ready + planning(parts);
  const stills = parts.draw ?? 0;
  return { ...NOTHING, start, stills, checks: all - start - stills };
}

/** Stills and findings are made beside the film, if at all; they cost what they cost alone. */
function videoCost(film: 'draft' | 'final', { ready, all, parts }: OrderAnswer, alone: Cost): Cost {
  const cost = {
    ...NOTHING,
    start: ready + planning(parts),
    stills: alone.stills,
    checks: alone.checks + (parts.compare ?? 0) + (parts.verify ?? 0),
    copy: parts.copy ?? 0,
    extras: parts.extras ?? (parts.cards ?? 0) + (parts.pdf ?? 0) + (parts.loop ?? 0),
  };
  return { ...cost, [film]: all - (parts.replanned ?? 0) - total(cost) };
}

function planning({ bind, outline }: OrderAnswer['parts']): number {
  return (bind ?? 0) + (outline ?? 0);
}

function summary(): Measure[] {
  const measures: Measure[] = [];
  for (const way of ways) {
    const orders = found[way].map(({ order }) => total(order));
    const firsts = found[way].map(({ order, first }) => total(order) + total(first));
    measures.push(
      figure(`${way}: an order, median of ${orders.length} themes`, median(orders), 's'),
      figure(`${way}: an order, mean of ${orders.length} themes`, mean(orders), 's'),
      figure(`${way}: first order of a theme, median`, median(firsts), 's'),
      ...COSTS.map((part) =>
        figure(`${way}: ${part}, mean of ${orders.length} themes`, mean(found[way].map(({ order }) => order[part])), 's'),
      ),
    );
  }
  const waits = [
    ['stills', 'stills and findings before the designer'],
    ['delivery', 'film, copy and all that goes with them'],
  ] as const;
  for (const [wait, what] of waits)
    if (waited[wait].length > 0)
      measures.push(atMost(`${what}, by the clock, median`, median(waited[wait]), 's', WAIT_GOALS[wait]));
  const ratio = (of: (cost: ThemeCost) => number) =>
    median(found.new.map((cost, index) => of(cost) / of(found.today[index] ?? cost)));
  if (ways.length === 2)
    measures.push(
      figure(
        'an order, new / today, median',
        ratio(({ order }) => total(order)),
        '×',
      ),
      figure(
        'first order of a theme, new / today, median',
        ratio(({ order, first }) => total(order) + total(first)),
        '×',
      ),
    );
  console.table(measures.map(({ measure, value, unit, goal }) => ({ measure, value, unit, goal })));
  return measures;
}
