import { createCanvas } from '@napi-rs/canvas';
import type { Crop } from '@nimantran/proto/domain/customisation';
import { coverPart, densityOf } from '@nimantran/proto/domain/photo-part';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import type { LottieAnimation } from '../lottie/types.ts';
import { MAX_BOUND_PIXELS } from '../package/limits.ts';
import { packagePath, type ThemePackage } from '../package/theme-package.ts';
import { permanent } from '../pipeline/errors.ts';
import { cutPhoto, inspectPhoto, type PhotoCut, type PhotoFile, PhotoProblem } from './photo-file.ts';

/** Allows slow zooms into a photo without visible pixels. */
const ZOOM_ROOM = 1.3;

/** One transparent pixel, shown by an empty slot. */
export const EMPTY_IMAGE = `data:image/png;base64,${createCanvas(1, 1).toBuffer('image/png').toString('base64')}`;

export interface PhotoInput {
  path: string;
  crop?: Crop;
}

export interface BoundPhoto {
  slot: string;
  /** Absent if the slot stays empty. */
  dataUri?: string;
  /** Source pixels per output pixel of the slot; below 1 the photo is enlarged. */
  density?: number;
}

/**
 * Crops each photo to its slot's shape, at a size that fits the output; a sample fills empty slots from the theme. Throws a
 * permanent RenderError, `photo_invalid` for a customer's photo and `theme_invalid` for a sample.
 */
export async function bindPhotos(
  themePackage: ThemePackage,
  photos: Record<string, PhotoInput>,
  samples: boolean,
  scale: number,
): Promise<BoundPhoto[]> {
  const planned: (Plan | { slot: PhotoSlot })[] = [];
  for (const slot of themePackage.manifest.slots) {
    const sample = samples ? themePackage.manifest.sample_photos[slot.key] : undefined;
    const own = photos[slot.key];
    if (own) planned.push(await planCut(slot, own, scale, { code: 'photo_invalid', name: `The photo for “${slot.label}”` }));
    else if (sample !== undefined) {
      const file = `samples/${sample.replace(/^samples\//, '')}`;
      const owner = { code: 'theme_invalid', name: `The theme's ${file}` };
      planned.push(await planCut(slot, { path: packagePath(themePackage, file) }, scale, owner));
    } else planned.push({ slot });
  }
  const pixels = planned.reduce((sum, plan) => sum + ('cut' in plan ? plan.cut.width * plan.cut.height : 0), 0);
  const shrink = Math.min(1, Math.sqrt(MAX_BOUND_PIXELS / pixels));
  const bound: BoundPhoto[] = [];
  // One after the other: a decoded photo takes up to 250 MB.
  for (const plan of planned) {
    if (!('cut' in plan)) bound.push({ slot: plan.slot.key });
    else {
      const dataUri = await naming(plan.owner, () => cutOnce(themePackage, plan.file, shrunk(plan.cut, shrink)));
      bound.push({ slot: plan.slot.key, dataUri, density: plan.density });
    }
  }
  return bound;
}

/** As many cuts of photos as are kept with an opened package, for the next still of the same words. */
const KEPT_CUTS = 20;
const cuts = new WeakMap<LottieAnimation, Map<string, string>>();

async function cutOnce({ animation }: ThemePackage, file: PhotoFile, cut: PhotoCut): Promise<string> {
  const kept = cuts.get(animation) ?? new Map<string, string>();
  cuts.set(animation, kept);
  const name = JSON.stringify([file.path, cut]);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const dataUri = await cutPhoto(file, cut);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT_CUTS) kept.delete(oldest);
  kept.set(name, dataUri);
  return dataUri;
}

interface Owner {
  code: string;
  name: string;
}

interface Plan {
  slot: PhotoSlot;
  owner: Owner;
  file: PhotoFile;
  cut: PhotoCut;
  density: number;
}

async function planCut(slot: PhotoSlot, { path, crop }: PhotoInput, scale: number, owner: Owner): Promise<Plan> {
  const file = await naming(owner, () => inspectPhoto(path));
  const part = coverPart(file.width, file.height, slot.width / slot.height, crop);
  const wanted = Math.min(part.width, slot.width * scale * ZOOM_ROOM);
  const width = Math.max(2, Math.round(wanted));
  const height = Math.max(2, Math.round((wanted * slot.height) / slot.width));
  return { slot, owner, file, cut: { part, width, height }, density: densityOf(part, slot, scale) };
}

function shrunk({ part, width, height }: PhotoCut, by: number): PhotoCut {
  return { part, width: Math.max(2, Math.floor(width * by)), height: Math.max(2, Math.floor(height * by)) };
}

async function naming<Result>({ code, name }: Owner, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoProblem) throw permanent('bind', code, `${name} ${error.message}`);
    throw error;
  }
}
