// Long because it is one list: each rule of the lint has its case, with one faulty package.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { CORPUS_NAMES, type CorpusName, writeCorpusTheme } from '../../corpus/corpus.ts';
import { costFindings } from '../../src/lint/lint-costs.ts';
import { featureFindings } from '../../src/lint/lint-features.ts';
import { fieldFindings } from '../../src/lint/lint-fields.ts';
import { sceneFindings } from '../../src/lint/lint-scenes.ts';
import { lintTheme } from '../../src/lint/lint-theme.ts';
import type { LottieAnimation, LottieLayer } from '../../src/lottie/types.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { fixtureAnimation, fixtureManifest, writeFixtureTheme } from '../support/fixture-theme.ts';

const still = (k: unknown) => ({ a: 0, k });
const layer = (change: Partial<LottieLayer>): LottieLayer => ({
  ty: 4,
  nm: 'thing',
  ip: 0,
  op: 45,
  ks: {},
  shapes: [],
  ...change,
});
const withLayer = (change: Partial<LottieLayer>): LottieAnimation => {
  const animation: LottieAnimation = fixtureAnimation();
  return { ...animation, layers: [layer(change), ...animation.layers] };
};
const animator = (change: object) => ({ d: { k: [{ t: 0, s: { f: 'Body', s: 60, t: 'x' } }] }, a: [change], p: {}, m: { g: 1 } });

describe('what would be missing from the video', () => {
  test.each<[string, Partial<LottieLayer>, string]>([
    [
      'an expression',
      { ks: { o: { a: 0, k: 50, x: 'wiggle(1, 2)' } } },
      'error expression: Expressions are not run: opacity keeps the value without them.',
    ],
    [
      'an unknown effect',
      { ef: [{ ty: 5, nm: 'Glow', mn: 'ADBE Glo2', en: 1 }] },
      'error effect: The effect “Glow” (ADBE Glo2) is not drawn.',
    ],
    [
      'an effect that is off',
      { ef: [{ ty: 29, nm: 'Blur', mn: 'ADBE Gaussian Blur 2', en: 0 }] },
      'warning effect: The effect “Blur” is switched off but is still drawn.',
    ],
    ['a layer style', { sy: [{ ty: 5 }] }, 'error layer_style: The layer style “bevel and emboss” is not drawn.'],
    ['a sound layer', { ty: 6 }, 'error layer_type: A sound layer is not played.'],
    ['an adjustment layer', { ty: 12 }, 'error layer_type: A layer of the kind “adjustment” is not drawn.'],
    ['a light', { ty: 14 }, 'error layer_type: A layer of the kind “light” is not drawn.'],
    ['a blend mode', { bm: 18 }, 'error blend_mode: Blend mode 18 is drawn as normal.'],
    ['motion blur', { mb: true }, 'warning motion_blur: Motion blur is not drawn.'],
    ['a steep skew', { ks: { sk: still(88) } }, 'warning shape: A skew of more than 85° is drawn as one of 85°.'],
    ['a mask mode', { masksProperties: [{ mode: 'l' }] }, 'error mask: A mask of the mode “lighten” is ignored.'],
    [
      'an expanded mask',
      { masksProperties: [{ mode: 'a', x: still(8) }] },
      'warning mask: The expansion of a mask is not drawn.',
    ],
    ['a zig-zag', { shapes: [{ ty: 'gr', it: [{ ty: 'zz' }] }] }, 'error shape: The shape operator “zig-zag” is not drawn.'],
    ['a half copy', { shapes: [{ ty: 'rp', c: still(2.5) }] }, 'warning shape: A repeater draws whole copies only.'],
    [
      'a round star',
      { shapes: [{ ty: 'sr', os: still(40) }] },
      'warning shape: The roundness of a star or polygon is not drawn.',
    ],
    [
      'a layer in space',
      { ddd: 1 },
      'note space: A layer in space is drawn in the order of the layers; it neither cuts through others nor takes light or shadow.',
    ],
    [
      'blurred letters',
      { ty: 5, t: animator({ a: { bl: still([9, 9]) } }) },
      'error text_feature: The text uses blurred letters, which is not drawn.',
    ],
  ])('%s', (_, change, expected) => {
    const findings = featureFindings(withLayer(change));
    expect(findings.map(({ severity, code, message }) => `${severity} ${code}: ${message}`)).toEqual([expected]);
    expect(findings[0]).toMatchObject({ path: 'root › thing', frame: 0 });
  });

  test('controls of expressions and hidden layers are passed over', () => {
    expect(featureFindings(withLayer({ ef: [{ ty: 5, nm: 'Speed', mn: 'ADBE Slider Control', en: 1 }] }))).toEqual([]);
    expect(featureFindings(withLayer({ hd: true, bm: 18 }))).toEqual([]);
  });

  test('a layer inside a composition is named with it and with its frame in the video', () => {
    const animation = withLayer({ ty: 0, refId: 'inner', ip: 12, st: 12 });
    const assets = [...(animation.assets ?? []), { id: 'inner', nm: 'Names', layers: [layer({ nm: 'leaf', ip: 3, mb: true })] }];
    expect(featureFindings({ ...animation, assets })).toMatchObject([{ path: 'Names › leaf', frame: 15 }]);
  });
});

