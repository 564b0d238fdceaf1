import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { expect, test } from 'vitest';
import { fieldFindings } from '../../src/lint/lint-fields.ts';
import type { LottieAnimation, LottieLayer } from '../../src/lottie/types.ts';
import { manifestProblems } from '../../src/package/check-manifest.ts';
import { readThemePackage } from '../../src/package/theme-package.ts';
import { bind } from '../../src/stages/bind.ts';
import { fixtureAnimation, fixtureManifest, photo, writeFixtureTheme } from '../support/fixture-theme.ts';

const TEXTS = ['groom', 'bride', 'groom_parents', 'bride_parents', 'groom_line', 'bride_line', 'names'];

/** The fixture with a photo and parents of each side, and the frame of a photo that may be missing. */
function coupleManifest(pairs: [string, string][]): ThemeManifest {
  const manifest = fixtureManifest();
  const line = { kind: 'name', required: false, max_length: 60 } as const;
  const slot = { width: 400, height: 300, required: false };
  return {
    ...manifest,
    fields: [
      ...manifest.fields.slice(0, 2),
      { key: 'groom_parents', label: 'Parents of the groom', ...line, sample: 'A' },
      { key: 'bride_parents', label: 'Parents of the bride', ...line, sample: 'B' },
    ],
    slots: [
      { key: 'groom_photo', label: 'Photo of the groom', ...slot },
      { key: 'bride_photo', label: 'Photo of the bride', ...slot },
    ],
    sample_photos: {},
    texts: {
      names: { text: '{groom} & {bride}' },
      groom_line: { text: 'Son of {groom_parents}', bride_first: 'Daughter of {bride_parents}' },
      bride_line: { text: 'Daughter of {bride_parents}', bride_first: 'Son of {groom_parents}' },
    },
    pairs,
  };
}

function coupleAnimation(): LottieAnimation {
  const animation: LottieAnimation = fixtureAnimation();
  const text = animation.layers[0] as LottieLayer;
  const image = animation.layers[3] as LottieLayer;
  const asset = { w: 400, h: 300, u: '', p: '', e: 0 as const };
  return {
    ...animation,
    assets: [
      { ...asset, id: 'photo:groom_photo' },
      { ...asset, id: 'photo:bride_photo' },
    ],
    layers: [
      ...TEXTS.map((key) => ({ ...text, nm: `text:${key}` })),
      { ...image, nm: 'if:groom_photo frame', refId: 'photo:groom_photo' },
      { ...image, nm: 'if:bride_photo frame', refId: 'photo:bride_photo' },
    ],
  };
}

const PAIRS: [string, string][] = [
  ['groom_parents', 'bride_parents'],
  ['groom_photo', 'bride_photo'],
];
const details = { groom: 'Rahul', bride: 'Priya', groom_parents: 'Asha & Ravi', bride_parents: 'Leela & Mohan' };

async function filled(brideFirst: boolean, slots: string[]) {
  const dir = await writeFixtureTheme();
  const themePackage = { ...readThemePackage(dir), manifest: coupleManifest(PAIRS), animation: coupleAnimation() };
  const photos = Object.fromEntries(slots.map((slot) => [slot, { path: join(dir, `${slot}.jpg`) }]));
  for (const [slot, { path }] of Object.entries(photos)) {
    await writeFile(path, slot === 'groom_photo' ? photo(800, 800) : photo(500, 500));
  }
  const bound = await bind({ themePackage, spec: { details, bride_first: brideFirst, colors: {} }, photos, scale: 1 });
  return {
    texts: TEXTS.map((key) => bound.texts.get(`text:${key}`)?.text),
    photos: (bound.animation.assets ?? []).map(({ p }) => p),
    hidden: bound.animation.layers.flatMap(({ nm, hd }) => (hd ? [nm] : [])),
  };
}

test('with the bride’s name first, names, parents and photos change places', async () => {
  const both = ['groom_photo', 'bride_photo'];
  const groomFirst = await filled(false, both);
  const brideFirst = await filled(true, both);
  expect(brideFirst.texts).toEqual([
    'Priya',
    'Rahul',
    'Leela & Mohan',
    'Asha & Ravi',
    'Daughter of Leela & Mohan',
    'Son of Asha & Ravi',
    'Priya & Rahul',
  ]);
  expect(groomFirst.photos[0]).not.toBe(groomFirst.photos[1]);
  expect(brideFirst.photos).toEqual(groomFirst.photos.toReversed());
});

test('with the bride’s name first, a frame shows where its place has a photo', async () => {
  expect((await filled(false, ['groom_photo'])).hidden).toEqual(['if:bride_photo frame']);
  expect((await filled(true, ['groom_photo'])).hidden).toEqual(['if:groom_photo frame']);
});

test('lint refuses what keeps its side when the bride’s name comes first', () => {
  const named = (manifest: ThemeManifest) =>
    fieldFindings(manifest, coupleAnimation()).flatMap(({ code, severity, path }) =>
      code === 'names' ? [`${severity} ${path}`] : [],
    );
  expect(named(coupleManifest(PAIRS))).toEqual([]);
  expect(named({ ...coupleManifest([]), has_bride_first_option: false })).toEqual([]);
  expect(named(coupleManifest([]))).toEqual([
    'error fields.groom_parents',
    'error fields.bride_parents',
    'error slots.groom_photo',
    'error slots.bride_photo',
  ]);
  const caption = coupleManifest(PAIRS);
  Object.assign(caption.texts, {
    groom_line: { text: '{groom}', bride_first: '{groom}' },
    bride_line: { text: '{bride_parents}' },
  });
  expect(named(caption)).toEqual(['error texts.groom_line', 'error texts.bride_line']);
});

test('a pair is two fields, or two photo slots of one size', () => {
  const problems = (pairs: [string, string][], change: (manifest: ThemeManifest) => void = () => {}) => {
    const manifest = coupleManifest(pairs);
    change(manifest);
    return manifestProblems(manifest, coupleAnimation()).filter((problem) => problem.includes('pair'));
  };
  expect(problems(PAIRS)).toEqual([]);
  expect(problems([['groom_parents', 'bride_photo']])).toHaveLength(1);
  expect(problems([['groom_parents', 'groom_parents']])).not.toEqual([]);
  expect(problems(PAIRS, ({ slots }) => Object.assign(slots[0] ?? {}, { width: 300 }))).toHaveLength(1);
  expect(problems([...PAIRS, ['groom_parents', 'bride']])).toHaveLength(1);
});
