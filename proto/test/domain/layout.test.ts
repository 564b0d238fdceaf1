import { describe, expect, test } from 'vitest';
import { animationFileOf, chosenLayout, type Layout, layoutsOf, layoutsOfVideo, videoIn } from '../../src/domain/layout.ts';
import { lookFaults, looksOf, manifestIn } from '../../src/domain/look.ts';
import { offeredPalettes, type Palette, paletteFaults } from '../../src/domain/palette.ts';
import type { ThemeManifest } from '../../src/domain/theme-package.ts';

const qr = { x: 1, y: 2, size: 300 };
const place = { x: 3, y: 4, size: 310 };
const wide = { width: 1920, height: 1080, title: 'Wide', qr } as ThemeManifest;
const tall = { width: 1080, height: 1920, title: 'Tall' } as ThemeManifest;
const wideBoth = { ...wide, second_layout: { qr: place } };
const tallBoth = { ...tall, second_layout: {} };

describe('the layout of a video', () => {
  test.each<[string, ThemeManifest, Layout | undefined, Layout | undefined, string | undefined]>([
    ['a wide theme without a choice', wide, undefined, 'landscape', 'animation.json'],
    ['a wide theme, chosen wide', wide, 'landscape', 'landscape', 'animation.json'],
    ['a wide theme, chosen upright', wide, 'portrait', undefined, undefined],
    ['an upright theme without a choice', tall, undefined, 'portrait', 'animation.json'],
    ['an upright theme, chosen wide', tall, 'landscape', undefined, undefined],
    ['a wide theme with both, without a choice', wideBoth, undefined, 'landscape', 'animation.json'],
    ['a wide theme with both, chosen upright', wideBoth, 'portrait', 'portrait', 'animation.portrait.json'],
    ['a wide theme with both, chosen wide', wideBoth, 'landscape', 'landscape', 'animation.json'],
    ['an upright theme with both, without a choice', tallBoth, undefined, 'portrait', 'animation.json'],
    ['an upright theme with both, chosen wide', tallBoth, 'landscape', 'landscape', 'animation.landscape.json'],
  ])('of %s', (_, manifest, choice, layout, file) => {
    expect(chosenLayout(layoutsOf(manifest), choice)).toBe(layout);
    expect(layout && animationFileOf(manifest, layout)).toBe(file);
    const shown = manifestIn(manifest, { layout: choice });
    expect(shown && (shown.height > shown.width ? 'portrait' : 'landscape')).toBe(layout);
    expect(shown ?? {}).not.toHaveProperty('second_layout');
  });

  test('has its own place for a code, or none', () => {
    expect(manifestIn(wideBoth, {})?.qr).toEqual(qr);
    expect(manifestIn(wideBoth, { layout: 'portrait' })).toEqual({
      width: 1080,
      height: 1920,
      title: 'Wide',
      qr: place,
      colors: {},
    });
    expect(manifestIn({ ...wide, second_layout: {} }, { layout: 'portrait' })).not.toHaveProperty('qr');
  });

  test('is the same in the shop, which shows the theme’s own for one that it lacks', () => {
    expect(layoutsOfVideo({ portrait_orientation: true })).toEqual(['portrait']);
    expect(layoutsOfVideo({ portrait_orientation: false, has_second_layout: true })).toEqual(['landscape', 'portrait']);
    const shapes = [undefined, 'landscape', 'portrait'].map((choice) => [
      videoIn({ portrait_orientation: false, has_second_layout: true }, choice as Layout | undefined).portrait_orientation,
      videoIn({ portrait_orientation: false }, choice as Layout | undefined).portrait_orientation,
    ]);
    expect(shapes).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
  });

  test('has its own picture and sample in the shop, or none', () => {
    const own = {
      portrait_orientation: false,
      has_second_layout: true,
      thumbnail: '/a.jpg',
      preview_image: '/a.jpg',
      video_id: 'hosted:a',
    };
    const bare = { ...own, portrait_orientation: true, thumbnail: '', video_id: '' };
    expect(videoIn(own, 'landscape')).toEqual(own);
    expect(videoIn(own, 'portrait')).toEqual(bare);
    const both = { ...own, second_thumbnail: '/b.jpg', second_video_id: 'hosted:b' };
    expect(videoIn(both, 'portrait')).toMatchObject({ thumbnail: '/b.jpg', preview_image: '/a.jpg', video_id: 'hosted:b' });
  });
});

describe('the palette of a video', () => {
  const colors = { ground: '#111111', metal: '#222222' };
  const palettes: Palette[] = [
    { key: 'emerald', name: 'Emerald', swatch: ['#111111'], colors: {} },
    { key: 'rose', name: 'Rose', swatch: ['#aaaaaa', '#222222'], colors: { ground: '#aaaaaa' }, replaces: 129 },
  ];
  const colored = { ...wideBoth, id: 121, colors, palettes };

  test.each<[string, ThemeManifest, string | undefined, string | undefined]>([
    ['without a choice is the theme’s own', colored, undefined, '#111111'],
    ['may be the theme’s own by name', colored, 'emerald', '#111111'],
    ['changes its colours', colored, 'rose', '#aaaaaa'],
    ['that is not offered is refused', colored, 'amber', undefined],
    ['is refused by a theme without palettes', { ...wide, colors }, 'rose', undefined],
  ])('%s', (_, manifest, palette, ground) => {
    const shown = manifestIn(manifest, { palette });
    expect(shown?.colors).toEqual(ground && { ...colors, ground });
    expect(shown ?? {}).not.toHaveProperty('palettes');
    expect(lookFaults(manifest, { palette }).map(({ field }) => field)).toEqual(ground ? [] : ['palette']);
  });

  test('goes with every layout', () => {
    expect(manifestIn(colored, { layout: 'portrait', palette: 'rose' })).toMatchObject({
      width: 1080,
      colors: { ground: '#aaaaaa' },
    });
    expect(looksOf(colored)).toEqual([
      ...[{ layout: 'landscape' }, { layout: 'portrait' }],
      ...[
        { layout: 'landscape', palette: 'rose' },
        { layout: 'portrait', palette: 'rose' },
      ],
    ]);
    expect(lookFaults(wide, { layout: 'portrait', palette: 'rose' }).map(({ field }) => field)).toEqual(['layout', 'palette']);
  });

  test('is offered without what the renderer needs', () => {
    expect(offeredPalettes(palettes)).toEqual([
      { key: 'emerald', name: 'Emerald', swatch: ['#111111'] },
      { key: 'rose', name: 'Rose', swatch: ['#aaaaaa', '#222222'] },
    ]);
  });

  test('is faulty with the key of another, an unknown slot, a change to the theme’s own, or in its own theme’s place', () => {
    expect(paletteFaults(colored)).toEqual([]);
    expect(paletteFaults(wide)).toEqual([]);
    const faulty: Palette[] = [
      { key: 'rose', name: 'Own', swatch: [], colors: { ground: '#000000' } },
      { key: 'rose', name: 'Rose', swatch: [], colors: { sky: '#000000' }, replaces: 121 },
    ];
    expect(paletteFaults({ ...colored, palettes: faulty })).toEqual([
      'two palettes have the key rose',
      "the palette rose is the theme's own, so it changes no colour",
      'the palette rose names sky, which is not in colors',
      'the palette rose replaces its own theme',
    ]);
  });
});