const codes = (findings: { severity: string; code: string; path?: string }[]): string[] =>
  findings.map(({ severity, code, path }) => `${severity} ${code} ${path}`);

describe('what the form asks for and the video shows', () => {
  const said = (change: (manifest: ThemeManifest) => void, animation: LottieAnimation = fixtureAnimation()): string[] => {
    const manifest = fixtureManifest();
    change(manifest);
    return codes([...fieldFindings(manifest, animation), ...sceneFindings(manifest, animation)]);
  };
  const scene = (name: string, first_frame: number, last_frame: number, change: object = {}) => ({
    name,
    first_frame,
    last_frame,
    still_frame: last_frame,
    ...change,
  });

  test('a theme in order has no findings', () => {
    expect(said(() => {})).toEqual([]);
  });

  test.each<[string, (manifest: ThemeManifest) => void, string[]]>([
    [
      'a field without a layer',
      (m) => m.fields.push({ key: 'rsvp', label: 'RSVP', kind: 'text', required: false, max_length: 20, sample: 'x' }),
      ['error unused_field fields.rsvp'],
    ],
    [
      'a slot without a layer',
      (m) => m.slots.push({ key: 'home', label: 'Home', width: 90, height: 90, required: false }),
      ['error unused_slot slots.home'],
    ],
    [
      'a slot of another size than its asset',
      (m) => Object.assign(m.slots[0] ?? {}, { height: 400 }),
      ['warning unused_slot slots.couple'],
    ],
    [
      'a template without a layer',
      (m) => Object.assign(m.texts, { rsvp: { text: 'Kindly reply' } }),
      ['warning unused_text texts.rsvp'],
    ],
    ['a colour without a slot', (m) => Object.assign(m.colors, { rim: '#ffffff' }), ['warning unused_color colors.rim']],
    [
      'a font without a text',
      (m) => Object.assign(m.fonts, { Title: 'NotoSans_600SemiBold.ttf' }),
      ['note unused_font fonts.Title'],
    ],
    [
      'a required field without a sample',
      (m) => Object.assign(m.fields[0] ?? {}, { sample: ' ' }),
      ['error sample fields.groom'],
    ],
    ['a sample that is too long', (m) => Object.assign(m.fields[1] ?? {}, { max_length: 3 }), ['error sample fields.bride']],
    [
      'a required photo without a sample',
      (m) => {
        Object.assign(m.slots[0] ?? {}, { required: true });
        m.sample_photos = {};
      },
      ['error sample slots.couple'],
    ],
    ['names without roles', (m) => Object.assign(m.fields[0] ?? {}, { role: undefined }), ['error names fields']],
    [
      'a function without a day',
      (m) => Object.assign(m.fields[3] ?? {}, { function: 'Reception' }),
      ['note functions fields.date', 'error functions fields.time'],
    ],
    [
      'a second day of one function',
      (m) => m.fields.push({ ...m.fields[2], key: 'message', kind: 'date' } as (typeof m.fields)[number]),
      ['warning functions fields.message'],
    ],
    [
      'a function whose start no field tells',
      (m) => Object.assign(m.fields[3] ?? {}, { kind: 'text' }),
      ['note functions fields.date'],
    ],
    ['a time that tells', (m) => Object.assign(m.fields[3] ?? {}, { tells: 'time' }), ['error functions fields.time']],
    [
      'a gap between scenes',
      (m) => {
        m.scenes = [scene('A', 0, 19), scene('B', 25, 44)];
      },
      ['error scene scenes “B”'],
    ],
    [
      'scenes over each other',
      (m) => {
        m.scenes = [scene('A', 0, 24), scene('B', 20, 44)];
      },
      ['error scene scenes “B”'],
    ],
    [
      'frames after the last scene',
      (m) => {
        m.scenes = [scene('A', 0, 40)];
      },
      ['error scene scenes “A”'],
    ],
    [
      'two scenes of one name',
      (m) => {
        m.scenes = [scene('A', 0, 19), scene('A', 20, 44)];
      },
      ['error scene scenes “A”'],
    ],
    [
      'a scene that hangs on nothing, and has no layer of its own',
      (m) => {
        m.scenes = [scene('A', 0, 19, { only_with: ['dog'] }), scene('B', 20, 44)];
      },
      ['error optional_scene scenes “A”', 'error optional_scene scenes “A”'],
    ],
    [
      'only scenes that may vanish',
      (m) => {
        m.scenes = [scene('A', 0, 44, { only_with: ['message'] })];
      },
      ['note optional_scene scenes “A”', 'warning optional_scene scenes “A”', 'error optional_scene scenes'],
    ],
  ])('%s', (_, change, expected) => {
    expect(said(change)).toEqual(expected);
  });

  test('conditions and words that name no field', () => {
    expect(said(() => {}, withLayer({ nm: 'if:dog kennel' }))).toEqual(['error condition root › if:dog kennel']);
    expect(said(() => {}, withLayer({ nm: 'unless:groom alone' }))).toEqual(['warning condition root › unless:groom alone']);
    expect(said(() => {}, withLayer({ nm: 'Title', ty: 5, t: animator({}) }))).toEqual(['note unnamed_text root › Title']);
  });
});

