import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PhotoSlot, Scene, ThemeField } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { type Layer, stack } from './layers.ts';
import { playTune, type Tune } from './music.ts';
import { type Color, colorProp } from './shapes.ts';

const require = createRequire(import.meta.url);

/** Name in the animation → file in its npm package. All have the SIL Open Font License. */
const FONTS = {
  'CormorantGaramond-SemiBold': 'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf',
  'CormorantGaramond-Italic': 'cormorant-garamond/500Medium_Italic/CormorantGaramond_500Medium_Italic.ttf',
  'GreatVibes-Regular': 'great-vibes/400Regular/GreatVibes_400Regular.ttf',
  'Marcellus-Regular': 'marcellus/400Regular/Marcellus_400Regular.ttf',
  'Mukta-SemiBold': 'mukta/600SemiBold/Mukta_600SemiBold.ttf',
  'Baloo2-Bold': 'baloo-2/700Bold/Baloo2_700Bold.ttf',
  'Fraunces-SemiBold': 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
} as const;
export type FontName = keyof typeof FONTS;

export type Palette = Readonly<Record<string, { slot: string; hex: string }>>;

/** Colours by name, each a slot that a designer can change. */
export function palette<Name extends string>(colors: Record<Name, string>): Record<Name, { slot: string; hex: string }> {
  const entries = Object.entries<string>(colors).map(([slot, hex]) => [slot, { slot, hex }]);
  return Object.fromEntries(entries);
}

export interface Exported {
  assets: readonly unknown[];
  layers: readonly unknown[];
}

export interface CorpusTheme {
  id: number;
  title: string;
  category: string;
  description: string;
  size: readonly [width: 1920 | 1080, height: 1080 | 1920];
  frames: number;
  fields: readonly ThemeField[];
  texts: ThemeManifest['texts'];
  pairs?: ThemeManifest['pairs'];
  scenes: readonly Scene[];
  colors: Palette;
  fonts: readonly FontName[];
  /** Layers of the video in the kit's types, or exported assets and layers. */
  layers: readonly Layer[] | Exported;
  compositions?: Readonly<Record<string, { layers: readonly Layer[]; frames: number }>>;
  /** Additional pictures of the theme: path in the package → content. */
  pictures?: Readonly<Record<string, () => Buffer>>;
  photos?: readonly (PhotoSlot & { picture: () => Buffer })[];
  tune: Tune;
}

export async function writeTheme(theme: CorpusTheme, dir: string): Promise<void> {
  await mkdir(join(dir, 'fonts'), { recursive: true });
  await mkdir(join(dir, 'samples'), { recursive: true });
  await writeFile(join(dir, 'theme.json'), `${JSON.stringify(manifestOf(theme), undefined, 2)}\n`);
  await writeFile(join(dir, 'animation.json'), JSON.stringify(animationOf(theme)));
  await writeFile(join(dir, 'music.wav'), playTune(theme.tune));
  for (const photo of theme.photos ?? []) await writeFile(join(dir, 'samples', `${photo.key}.jpg`), photo.picture());
  for (const [path, picture] of Object.entries(theme.pictures ?? {})) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), picture());
  }
  for (const name of theme.fonts) {
    const source = require.resolve(`@expo-google-fonts/${FONTS[name]}`);
    await writeFile(join(dir, 'fonts', `${name}.ttf`), await readFile(source));
    await writeFile(join(dir, 'fonts', `${name}-OFL.txt`), await readFile(join(dirname(dirname(source)), 'LICENSE_FONT')));
  }
}

function manifestOf(theme: CorpusTheme): ThemeManifest {
  const [width, height] = theme.size;
  const slots = (theme.photos ?? []).map(({ picture: _, ...slot }) => slot);
  const looped = theme.tune.seconds < theme.frames / 30;
  return {
    format: 1,
    id: theme.id,
    title: theme.title,
    category: theme.category,
    category_id: theme.category === 'wedding' ? 1 : 2,
    sub_category: '',
    description: theme.description,
    tags: ['Corpus'],
    has_watermark: false,
    default_audio_only: false,
    has_bride_first_option: theme.fields.some((field) => field.role === 'bride'),
    is_elite_version: false,
    auto_deliver: false,
    priority: 1,
    pricing_id: 'pricing_005',
    width,
    height,
    fps: 30,
    frames: theme.frames,
    fields: [...theme.fields],
    slots,
    sample_photos: Object.fromEntries(slots.map((slot) => [slot.key, `${slot.key}.jpg`])),
    texts: theme.texts,
    ...(theme.pairs ? { pairs: theme.pairs } : {}),
    scenes: [...theme.scenes],
    thumbnail_scene: 0,
    colors: Object.fromEntries(Object.values(theme.colors).map(({ slot, hex }) => [slot, hex])),
    music: {
      file: 'music.wav',
      title: 'Strings',
      fade_out_seconds: 1.5,
      beats_per_minute: theme.tune.beatsPerMinute,
      ...(looped ? { when_short: 'loop' } : {}),
    },
    fonts: Object.fromEntries(theme.fonts.map((name) => [name, `${name}.ttf`])),
  };
}

function animationOf(theme: CorpusTheme): Record<string, unknown> {
  const [w, h] = theme.size;
  const photos = (theme.photos ?? []).map(({ key, width, height }) => ({
    id: `photo:${key}`,
    w: width,
    h: height,
    u: 'samples/',
    p: `${key}.jpg`,
    e: 0,
  }));
  const compositions = Object.entries(theme.compositions ?? {}).map(([id, { layers, frames }]) => ({
    id,
    nm: id,
    fr: 30,
    layers: stack(layers, frames),
  }));
  const { assets, layers } =
    'assets' in theme.layers ? theme.layers : { assets: [...photos, ...compositions], layers: stack(theme.layers, theme.frames) };
  const slots = Object.values(theme.colors).map((color): [string, unknown] => [color.slot, { p: plain(color) }]);
  return {
    v: '5.12.2',
    fr: 30,
    ip: 0,
    op: theme.frames,
    w,
    h,
    nm: theme.title,
    ddd: 0,
    assets,
    fonts: {
      list: theme.fonts.map((fName) => ({ fName, fFamily: fName.split('-')[0], fStyle: fName.split('-')[1], ascent: 75 })),
    },
    layers,
    ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
  };
}

function plain(color: Color): Record<string, unknown> {
  const { sid: _, ...rest } = colorProp(color);
  return rest;
}
