import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Frame } from 'node-av';
import { writeCorpus } from '../corpus/corpus.ts';
import { VideoEncoder, type VideoSettings } from '../src/av/video-encoder.ts';
import type { FrameSize } from '../src/draw/frame-size.ts';
import { compare, type Quality } from './encoder-quality.ts';
import { drawStretch, type Stretch } from './encoder-stretches.ts';

/**
 * Cost and quality of libx264 settings, on stretches of the corpus (and of the given package folders): `bench/encoder-settings.ts
 * [package folder…]`. One thread per encoder. Writes .data/bench/encoder-settings.json; docs/decisions/0009-encoder-settings.md
 * records the choice.
 */
const REPORT = '.data/bench/encoder-settings.json';

type Options = Record<string, string>;
const tuned = (preset: string, crf: number, rest: Options = {}): Options => ({ preset, crf: String(crf), ...rest });
/** Preserves soft shades in dark backgrounds. */
const DARK: Options = { 'aq-mode': '3' };
/** Fewer frames in memory: at 2160p each lookahead frame takes 24 MB and each B-frame about 70. */
const LEAN: Options = { ...DARK, 'rc-lookahead': '4', bf: '1' };
const TRELLIS: Options = { trellis: '1' };
/** Motion is searched in a diamond, and B-frames are not split. */
const QUICK: Options = { me_method: 'dia', partitions: 'p8x8,i8x8,i4x4' };
/** Encoded this often; the least time counts, as other work only adds. */
const TURNS = 3;

interface Trial {
  height: number;
  frames: number;
  list: Options[];
}
const TRIALS: Trial[] = [
  {
    height: 1080,
    frames: 40,
    list: [
      tuned('superfast', 18),
      tuned('veryfast', 20),
      tuned('veryfast', 18),
      tuned('veryfast', 18, { 'aq-mode': '2' }),
      tuned('veryfast', 18, DARK),
      tuned('veryfast', 18, { ...DARK, ...TRELLIS }),
      tuned('veryfast', 17.9, { ...DARK, ...TRELLIS, ...QUICK }),
      tuned('veryfast', 17.7, { ...DARK, ...QUICK }),
      tuned('veryfast', 17.7, { ...DARK, ...QUICK, partitions: 'i8x8,i4x4' }),
      tuned('veryfast', 17.5, { ...DARK, ...TRELLIS, 'rc-lookahead': '6', bf: '1' }),
      tuned('veryfast', 18, { ...DARK, 'rc-lookahead': '20' }),
      tuned('veryfast', 18, { tune: 'animation' }),
      tuned('veryfast', 18, { tune: 'film' }),
      tuned('faster', 19, DARK),
      tuned('fast', 19, DARK),
      tuned('medium', 19, DARK),
    ],
  },
  {
    height: 480,
    frames: 40,
    list: [
      tuned('superfast', 20),
      tuned('veryfast', 22),
      tuned('veryfast', 21, DARK),
      tuned('veryfast', 20.9, { ...DARK, ...QUICK }),
    ],
  },
  {
    height: 720,
    frames: 40,
    list: [
      tuned('veryfast', 20),
      tuned('veryfast', 20, DARK),
      tuned('veryfast', 19, { ...DARK, ...TRELLIS }),
      tuned('veryfast', 18.9, { ...DARK, ...TRELLIS, ...QUICK }),
    ],
  },
  {
    height: 2160,
    frames: 16,
    list: [
      tuned('superfast', 20, DARK),
      tuned('veryfast', 20, DARK),
      tuned('veryfast', 20, { ...DARK, 'rc-lookahead': '6', bf: '2' }),
      tuned('veryfast', 22, LEAN),
      tuned('veryfast', 20, LEAN),
      tuned('veryfast', 20, { ...LEAN, ...TRELLIS }),
      tuned('veryfast', 19.9, { ...LEAN, ...TRELLIS, ...QUICK }),
      tuned('veryfast', 20, { ...DARK, 'rc-lookahead': '6', bf: '0' }),
    ],
  },
];

interface Row extends Quality {
  stretch: string;
  height: number;
  options: string;
  kilobytes: number;
  megabits_per_second: number;
  cpu_ms: number;
}