describe('what makes a video slow', () => {
  const turning = {
    r: {
      a: 1,
      k: [
        { t: 0, s: [0] },
        { t: 45, s: [90] },
      ],
    },
  };
  const sheet = (stops: number) => ({
    shapes: [
      {
        ty: 'gr',
        it: [
          { ty: 'rc', s: still([1920, 1080]) },
          { ty: 'gf', g: { p: stops, k: still([]) } },
        ],
      },
    ],
  });
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lint-costs-'));
    await mkdir(join(dir, 'images'));
    await writeFile(join(dir, 'images', 'wall.png'), createCanvas(5000, 3000).toBuffer('image/png'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));
  const costs = (animation: LottieAnimation): string[] => codes(costFindings({ dir, manifest: fixtureManifest(), animation }));

  test('a gradient of three colours that moves over the frame', () => {
    expect(costs(withLayer({ ...sheet(3), ks: turning }))).toEqual(['warning cost root › thing']);
    expect(costs(withLayer({ ...sheet(2), ks: turning }))).toEqual([]);
    expect(costs(withLayer(sheet(3)))).toEqual([]);
  });

  test('a crowd of layers, a camera, a layer that blends with many, a wide moving blur, a huge image', () => {
    const animation = withLayer({});
    expect(costs({ ...animation, layers: [...animation.layers, ...Array.from({ length: 320 }, () => layer({}))] })).toEqual([
      'warning cost root',
    ]);
    const hung = Array.from({ length: 14 }, () => layer({ parent: 70 }));
    expect(costs({ ...animation, layers: [layer({ ty: 3, ind: 70, nm: 'camera', ks: turning }), ...hung] })).toEqual([
      'note cost root › camera',
    ]);
    const alike = [layer({ nm: 'light', bm: 2 }), ...Array.from({ length: 14 }, () => layer({}))];
    expect(costs({ ...animation, layers: alike })).toEqual(['warning cost root › light']);
    expect(costs({ ...animation, layers: alike.slice(0, 5) })).toEqual([]);
    expect(costs(withLayer({ ks: turning, ef: [{ ty: 29, mn: 'ADBE Gaussian Blur 2', ef: [{ v: still(120) }] }] }))).toEqual([
      'warning cost root › thing',
    ]);
    const assets = [{ id: 'wall', w: 5000, h: 3000, u: 'images/', p: 'wall.png' }];
    expect(costs({ ...animation, assets })).toEqual(['warning cost assets.wall']);
  });
});

