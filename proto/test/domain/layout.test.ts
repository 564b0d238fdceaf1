import { describe, expect, test } from 'vitest';
import {
  animationFileOf,
  chosenLayout,
  type Layout,
  layoutsOf,
  layoutsOfVideo,
  manifestIn,
  videoIn,
} from '../../src/domain/layout.ts';
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
    const shown = manifestIn(manifest, choice);
    expect(shown && (shown.height > shown.width ? 'portrait' : 'landscape')).toBe(layout);
    expect(shown ?? {}).not.toHaveProperty('second_layout');
  });

  test('has its own place for a code, or none', () => {
    expect(manifestIn(wideBoth, undefined)?.qr).toEqual(qr);
    expect(manifestIn(wideBoth, 'portrait')).toEqual({ width: 1080, height: 1920, title: 'Wide', qr: place });
    expect(manifestIn({ ...wide, second_layout: {} }, 'portrait')).not.toHaveProperty('qr');
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
