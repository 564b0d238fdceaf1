import { createCanvas, LottieAnimation as Skottie } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { LintFinding, LongestText } from '@nimantran/proto/domain/theme-lint';
import { releasePixels } from '../draw/release-pixels.ts';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { textKeyOf } from '../package/check-manifest.ts';
import type { ThemePackage } from '../package/theme-package.ts';
import { bind } from '../stages/bind.ts';
import { type Outlined, outline, type TextAtRest } from '../stages/outline-text.ts';
import { beginningOf, SAMPLE_SCRIPTS, SAMPLE_WORDS } from './longest-text.ts';

/** The longer side of the frames that are compared. */
const SIDE = 480;
const EVERY_FRAMES = 6;
/** A letter counts as hidden where one of its channels of 0 to 255 changes by so much: a shade or a light over all changes it by less. */
const LEAST_CHANGE = 48;
/** Less may be the edge of something beside the letter, in pixels of `SIDE`. */
const LEAST_PIXELS = 4;

interface Spot {
  pixels: number;
  /** In the middle of what is hidden, in pixels of the animation. */
  x: number;
  y: number;
}

type SpotAt = (frame: number) => Promise<Spot>;

/**
 * Texts of the sample that something in their composition covers, from halfway to the still of their scene until its end: until then
 * doors may open over them. What passes is a warning; what is there at the still, its author has seen.
 */
export async function hiddenTextFindings(outlined: Outlined, scenes: Scene[]): Promise<LintFinding[]> {
  const spotAt = comparing(outlined.animation);
  if (!spotAt) return [];
  const found: LintFinding[] = [];
  for (const scene of scenes) {
    const spots: (Spot & { frame: number })[] = [];
    for (const frame of framesAtRest(scene)) {
      const spot = await spotAt(frame);
      if (spot.pixels >= LEAST_PIXELS) spots.push({ ...spot, frame });
    }
    const [worst] = spots.toSorted((one, other) => other.pixels - one.pixels);
    if (!worst) continue;
    const [first = 0, ...later] = spots.map(({ frame }) => frame);
    const last = later.at(-1);
    const lies = [first, ...later].includes(scene.still_frame);
    const where = `${wordsAt(worst, scene, outlined)} of “${scene.name}” ${last ? `in frames ${first} to ${last}` : `in frame ${first}`}`;
    found.push({
      ...findingIn(scene),
      severity: lies ? 'note' : 'warning',
      frame: first,
      message: `Something ${lies ? 'lies' : 'passes'} over ${where}.`,
    });
  }
  return found;
}

/** Texts at the longest that fits, which something covers at the still of a scene and does not in the sample. */
export async function hiddenAtLongestFindings(texts: LongestText[], themePackage: ThemePackage): Promise<LintFinding[]> {
  const found = new Map<string, LintFinding>();
  const { fields } = themePackage.manifest;
  const inSample = comparing((await drawnWith('sample', themePackage)).outlined.animation);
  for (const script of SAMPLE_SCRIPTS) {
    const longest = new Map(texts.map(({ field, fits }) => [field, beginningOf(SAMPLE_WORDS[script], fits[script] ?? 0)]));
    const details = Object.fromEntries(fields.map(({ key, sample }) => [key, longest.get(key) || sample]));
    const { outlined, scenes } = await drawnWith(details, themePackage);
    const spotAt = comparing(outlined.animation);
    for (const scene of scenes.filter(({ name }) => !found.has(name))) {
      const spot = await spotAt?.(scene.still_frame);
      if (!spot || spot.pixels < LEAST_PIXELS) continue;
      const seen = await inSample?.(scene.still_frame);
      if (seen && seen.pixels >= LEAST_PIXELS) continue;
      const message = `Something lies over ${wordsAt(spot, scene, outlined)} of “${scene.name}”, which the sample keeps clear of.`;
      found.set(scene.name, { ...findingIn(scene), frame: scene.still_frame, message });
    }
  }
  return [...found.values()];
}

async function drawnWith(details: 'sample' | Record<string, string>, themePackage: ThemePackage) {
  const scale = SIDE / Math.max(themePackage.manifest.width, themePackage.manifest.height);
  const spec = { details, bride_first: false, colors: {}, trial: true };
  const { animation, scenes } = await bind({ themePackage, spec, photos: {}, scale });
  return { outlined: outline(animation, themePackage, scale), scenes };
}

function framesAtRest({ first_frame, still_frame, last_frame }: Scene): number[] {
  const first = Math.round((first_frame + still_frame) / 2);
  const frames = Array.from({ length: last_frame - first + 1 }, (_, index) => first + index);
  return frames.filter((frame) => (frame - still_frame) % EVERY_FRAMES === 0);
}

/** Measures how much of an animation's texts is hidden at a frame; undefined if nothing is above a text. */
function comparing(animation: LottieAnimation): SpotAt | undefined {
  const uncovered = withTextsOnTop(animation);
  if (!uncovered) return undefined;
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

/** The text at a spot, in quotation marks. */
function wordsAt({ x, y }: Spot, scene: Scene, { reports }: Outlined): string {
  const isInk = ({ scene: { name }, ink: { bounds } }: TextAtRest): boolean =>
    name === scene.name && bounds.left <= x && x <= bounds.right && bounds.top <= y && y <= bounds.bottom;
  const text = reports.find(({ rests }) => rests.some(isInk))?.text;
  return text === undefined ? 'a text' : `“${text.replaceAll(/\s+/g, ' ')}”`;
}

function findingIn({ name }: Scene) {
  const advice = 'Move it aside, or below the text in the order of the layers, or give the text a smaller box.';
  return { code: 'hidden_text', severity: 'note', path: `scenes.${name}`, advice } as const;
}