const scratch = await mkdtemp(join(tmpdir(), 'encoder-bench-'));
try {
  const rows: Row[] = [];
  const all = await stretches(scratch);
  for (const trial of TRIALS) {
    // Frames of 2160p are large: two stretches are enough.
    for (const stretch of trial.height > 1080 ? all.filter(({ name }) => name !== 'text-heavy' && name !== 'photo-heavy') : all)
      rows.push(...(await measureStretch({ ...stretch, frames: trial.frames }, trial)));
  }
  console.log('\nMean of the stretches');
  console.table(means(rows));
  await mkdir('.data/bench', { recursive: true });
  await writeFile(REPORT, `${JSON.stringify(rows, null, 2)}\n`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Petals over a gradient, photos that cross-fade, letters on paper, dark backgrounds that fade into each other. */
async function stretches(dir: string): Promise<Stretch[]> {
  const written = await writeCorpus(dir, ['particle-heavy', 'photo-heavy', 'text-heavy', 'minute']);
  const firsts: Record<string, number> = { 'particle-heavy': 100, 'photo-heavy': 222, 'text-heavy': 6, minute: 1566 };
  const own = process.argv.slice(2).map((folder) => ({ name: basename(folder), dir: folder }));
  return [...written, ...own].map(({ name, dir: folder }) => ({ name, dir: folder, first: firsts[name] ?? 90, frames: 40 }));
}

async function measureStretch(stretch: Stretch, { height, list }: Trial): Promise<Row[]> {
  const size: FrameSize = { width: Math.round((height * 16) / 18) * 2, height };
  const frames = await drawStretch(stretch, size);
  const rows: Row[] = [];
  for (const options of list) rows.push(await measure(stretch.name, frames, size, options));
  for (const frame of frames) frame.free();
  console.log(`\n${stretch.name}, ${frames.length} frames of ${size.width} × ${size.height}`);
  console.table(rows.map(({ stretch: _, height: __, ...row }) => row));
  return rows;
}

async function measure(stretch: string, frames: Frame[], size: FrameSize, options: Options): Promise<Row> {
  const settings: VideoSettings = { ...size, fps: 30, threads: 1, options };
  const times: number[] = [];
  for (let turn = 1; turn < TURNS; turn += 1) {
    const tried = encodeAll(frames, settings);
    tried.encoder.close();
    times.push(tried.cpuMs);
  }
  const { encoder, encoded, cpuMs } = encodeAll(frames, settings);
  const bytes = encoder.packets.reduce((sum, packet) => sum + packet.size, 0);
  const quality = await compare(frames, encoded, size);
  encoder.close();
  const { preset = '', crf = '', ...rest } = options;
  const extras = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  return {
    stretch,
    height: size.height,
    options: [preset, `crf ${crf}`, ...extras].join(' '),
    cpu_ms: rounded(Math.min(...times, cpuMs) / frames.length, 1),
    kilobytes: Math.round(bytes / 1000),
    megabits_per_second: rounded((bytes * 8 * 30) / frames.length / 1e6, 2),
    ssim_luma: rounded(quality.ssim_luma, 5),
    ssim_all: rounded(quality.ssim_all, 5),
    ssim_low: rounded(quality.ssim_low, 5),
    xpsnr_luma: rounded(quality.xpsnr_luma, 2),
    flattened: rounded(quality.flattened, 1),
  };
}

function encodeAll(frames: Frame[], settings: VideoSettings) {
  const encoder = new VideoEncoder(settings);
  const before = process.cpuUsage();
  for (const frame of frames) encoder.encode(frame);
  const encoded = encoder.finish();
  const { user, system } = process.cpuUsage(before);
  return { encoder, encoded, cpuMs: (user + system) / 1000 };
}

function means(rows: Row[]): Record<string, string | number>[] {
  const names = [...new Set(rows.map((row) => `${row.height} ${row.options}`))];
  const columns = ['cpu_ms', 'kilobytes', 'ssim_luma', 'ssim_low', 'xpsnr_luma', 'flattened'] as const;
  return names.map((name) => {
    const same = rows.filter((row) => `${row.height} ${row.options}` === name);
    const mean = (column: (typeof columns)[number]): number => same.reduce((sum, row) => sum + row[column], 0) / same.length;
    return { options: name, ...Object.fromEntries(columns.map((column) => [column, rounded(mean(column), 5)])) };
  });
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
