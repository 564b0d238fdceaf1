import type { Scene } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { FrameSize } from '../draw/frame-size.ts';
import { type Regions, regionsOf } from '../draw/regions.ts';
import { letGo } from '../draw/release-pixels.ts';
import { LAYER_SOLID, LAYER_TEXT, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import { photoSlotOf } from '../package/check-manifest.ts';
import type { ThemePackage } from '../package/theme-package.ts';
import { CELL, type Ink } from '../text/resting-ink.ts';
import { withText } from '../text/text-document.ts';
import { bind } from './bind.ts';
import { openPainter, stackOf } from './draw-stills.ts';
import { outline } from './outline-text.ts';
import { withoutUnseenTexts } from './unseen-texts.ts';

/** A scene of a theme's own sample at rest, which its maker has seen and approved. */
export interface SampleScene {
  /** In cells of `CELL` pixels. */
  size: FrameSize;
  /** The ink of each text, by the name of its layer. */
  inkOf: (layer: string) => readonly Ink[];
  /** The scene without its texts, at its still and a little earlier, one pixel a cell. The first call draws it. */
  around: () => readonly Regions[];
}

/** The scene of that name, if the sample has it. */
export type SampleScenes = (name: string) => SampleScene | undefined;

const known = new WeakMap<LottieAnimation, Promise<SampleScenes>>();

/** The scenes of an opened package's sample, each of them set and drawn at most once. */
export function sampleScenesOf(themePackage: ThemePackage): Promise<SampleScenes> {
  const scenes = known.get(themePackage.animation) ?? openScenes(themePackage);
  known.set(themePackage.animation, scenes);
  return scenes;
}

/** In so many frames a passing thing, such as a petal, moves from its place. */
const FRAMES_BEFORE = 24;
/** Photos are drawn as a plain sheet, so they are cut as small as can be. */
const PHOTO_SCALE = 0.001;
/** Unlike the surroundings of photos. */
const PHOTO_COLOR = '#ff00ff';

async function openScenes(whole: ThemePackage): Promise<SampleScenes> {
  const spec = { details: 'sample' as const, bride_first: false, colors: {} };
  const { animation, scenes, frames } = await bind({ themePackage: whole, spec, photos: {}, scale: PHOTO_SCALE });
  const themePackage = { ...whole, manifest: { ...whole.manifest, scenes, frames } };
  const bare = once(() => outline(withoutWordsAndPhotos(animation), themePackage).animation);
  const opened = new Map(scenes.map((scene) => [scene.name, once(() => openScene(scene, animation, bare, themePackage))]));
  return (name) => opened.get(name)?.();
}

function openScene(
  { name, first_frame: first, still_frame: frame }: Scene,
  animation: LottieAnimation,
  bare: () => LottieAnimation,
  themePackage: ThemePackage,
): SampleScene {
  const { reports } = outline(withoutUnseenTexts(animation, frame), themePackage);
  const inks = Map.groupBy(
    reports.flatMap(({ layer, rests }) => rests.filter(({ scene }) => scene.name === name).map(({ ink }) => ({ layer, ink }))),
    ({ layer }) => layer,
  );
  const { width, height } = themePackage.manifest;
  const size = { width: Math.ceil(width / CELL), height: Math.ceil(height / CELL) };
  return {
    size,
    inkOf: (layer) => inks.get(layer)?.map(({ ink }) => ink) ?? [],
    around: once(() =>
      [frame, Math.max(first, frame - FRAMES_BEFORE)].map((at) => drawn(bare(), at, size, themePackage.manifest)),
    ),
  };
}

function drawn(bare: LottieAnimation, frame: number, size: FrameSize, manifest: ThemeManifest): Regions {
  const painter = openPainter(
    stackOf(bare, manifest.frames, () => false, { frame, isPainted: () => false }),
    manifest,
    size,
    false,
  );
  painter.draw(frame);
  const pixels = painter.pixels();
  const regions = regionsOf(pixels, size);
  letGo(pixels);
  return regions;
}

function withoutWordsAndPhotos(animation: LottieAnimation): LottieAnimation {
  const photos = new Map(
    (animation.assets ?? []).filter((asset) => photoSlotOf(asset) !== undefined).map((asset) => [asset.id, asset]),
  );
  const emptied = (layer: LottieLayer): LottieLayer => {
    if (layer.ty === LAYER_TEXT) return withText(layer, '');
    const photo = layer.refId === undefined ? undefined : photos.get(layer.refId);
    return photo ? { ...layer, ty: LAYER_SOLID, sw: photo.w, sh: photo.h, sc: PHOTO_COLOR } : layer;
  };
  return {
    ...animation,
    layers: animation.layers.map(emptied),
    assets: (animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: asset.layers.map(emptied) } : asset)),
  };
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
