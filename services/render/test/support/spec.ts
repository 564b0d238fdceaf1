import type { RenderSpec } from '@nimantran/proto/jobs/render';

/** The samples of the theme at 480p, without a watermark. */
export const aSpec = (change: Partial<RenderSpec> = {}): RenderSpec => ({
  theme: { id: 1, version: '1', package_key: 'themes/1.zip' },
  details: 'sample',
  photos: {},
  music: null,
  bride_first: false,
  colors: {},
  resolution: '480p',
  watermark: 'none',
  stills: true,
  ...change,
});
