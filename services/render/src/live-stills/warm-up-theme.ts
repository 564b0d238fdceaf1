import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { LAYER_SHAPE, LAYER_TEXT } from '../lottie/types.ts';
import type { StillTask } from './messages.ts';

const FONT = '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A font of each weight, so that the fallback fonts beside them are read. */
const WEIGHTS = ['Regular', 'Medium', 'SemiBold', 'Bold'];
const [WIDTH, HEIGHT, FRAMES, ORNAMENTS, KEYFRAMES] = [1920, 1080, 60, 30, 30] as const;

/** Writes the package of a small theme that asks for everything that themes usually need. */
export async function writeWarmUpTheme(dir: string): Promise<void> {
  for (const folder of ['fonts', 'samples']) await mkdir(join(dir, folder), { recursive: true });
  await copyFile(createRequire(import.meta.url).resolve(FONT), join(dir, 'fonts/text.ttf'));
  await writeFile(join(dir, 'samples/photo.png'), Buffer.from(PIXEL, 'base64'));
  await writeFile(join(dir, 'music.m4a'), '');
  await writeFile(join(dir, 'theme.json'), JSON.stringify(MANIFEST));
  await writeFile(join(dir, 'animation.json'), JSON.stringify(animation()));
}

/** What a process draws before it counts as ready: code is compiled, fonts are read, and libraries are loaded by then. */
export const warmUpTask = (packageDir: string): StillTask => ({
  ...{ id: 0, packageDir, photos: {}, now: new Date(0).toISOString(), heapBytes: 0 },
  words: {
    theme: { id: MANIFEST.id, version: '', package_key: '' },
    details: { name: 'Meera & Arjun', text: 'आराध्या and everybody at home' },
    ...{ bride_first: false, scene: { index: 0 }, width: 720 },
  },
});

const MANIFEST: ThemeManifest = {
  ...{
    format: 1,
    id: 1,
    title: 'Warm-up',
    category: 'wedding',
    category_id: 1,
    sub_category: '',
    description: 'Seen by nobody.',
  },
  ...{ tags: [], has_watermark: true, default_audio_only: false, has_bride_first_option: false, is_elite_version: false },
  ...{ auto_deliver: false, priority: 0, pricing_id: 'pricing_005', width: WIDTH, height: HEIGHT, fps: 30, frames: FRAMES },
  fields: [
    { key: 'name', label: 'Name', kind: 'name', required: true, max_length: 60, sample: 'Meera' },
    { key: 'text', label: 'Text', kind: 'text', required: true, max_length: 60, sample: 'Hello' },
  ],
  slots: [{ key: 'photo', label: 'Photo', width: 400, height: 300, required: false }],
  sample_photos: { photo: 'photo.png' },
  texts: { line: { text: 'With {name}: {text}' } },
  scenes: [{ name: 'All', first_frame: 0, still_frame: FRAMES / 2, last_frame: FRAMES - 1 }],
  ...{ thumbnail_scene: 0, colors: {}, music: { file: 'music.m4a', title: '', fade_out_seconds: 0 } },
  fonts: Object.fromEntries(WEIGHTS.map((weight) => [weight, 'text.ttf'])),
};

const fixed = (k: unknown) => ({ a: 0, k });
const layer = (ind: number, nm: string, y: number) => ({
  ...{ ind, nm, ip: 0, op: FRAMES, st: 0 },
  ks: { o: fixed(100), r: fixed(0), p: fixed([WIDTH / 2, y]), a: fixed([0, 0]), s: fixed([100, 100]) },
});

function animation() {
  const texts = [...WEIGHTS, ...WEIGHTS].map((f, index) => ({
    ...layer(index + 1, ['text:name', 'text:text', 'text:line'][index % 3] ?? '', 100 + 120 * index),
    ty: LAYER_TEXT,
    t: { d: { k: [{ t: 0, s: { f, s: 60, j: 2, tr: 0, lh: 72, fc: [1, 1, 1], t: '' } }] }, p: {}, m: { g: 1 }, a: [] },
  }));
  const ornaments = Array.from({ length: ORNAMENTS }, (_, index) => {
    const own = layer(20 + index, `ornament ${index}`, 30 * index);
    return { ...own, ty: LAYER_SHAPE, ks: { ...own.ks, r: { a: 1, k: turns() } }, shapes: [{ ty: 'gr', it: ornament() }] };
  });
  return {
    ...{ v: '5.9.0', fr: 30, ip: 0, op: FRAMES, w: WIDTH, h: HEIGHT },
    fonts: { list: WEIGHTS.map((fName) => ({ fName, fFamily: 'Noto Sans', fStyle: fName, ascent: 80 })) },
    assets: [{ id: 'photo:photo', w: 400, h: 300, u: '', p: '', e: 0 }],
    layers: [...texts, { ...layer(10, 'photo', 540), ty: 2, refId: 'photo:photo' }, ...ornaments],
  };
}

const turns = () =>
  Array.from({ length: KEYFRAMES }, (_, index) => {
    const [t, s] = [(index * FRAMES) / KEYFRAMES, [12 * index]];
    return { t, s, i: { x: [0.3], y: [1] }, o: { x: [0.7], y: [0] } };
  });

const ornament = () => [
  { ty: 'el', p: fixed([0, 0]), s: fixed([300, 200]) },
  {
    ty: 'gf',
    t: 1,
    o: fixed(80),
    s: fixed([-150, 0]),
    e: fixed([150, 0]),
    g: { p: 2, k: fixed([0, 0.6, 0.1, 0.3, 1, 0.9, 0.7, 0.2]) },
  },
  { ty: 'st', c: fixed([1, 0.9, 0.6, 1]), o: fixed(100), w: fixed(3), lc: 2, lj: 2 },
  { ty: 'tr', p: fixed([0, 0]), a: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) },
];
