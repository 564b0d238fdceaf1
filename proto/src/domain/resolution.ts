import { Type } from 'typebox';

/** Resolutions on sale, in the order of the price lists. */
export const RESOLUTIONS = ['720p', '1080p', '2160p'] as const;
export const Resolution = Type.Enum([...RESOLUTIONS]);
export type Resolution = (typeof RESOLUTIONS)[number];

/** Resolutions that are rendered: those on sale, and 480p for samples and previews. The number is the shorter side in pixels. */
export const RENDER_RESOLUTIONS = ['480p', ...RESOLUTIONS] as const;
export const RenderResolution = Type.Enum([...RENDER_RESOLUTIONS]);
export type RenderResolution = (typeof RENDER_RESOLUTIONS)[number];

/** Shorter side in pixels; even, as yuv420p requires. */
export const SHORT_SIDE_PX: Record<RenderResolution, number> = { '480p': 480, '720p': 720, '1080p': 1080, '2160p': 2160 };

/** Labels shown where people choose a resolution or pay for it. */
export const RESOLUTION_LABELS: Readonly<Record<RenderResolution, string>> = {
  '480p': '480p, for review',
  '720p': '720p HD',
  '1080p': '1080p Full HD',
  '2160p': '2160p 4K',
};
/** The same inside a sentence. */
export const SHORT_RESOLUTION_LABELS: Readonly<Record<Resolution, string>> = { '720p': '720p', '1080p': '1080p', '2160p': '4K' };
