import type { Resolution } from '@nimantran/proto/domain/resolution';
import { describe, expect, it } from 'vitest';
import { photoWarning, photoWarningsOf } from '../../../src/components/uploads/photo-warnings.ts';

const SLOT = { key: 'groom', label: "Groom's photo", width: 600, height: 800, required: true };

const judge = (
  width: number,
  height: number,
  resolution: Resolution,
  crop?: { x: number; y: number; width: number; height: number },
) => photoWarning(SLOT, { width, height, ...(crop && { crop }) }, resolution);

describe('warnings about photos that are too small for the video', () => {
  it.each([
    // Width and height in pixels, the resolution bought, how strong the warning is.
    [1200, 1600, '2160p', 'not'],
    [899, 1200, '2160p', 'gently'],
    [900, 1200, '2160p', 'not'],
    [598, 800, '2160p', 'strongly'],
    [600, 800, '1080p', 'not'],
    [449, 600, '1080p', 'gently'],
    [299, 400, '1080p', 'strongly'],
    [300, 400, '720p', 'not'],
    [299, 400, '720p', 'gently'],
    [199, 266, '720p', 'strongly'],
    // For a wide photo the height is the limit.
    [4000, 400, '1080p', 'gently'],
  ] as const)('%i × %i at %s is warned of: %s', (width, height, resolution, how) => {
    const warning = judge(width, height, resolution);
    expect(warning === undefined ? 'not' : warning.strong ? 'strongly' : 'gently').toBe(how);
  });

  it('counts the chosen part alone', () => {
    const part = { x: 0.4, y: 0.4, width: 0.25, height: 0.25 };
    expect(judge(1200, 1600, '1080p')).toBeUndefined();
    expect(judge(1200, 1600, '1080p', part)?.text).toBe(
      "Groom's photo will look soft at 1080p. Choose a larger photo, a larger part of it or 720p.",
    );
  });

  it('names only ways that help', () => {
    expect(judge(850, 1133, '2160p')?.text).toBe("Groom's photo will look soft at 4K. Choose a larger photo or 1080p.");
    expect(judge(100, 133, '2160p')?.text).toBe(
      "Groom's photo is too small for 4K and will look blurred. Choose a larger photo.",
    );
  });

  it('gives no warning about a photo that is not measured or missing', () => {
    expect(photoWarning(SLOT, {}, '2160p')).toBeUndefined();
    expect(photoWarning(SLOT, undefined, '2160p')).toBeUndefined();
  });

  it('judges the photos again for another resolution', () => {
    const photos = { groom: { upload_id: 'a', file_name: 'a.jpg', width: 600, height: 800 } };
    const theme = { images: [SLOT, { ...SLOT, key: 'bride' }] };
    expect(photoWarningsOf(theme, { photos, resolution: '1080p' })).toHaveLength(0);
    expect(photoWarningsOf(theme, { photos, resolution: '2160p' })).toHaveLength(1);
  });
});
