import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from '../../../src/components/pictures/picture.tsx';
import { inPlace, themePicture } from '../../../src/lib/themes/theme-picture.ts';

const theme = { thumbnail: '/api/theme-media/1/v/thumbnail.jpg', portrait_orientation: false };
const files = themePicture(theme);
const upright = themePicture({ ...theme, portrait_orientation: true });
if (!files || !upright) throw new Error('A theme with a still has a picture.');

describe('the layout of a theme that a place shows', () => {
  const second = { second_thumbnail: '/api/theme-media/1/v/second/thumbnail.jpg', second_video_id: 'hosted:1/v/second' };
  const own = { ...theme, preview_image: theme.thumbnail, video_id: 'hosted:1/v' };
  test.each([
    ['wide', false, { ...own, ...second }, theme.thumbnail],
    ['upright', true, { ...own, ...second }, second.second_thumbnail],
    ['upright, of a theme whose second has no picture', true, own, theme.thumbnail],
    ['wide, of an upright theme with both', false, { ...own, ...second, portrait_orientation: true }, second.second_thumbnail],
  ])('is the one that fits: %s', (_, upright, given, thumbnail) => {
    const shown = inPlace(given, upright);
    expect(shown.thumbnail).toBe(thumbnail);
    expect(themePicture(shown)?.width).toBe(shown.portrait_orientation ? 1080 : 1920);
    expect(shown.portrait_orientation).toBe(thumbnail === theme.thumbnail ? given.portrait_orientation : upright);
  });
});

describe('a picture', () => {
  test('of a theme comes as AVIF, then WebP, then the small JPEG', () => {
    expect(files.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(files.sources[0]?.srcSet).toContain('/api/theme-media/1/v/thumbnail_web-480.avif 480w');
    expect(files.src).toBe('/api/theme-media/1/v/thumbnail_web.jpg');
  });
  test('is offered no wider than its still', () => {
    expect(files.sources[0]?.srcSet).toContain('1440w');
    expect(upright.sources[0]?.srcSet).not.toContain('1440w');
  });
  test('is none where a theme has no still yet', () => {
    expect(themePicture({ thumbnail: '', portrait_orientation: false })).toBeUndefined();
  });
  test('waits until it comes near, and has its room before', () => {
    const html = renderToStaticMarkup(<Picture files={files} alt="A frame" sizes="92vw" />);
    expect(html).toMatch(/width="1920" height="1080" loading="lazy"/);
    expect(html).not.toContain('preload');
  });
  test('that is the first of its page is asked for by the head, as AVIF', () => {
    const html = renderToStaticMarkup(<Picture files={files} alt="" sizes="92vw" load="first" />);
    expect(html).toMatch(/<link rel="preload" as="image" type="image\/avif" fetchPriority="high"[^>]*imageSizes="92vw"/);
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/);
    expect(html).not.toContain('loading="lazy"');
  });
});
