import { createCanvas, LottieAnimation as Skottie } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import { releasePixels } from '../draw/release-pixels.ts';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { textKeyOf } from '../package/check-manifest.ts';
import type { Outlined, TextReport } from '../stages/outline-text.ts';

/** The longer side of the frames that are compared. */
const SIDE = 480;
const EVERY_FRAMES = 6;
/** A letter counts as hidden where one of its channels of 0 to 255 changes by so much: a shade or a light over all changes it by less. */
const LEAST_CHANGE = 48;
/** Less may be the edge of something beside the letter, in pixels of `SIDE`. */
const LEAST_PIXELS = 4;

interface Hidden {
  scene: Scene;
  first: number;
  last: number;
  isAtStill: boolean;
  /** Where it hides most, in pixels of the animation. */
  worst: Spot;
}

interface Spot {
  pixels: number;
  x: number;
  y: number;
}

/**
 * Texts of the sample that something in their composition covers, from halfway to the still of their scene until its end: until then
 * doors may open over them. What passes is a warning; what is there at the still, its author has seen.
 */
export async function hiddenTextFindings({ animation, reports }: Outlined, scenes: Scene[]): Promise<LintFinding[]> {
  const uncovered = withTextsOnTop(animation);
  if (!uncovered) return [];
  const spotAt = comparing(animation, uncovered);
  const found: LintFinding[] = [];
  for (const scene of scenes) {
    const spots: (Spot & { frame: number })[] = [];
    for (const frame of framesAtRest(scene)) {
      const spot = await spotAt(frame);
      if (spot.pixels >= LEAST_PIXELS) spots.push({ ...spot, frame });
    }
    const [worst] = spots.toSorted((one, other) => other.pixels - one.pixels);
    if (!worst) continue;
    const frames = spots.map(({ frame }) => frame);
    const [first, last] = [Math.min(...frames), Math.max(...frames)];
    found.push(hiddenFinding({ scene, first, last, isAtStill: frames.includes(scene.still_frame), worst }, reports));
  }
  return found;
}

function framesAtRest({ first_frame, still_frame, last_frame }: Scene): number[] {
  const first = Math.round((first_frame + still_frame) / 2);
  const frames = Array.from({ length: last_frame - first + 1 }, (_, index) => first + index);
  return frames.filter((frame) => (frame - still_frame) % EVERY_FRAMES === 0);
}

/** How much of the texts is hidden at a frame, and where in the middle. */
function comparing(animation: LottieAnimation, uncovered: LottieAnimation): (frame: number) => Promise<Spot> {
  const scale = SIDE / Math.max(animation.w, animation.h);
  const [width, height] = [Math.round(animation.w * scale), Math.round(animation.h * scale)];
  const painters = [animation, uncovered].map((one) => Skottie.loadFromData(JSON.stringify(one)));
  const context = createCanvas(width, height).getContext('2d');
  const draw = (painter: Skottie, frame: number): Uint8ClampedArray => {
    context.clearRect(0, 0, width, height);
    painter.seekFrame(frame);
    painter.render(context, { x: 0, y: 0, width, height });
    return context.getImageData(0, 0, width, height).data;
  };
  return async (frame) => {
    const pictures = painters.map((painter) => draw(painter, frame));
    const [shown = new Uint8ClampedArray(), other = shown] = pictures;
    const hidden: number[] = [];
    for (let at = 0; at < shown.length; at += 4) if (changeAt(shown, other, at) > LEAST_CHANGE) hidden.push(at / 4);
    await Promise.all(pictures.map(releasePixels));
    const middle = (of: (pixel: number) => number) => hidden.reduce((sum, pixel) => sum + of(pixel), 0) / hidden.length / scale;
    return { pixels: hidden.length, x: middle((pixel) => pixel % width), y: middle((pixel) => Math.floor(pixel / width)) };
  };
}

function changeAt(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): number {
  const change = (channel: number): number => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
  return Math.max(change(0), change(1), change(2));
}

/** The same animation with the texts of each composition above the rest of it; undefined if nothing is above a text. */
function withTextsOnTop(animation: LottieAnimation): LottieAnimation | undefined {
  let isOther = false;
  const lifted = (layers: LottieLayer[]): LottieLayer[] => {
    const texts = new Set(layers.filter((_, index) => isTextOrItsPaint(layers, index)));
    const result = [...texts, ...layers.filter((layer) => !texts.has(layer))];
    isOther ||= result.some((layer, index) => layer !== layers[index]);
    return result;
  };
  const result = {
    ...animation,
    layers: lifted(animation.layers),
    assets: (animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: lifted(asset.layers) } : asset)),
  };
  return isOther ? result : undefined;
}

/** A matte stands just above the layer that shows only through it: both stay together if either is a text. */
function isTextOrItsPaint(layers: LottieLayer[], index: number): boolean {
  const [above, layer, below] = [layers[index - 1], layers[index], layers[index + 1]];
  const isText = (one: LottieLayer | undefined): boolean => one !== undefined && textKeyOf(one) !== undefined;
  return isText(layer) || (layer?.td === 1 && isText(below)) || (above?.td === 1 && isText(above));
}

function hiddenFinding({ scene, first, last, isAtStill, worst }: Hidden, reports: TextReport[]): LintFinding {
  const text = reports.find(({ rests }) =>
    rests.some(({ scene: { name }, ink: { bounds } }) => {
      const isInside = bounds.left <= worst.x && worst.x <= bounds.right && bounds.top <= worst.y && worst.y <= bounds.bottom;
      return name === scene.name && isInside;
    }),
  )?.text;
  const words = text === undefined ? 'a text' : `“${text.replaceAll(/\s+/g, ' ')}”`;
  const frames = last > first ? `in frames ${first} to ${last}` : `in frame ${first}`;
  return {
    code: 'hidden_text',
    severity: isAtStill ? 'note' : 'warning',
    path: `scenes.${scene.name}`,
    frame: first,
    message: `Something ${isAtStill ? 'lies' : 'passes'} over ${words} of “${scene.name}” ${frames}.`,
    advice: 'Move it aside, or below the text in the order of the layers.',
  };
}
