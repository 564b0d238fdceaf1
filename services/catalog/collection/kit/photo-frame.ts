import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { type Layer, type LayerOptions, type PhotoAsset, photo, shapes } from './lottie/layers.ts';
import { type Animated, EASE, track } from './lottie/motion.ts';
import type { Color, Gradient } from './lottie/paint.ts';
import { fill, outline, stroke } from './lottie/shapes.ts';
import type { Outline, Vector } from './lottie/types.ts';
import type { SamplePicture } from './theme.ts';

/** A place for a customer's photo, and the picture that the sample video shows there. */
export interface PhotoPlace {
  slot: PhotoSlot;
  asset: PhotoAsset;
  sample: SamplePicture;
}

/** The slot has the proportions of its sample picture. */
export function photoPlace(key: string, label: string, sample: SamplePicture, required = true): PhotoPlace {
  const { width, height, file } = sample;
  return { slot: { key, label, width, height, required }, asset: { kind: 'photo', slot: key, width, height, file }, sample };
}

export interface PhotoFrame {
  /** The opening, centred on [0, 0]. */
  opening: Outline;
  /** The area that the photo must cover: width and height of the opening, and its centre. */
  covers: { width: number; height: number; middle?: Vector };
  at: Animated<Vector>;
  rotate?: Animated<number>;
  /** First frame in which it is visible, and the length of the scene: the photo zooms slowly all that time. */
  from: number;
  frames: number;
  push?: readonly [from: number, to: number];
  /** Behind the photo; visible while it fades in and if no photo is given. */
  backing: Color | Gradient;
  rim?: { paint: Color | Gradient; width: number };
  parent?: Layer;
}

/** A photo in its opening: backing, the photo cut to shape with a slow zoom, a rim. All of it fades in together. */
export function framedPhoto({ asset }: PhotoPlace, frame: PhotoFrame): Layer[] {
  const { opening, covers, at, rotate = 0, from, frames, push = [112, 103], backing, rim, parent } = frame;
  const seen = track([from, 0, EASE.inOut], [from + 12, 100]);
  const options: LayerOptions = { at, rotate, from, ...(parent ? { parent } : {}) };
  const cover = Math.max(covers.width / asset.width, covers.height / asset.height);
  const size = (percent: number): Vector => [cover * percent, cover * percent];
  const [mx = 0, my = 0] = covers.middle ?? [0, 0];
  // The anchor contains the offset of the opening's centre, so that the photo follows the frame.
  const anchor = [asset.width / 2 - mx / cover, asset.height / 2 - my / cover];
  const [x, y] = [covers.width / 2, covers.height / 2];
  const box = { left: mx - x, right: mx + x, top: my - y, bottom: my + y };
  const name = `photo of ${asset.slot}`;
  return [
    shapes(`${name} backing`, [outline(opening), fill(backing)], { ...options, opacity: seen }),
    photo(asset, {
      ...options,
      anchor,
      scale: track([from, size(push[0]), EASE.out], [frames, size(push[1])]),
      opacity: seen,
      matte: { ...shapes(`${name} opening`, [outline(opening), fill('#ffffff')], options), box },
    }),
    ...(rim ? [shapes(`${name} rim`, [outline(opening), stroke(rim.paint, rim.width)], { ...options, opacity: seen })] : []),
  ];
}
