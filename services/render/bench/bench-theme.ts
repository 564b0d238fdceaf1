import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

const require = createRequire(import.meta.url);
export const BENCH_FRAMES = 300;
const PETALS = 60;

const still = (value: unknown) => ({ a: 0, k: value });
const linear = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
const keyed = (from: number[], to: number[], first = 0, last = BENCH_FRAMES) => ({
  a: 1,
  k: [
    { t: first, s: from, ...linear },
    { t: last, s: to, ...linear },
  ],
});
const group = (...items: object[]) => ({
  ty: 'gr',
  it: [...items, { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) }],
});
const layer = (ind: number, ks: object, rest: object) => ({
  ind,
  ip: 0,
  op: BENCH_FRAMES,
  st: 0,
  ks: { o: still(100), r: still(0), p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), ...ks },
  ...rest,
});

/** Numbers that look random and are the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function petal(ind: number, random: () => number): object {
  const x = random() * 1920;
  const drift = (random() - 0.5) * 600;
  const size = 30 + random() * 60;
  const bezier = {
    c: true,
    v: [
      [0, -50],
      [28, 10],
      [0, 50],
      [-28, 10],
    ],
    i: [
      [-10, 20],
      [0, -20],
      [20, 0],
      [0, 20],
    ],
    o: [
      [10, 20],
      [0, 20],
      [-20, 0],
      [0, -20],
    ],
  };
  return layer(
    ind,
    {
      p: keyed([x, -80 - random() * 900], [x + drift, 1200 + random() * 400]),
      r: keyed([random() * 360], [random() * 1080]),
      s: still([size, size]),
    },
    {
      ty: 4,
      nm: 'petal',
      shapes: [
        group({ ty: 'sh', ks: still(bezier) }, { ty: 'fl', c: still([0.88, 0.3 + random() * 0.3, 0.35, 1]), o: still(85), r: 1 }),
      ],
    },
  );
}

function text(ind: number, name: string, y: number, size: number): object {
  const document = { f: 'Body', s: size, j: 2, tr: 0, lh: size * 1.3, ls: 0, fc: [1, 0.93, 0.8], t: '' };
  return layer(
    ind,
    { p: still([960, y]), o: keyed([0], [100], 10 * ind, 10 * ind + 20) },
    { ty: 5, nm: `text:${name}`, t: { d: { k: [{ t: 0, s: document }] }, p: {}, m: { g: 1, a: still([0, 0]) }, a: [] } },
  );
}

function animation(): object {
  const random = sequence(7);
  const ground = {
    ty: 'gf',
    t: 2,
    s: still([0, 0]),
    e: still([1100, 0]),
    g: { p: 3, k: still([0, 0.45, 0.12, 0.32, 0.5, 0.29, 0.07, 0.22, 1, 0.12, 0.03, 0.1]) },
    o: still(100),
    r: 1,
  };
  return {
    v: '5.9.0',
    fr: 30,
    ip: 0,
    op: BENCH_FRAMES,
    w: 1920,
    h: 1080,
    fonts: { list: [{ fName: 'Body', fFamily: 'Noto Sans', fStyle: 'SemiBold' }] },
    assets: [],
    layers: [
      text(1, 'names', 420, 150),
      text(2, 'when', 620, 64),
      text(3, 'where', 760, 64),
      ...Array.from({ length: PETALS }, (_, index) => petal(4 + index, random)),
      layer(
        99,
        { p: still([960, 540]) },
        { ty: 4, nm: 'ground', shapes: [group({ ty: 'rc', p: still([0, 0]), s: still([1920, 1080]), r: still(0) }, ground)] },
      ),
    ],
  };
}

const MANIFEST: ThemeManifest = {
  format: 1,
  id: 1,
  title: 'Bench',
  category: 'wedding',
  category_id: 1,
  sub_category: '',
  description: 'Ten seconds of a gradient, sixty moving petals and three lines of text.',
  tags: [],
  has_watermark: false,
  default_audio_only: false,
  has_bride_first_option: false,
  is_elite_version: false,
  auto_deliver: false,
  priority: 1,
  pricing_id: 'pricing_005',
  width: 1920,
  height: 1080,
  fps: 30,
  frames: BENCH_FRAMES,
  fields: [
    { key: 'names', label: 'Names', kind: 'name', required: true, max_length: 80, sample: 'राहुल & Priya' },
    { key: 'when', label: 'When', kind: 'text', required: true, max_length: 80, sample: 'Saturday, 7 December 2030' },
    { key: 'where', label: 'Where', kind: 'place', required: true, max_length: 80, sample: 'उदयपुर, राजस्थान' },
  ],
  slots: [],
  sample_photos: {},
  texts: {},
  scenes: [{ name: 'All', first_frame: 0, last_frame: BENCH_FRAMES - 1, still_frame: 150 }],
  thumbnail_scene: 0,
  colors: {},
  music: { file: 'music.wav', title: 'Silence', fade_out_seconds: 1 },
  fonts: { Body: 'NotoSans_600SemiBold.ttf' },
};

/** Writes the package that the bench renders: the picture of the prototype in the design, so that figures can be set side by side. */
export async function writeBenchTheme(dir: string): Promise<string> {
  await mkdir(join(dir, 'fonts'), { recursive: true });
  await writeFile(join(dir, 'theme.json'), JSON.stringify(MANIFEST));
  await writeFile(join(dir, 'animation.json'), JSON.stringify(animation()));
  await cp(
    require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
    join(dir, 'fonts', 'NotoSans_600SemiBold.ttf'),
  );
  await writeFile(join(dir, 'music.wav'), wav(10));
  return dir;
}

/** A quiet chord, 16-bit mono at 48 kHz. */
function wav(seconds: number): Buffer {
  const samples = seconds * 48_000;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(48_000, 24);
  file.writeUInt32LE(96_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const value = [220, 277, 330].reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * at) / 48_000), 0);
    file.writeInt16LE(Math.round(2500 * value), 44 + at * 2);
  }
  return file;
}
