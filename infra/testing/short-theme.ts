import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { zipSync } from 'fflate';
import { wav } from './sound-files.ts';

const require = createRequire(import.meta.url);
const FONT = '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf';
const SCENE_FRAMES = 10;
const FRAMES = 3 * SCENE_FRAMES;

const still = (value: unknown) => ({ a: 0, k: value });
const place = (x: number, y: number) => ({
  o: still(100),
  r: still(0),
  p: still([x, y]),
  a: still([0, 0]),
  s: still([100, 100]),
});

/** A line of words in the middle, seen in one scene. */
function words(key: string, scene: number) {
  const document = { f: 'Body', s: 90, j: 2, tr: 0, lh: 110, ls: 0, fc: [1, 0.9, 0.7], t: '' };
  return {
    ...{ ty: 5, nm: `text:${key}`, ind: scene + 1, ip: scene * SCENE_FRAMES, op: (scene + 1) * SCENE_FRAMES, st: 0 },
    ks: place(960, 540),
    t: { d: { k: [{ t: 0, s: document }] }, p: {}, m: { g: 1, a: still([0, 0]) }, a: [] },
  };
}

const ANIMATION = {
  ...{ v: '5.9.0', fr: 30, ip: 0, op: FRAMES, w: 1920, h: 1080, nm: 'short', assets: [] },
  fonts: { list: [{ fName: 'Body', fFamily: 'Noto Sans', fStyle: 'SemiBold', ascent: 80 }] },
  layers: [
    words('names', 0),
    words('when', 1),
    words('thanks', 2),
    {
      ...{ ty: 4, nm: 'ground', ind: 9, ip: 0, op: FRAMES, st: 0, ks: place(960, 540) },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', p: still([0, 0]), s: still([1920, 1080]), r: still(0) },
            { ty: 'fl', c: still([0.3, 0.07, 0.22, 1]), o: still(100), r: 1 },
            { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
          ],
        },
      ],
    },
  ],
};

const scene = (name: string, index: number) => ({
  name,
  first_frame: index * SCENE_FRAMES,
  last_frame: (index + 1) * SCENE_FRAMES - 1,
  still_frame: index * SCENE_FRAMES + 5,
});

/** A theme of one second: a scene with the names, and two in which guests of one wedding read the same. */
export const SHORT_THEME: ThemeManifest = {
  ...{
    format: 1,
    id: 1,
    title: 'Short',
    category: 'wedding',
    category_id: 1,
    sub_category: '',
    description: 'For tests.',
    tags: [],
  },
  ...{ has_watermark: false, default_audio_only: false, has_bride_first_option: false, is_elite_version: false },
  ...{ auto_deliver: false, priority: 1, pricing_id: 'pricing_005', width: 1920, height: 1080, fps: 30, frames: FRAMES },
  fields: [
    { key: 'guest', label: 'Guest', kind: 'name', required: true, max_length: 40, sample: 'Asha' },
    { key: 'date', label: 'Date', kind: 'date', required: true, max_length: 10, sample: '2030-12-07' },
  ],
  ...{ slots: [], sample_photos: {}, colors: {} },
  texts: { names: { text: 'Dear {guest}' }, when: { text: '{date|long}' }, thanks: { text: 'Come, all' } },
  scenes: [scene('Names', 0), scene('When', 1), scene('Thanks', 2)],
  thumbnail_scene: 0,
  music: { file: 'music.wav', title: 'Tone', fade_out_seconds: 0.2 },
  fonts: { Body: 'Body.ttf' },
};

/** The frame in which the names stand. */
export const NAMES_FRAME = 5;

/** Its package, as catalog keeps it; `changes` make it another theme, or a wrong one. */
export async function shortThemeZip(changes: Partial<ThemeManifest> = {}): Promise<Uint8Array> {
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const tone = wav({ seconds: 1.2, value: (seconds) => 0.1 * Math.sin(2 * Math.PI * 440 * seconds) });
  return zipSync({
    'theme.json': json({ ...SHORT_THEME, ...changes }),
    'animation.json': json(ANIMATION),
    'fonts/Body.ttf': new Uint8Array(await readFile(require.resolve(FONT))),
    'music.wav': new Uint8Array(tone),
  });
}
