import { coverPart, densityOf, LEAST_DENSITY, slotScale } from '@nimantran/proto/domain/photo-part';
import { RESOLUTIONS, type Resolution, SHORT_RESOLUTION_LABELS } from '@nimantran/proto/domain/resolution';
import type { PhotoSlot, Video } from '@nimantran/proto/domain/theme';
import type { Draft, DraftPhoto } from '../../lib/drafts/draft.ts';
import { FEWEST_PIXELS, zoomOf } from '../../lib/uploads/crop.ts';

export interface PhotoWarning {
  /** Key of the photo's slot. */
  slot: string;
  /** True if the flaw is obvious at first sight. */
  strong: boolean;
  text: string;
}

/** A warning if a photo has too few pixels for the chosen resolution, by the same measure as the checks of the video. */
export function photoWarning(
  slot: PhotoSlot,
  photo: Pick<DraftPhoto, 'width' | 'height' | 'crop'> | undefined,
  resolution: Resolution,
): PhotoWarning | undefined {
  const { width, height, crop } = photo ?? {};
  if (!width || !height) return undefined;
  const part = coverPart(width, height, slot.width / slot.height, crop);
  const density = (at: Resolution) => densityOf(part, slot, slotScale(at));
  if (density(resolution) >= LEAST_DENSITY) return undefined;
  const strong = density(resolution) < FEWEST_PIXELS;
  const lower = RESOLUTIONS.slice(0, RESOLUTIONS.indexOf(resolution)).findLast((other) => density(other) >= LEAST_DENSITY);
  const size = { width, height };
  const isPart = crop !== undefined && zoomOf(size, slot, crop) > 1.01;
  const ways = ['a larger photo', ...(isPart ? ['a larger part of it'] : []), ...(lower ? [SHORT_RESOLUTION_LABELS[lower]] : [])];
  const look = strong
    ? `is too small for ${SHORT_RESOLUTION_LABELS[resolution]} and will look blurred`
    : `will look soft at ${SHORT_RESOLUTION_LABELS[resolution]}`;
  return { slot: slot.key, strong, text: `${slot.label} ${look}. Choose ${anyOf(ways)}.` };
}

/** Warnings for all photos of the draft. None of them blocks the order. */
export function photoWarningsOf(theme: Pick<Video, 'images'>, draft: Pick<Draft, 'photos' | 'resolution'>): PhotoWarning[] {
  const found = (theme.images ?? []).map((slot) => photoWarning(slot, draft.photos[slot.key], draft.resolution));
  return found.filter((warning) => warning !== undefined);
}

function anyOf(ways: readonly string[]): string {
  if (ways.length < 3) return ways.join(' or ');
  return `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`;
}