describe('a whole package', () => {
  const shorter = (manifest: ThemeManifest): void => {
    for (const [index, limit] of [
      [0, 40],
      [1, 40],
      [4, 90],
    ] as const)
      Object.assign(manifest.fields[index] ?? {}, { max_length: limit });
  };
  const lint = async (
    animation: LottieAnimation | undefined,
    change: (manifest: ThemeManifest) => void = () => {},
  ): Promise<ThemeLint> => {
    const dir = await writeFixtureTheme((manifest) => {
      shorter(manifest);
      change(manifest);
    });
    if (animation) await writeFile(join(dir, 'animation.json'), JSON.stringify(animation));
    return lintTheme(dir);
  };

  test('in order: no findings, and what its font and its fields hold', async () => {
    const { findings, fonts, texts } = await lint(undefined);
    expect(findings).toEqual([]);
    expect(fonts).toMatchObject([
      { font: 'Body', scripts: { Latn: 'covered', Gujr: 'fallback', Arab: 'fallback', Hebr: 'none' } },
    ]);
    expect(texts.map(({ field, fits }) => [field, fits.Latin, fits.Devanagari, fits.Tamil])).toEqual([
      ['groom', 40, 40, 40],
      ['bride', 40, 40, 40],
      ['message', 90, 90, 90],
    ]);
  });

  test('of both layouts: what one of them lacks, with its file, and a text as long as it may be in either', async () => {
    const dir = await writeFixtureTheme((manifest) => {
      shorter(manifest);
      manifest.second_layout = {};
    });
    expect(codes((await lintTheme(dir)).findings)).toEqual(['error package undefined']);
    const animation: LottieAnimation = fixtureAnimation();
    const write = (layers: LottieLayer[]) =>
      writeFile(join(dir, 'animation.portrait.json'), JSON.stringify({ ...animation, w: 1080, h: 1920, layers }));
    await write(animation.layers.filter(({ nm }) => nm !== 'text:message'));
    const lacking = [
      ...['error unused_field animation.portrait.json › fields.message', 'error scene scenes.Names'],
      ...['warning unused_text animation.portrait.json › texts.message'],
    ];
    expect(codes((await lintTheme(dir)).findings)).toEqual(expect.arrayContaining(lacking));
    await write(animation.layers);
    const { findings, texts } = await lintTheme(dir);
    for (const finding of lacking) expect(codes(findings)).not.toContain(finding);
    expect(texts.find(({ field }) => field === 'message')?.fits.Latin).toBeLessThan(90);
    expect(openThemePackage(dir).manifest).toMatchObject({ width: 1920, height: 1080 });
    expect(openThemePackage(dir, { layout: 'portrait' })).toMatchObject({
      ...{ manifest: { width: 1080, height: 1920 }, animation: { w: 1080 } },
    });
  });

  test('with palettes: faults in theme.json, and what only another palette shows', async () => {
    const own = { key: 'wine', name: 'Wine', swatch: ['#4a1237'], colors: {} };
    const linted = (colors: Record<string, string>) =>
      lint(undefined, (manifest) => {
        manifest.colors = { ...manifest.colors, twin: '#4A1237' };
        manifest.palettes = [own, { key: 'rose', name: 'Rose', swatch: ['#aa3355'], colors }];
      });
    const always = 'warning unused_color colors.twin';
    expect(codes((await linted({ ground: '#aa3355', twin: '#aa3355' })).findings)).toEqual([always]);
    expect(codes((await linted({ sky: '#aa3355' })).findings)).toEqual(['error package palettes', always]);
    const { findings } = await linted({ ground: '#aa3355' });
    expect(codes(findings)).toEqual(['error package palettes.rose', always]);
    expect(findings[0]?.message).toContain('ground and twin are one colour in the theme and several in “Rose”');
    const dir = await writeFixtureTheme((manifest) => {
      manifest.palettes = [own, { key: 'rose', name: 'Rose', swatch: ['#aa3355'], colors: { ground: '#aa3355' } }];
    });
    expect(openThemePackage(dir, { palette: 'rose' }).manifest.colors).toEqual({ ground: '#aa3355' });
    expect(() => openThemePackage(dir, { palette: 'amber' })).toThrow('does not offer the palette amber');
  });

  test('a field that takes more than its box holds says how much fits', async () => {
    const { findings, texts } = await lint(undefined, (manifest) => Object.assign(manifest.fields[4] ?? {}, { max_length: 250 }));
    expect(codes(findings)).toEqual(['warning field_too_long fields.message']);
    const fits = texts.find(({ field }) => field === 'message')?.fits.Latin ?? 0;
    expect(fits).toBeGreaterThan(90);
    expect(fits).toBeLessThan(160);
    expect(findings[0]?.message).toContain(`only ${fits} (Latin)`);
  });

  test('a ground that does not reach to the end is seen', async () => {
    const animation: LottieAnimation = fixtureAnimation();
    const layers = animation.layers.map((one) => (one.nm === 'ground' ? { ...one, op: 40 } : one));
    expect((await lint({ ...animation, layers })).findings).toMatchObject([
      { code: 'empty_ground', severity: 'warning', frame: 40 },
    ]);
  });

  describe('something over words', () => {
    const petal = (change: Partial<LottieLayer> = {}): LottieLayer => {
      const round = { ty: 'el', p: still([0, 0]), s: still([60, 60]) };
      const black = { ty: 'fl', c: still([0, 0, 0, 1]), o: still(100), r: 1 };
      return layer({ nm: 'petal', ks: { p: still([960, 620]) }, shapes: [round, black], ...change });
    };
    const found = async (arrange: (layers: LottieLayer[]) => LottieLayer[]) => {
      const animation: LottieAnimation = fixtureAnimation();
      const { findings } = await lint({ ...animation, layers: arrange(animation.layers) });
      return findings.map(({ code, severity, frame, message }) => [`${severity} ${code} ${frame}`, message]);
    };
    const WHEN = '“Saturday, 7 December 2030, 7:30 PM” of “Names”';

    test('that passes is a warning, that is there at the still a note', async () => {
      expect(await found((layers) => [petal({ ip: 20, op: 32 }), ...layers])).toEqual([
        ['warning hidden_text 22', `Something passes over ${WHEN} in frames 22 to 28.`],
      ]);
      expect(await found((layers) => [petal(), ...layers])).toEqual([
        ['note hidden_text 22', `Something lies over ${WHEN} in frames 22 to 40.`],
      ]);
    });

    test('that only the longest texts reach is a note', async () => {
      const findings = await found((layers) => [petal({ ks: { p: still([1500, 400]) } }), ...layers]);
      expect(findings.filter(([finding]) => finding?.includes('hidden_text'))).toEqual([
        [
          'note hidden_text 40',
          expect.stringMatching(/^Something lies over “.+ & .+” of “Names”, which the sample keeps clear of\.$/),
        ],
      ]);
    });

    test.each<[string, (layers: LottieLayer[]) => LottieLayer[]]>([
      ['below them', (layers) => layers.toSpliced(3, 0, petal())],
      ['beside them', (layers) => [petal({ ks: { p: still([60, 540]) } }), ...layers]],
      ['that is gone before they are at rest', (layers) => [petal({ op: 20 }), ...layers]],
      [
        'that shows only through them',
        (layers) => layers.map((one, index) => (index === 1 ? { ...one, td: 1 } : one)).toSpliced(2, 0, petal({ tt: 1 })),
      ],
    ])('is no fault %s', async (_, arrange) => {
      expect((await found(arrange)).filter(([finding]) => finding?.includes('hidden_text'))).toEqual([]);
    });
  });

  test('a sample that its place is too small for', async () => {
    const { findings } = await lint(undefined, (manifest) => Object.assign(manifest.fields[1] ?? {}, { sample: 'W'.repeat(40) }));
    expect(codes(findings)).toEqual(['warning field_too_long fields.groom', 'warning sample fields.bride']);
  });

  test.each<[string, LottieAnimation | undefined, (manifest: ThemeManifest) => void, RegExp]>([
    [
      'a layer without a field',
      withLayer({ nm: 'text:dog', ty: 5, t: animator({}) }),
      () => {},
      /text:dog has neither a template nor a field/,
    ],
    ['a still outside its scene', undefined, (m) => Object.assign(m.scenes[0] ?? {}, { still_frame: 60 }), /out of order/],
    [
      'a font that is missing',
      undefined,
      (m) => {
        m.fonts = { Body: 'Gone.ttf' };
      },
      /Gone\.ttf/,
    ],
    [
      'an image outside the package',
      {
        ...withLayer({ ty: 2, refId: 'far', shapes: undefined }),
        assets: [...fixtureAnimation().assets, { id: 'far', w: 9, h: 9, u: 'https://example.com/', p: 'a.png' }],
      },
      () => {},
      /never fetched/,
    ],
  ])('%s is one error', async (_, animation, change, message) => {
    const { findings } = await lint(animation, change);
    expect(findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['error package']);
    expect(findings[0]?.message).toMatch(message);
  });
});

describe('the corpus', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lint-corpus-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  test.each(shortOrAll<readonly CorpusName[]>(['portrait', 'bodymovin'], CORPUS_NAMES))(
    '%s has the errors it is made to have',
    async (name) => {
      const { findings } = await lintTheme(await writeCorpusTheme(name, join(dir, name)));
      const errors = findings.filter(({ severity }) => severity === 'error').map(({ code, path }) => `${code} ${path}`);
      const afterEffectsOnly = [
        'expression Scene 1 › Moon glow',
        'expression Rosette › Rosette',
        'expression Scene 2 › Petals',
        'effect Scene 3 › Ribbon',
      ];
      expect(errors).toEqual(name === 'bodymovin' ? afterEffectsOnly : []);
    },
    60_000,
  );
});
