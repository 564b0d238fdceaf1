import { pairsOf, shownAt } from '@nimantran/proto/domain/bride-first';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { LAYER_TEXT, type LottieAnimation, type LottieAsset, type LottieLayer } from '../lottie/types.ts';
import { photoSlotOf, textKeyOf } from '../package/check-manifest.ts';
import { packageImage, type ThemePackage } from '../package/theme-package.ts';
import { permanent } from '../pipeline/errors.ts';
import { withText } from '../text/text-document.ts';
import { bindColors } from './bind-colors.ts';
import { type BoundPhoto, bindPhotos, EMPTY_IMAGE, type PhotoInput } from './bind-photos.ts';
import { fieldWords } from './clean-text.ts';
import { cutScenes } from './cut-scenes.ts';
import { type FilledText, fillField, fillTemplate, type Words } from './text-templates.ts';

export interface BindInput {
  themePackage: ThemePackage;
  spec: Pick<RenderSpec, 'details' | 'bride_first' | 'colors' | 'trial'>;
  photos: Record<string, PhotoInput>;
  /** Output pixels per pixel of the animation. */
  scale: number;
}

export interface Bound {
  animation: LottieAnimation;
  scenes: Scene[];
  frames: number;
  words: Words;
  texts: Map<string, FilledText>;
  photos: BoundPhoto[];
}

export async function bind({ themePackage, spec, photos, scale }: BindInput): Promise<Bound> {
  const { manifest } = themePackage;
  const words = wordsOf(themePackage, spec);
  const bound = await bindPhotos(themePackage, photos, spec.details === 'sample' || spec.trial === true, scale);
  const filled = [...bound.filter((photo) => photo.dataUri).map((photo) => photo.slot), ...filledFields(words)];
  // A layer or scene depends on the field or photo shown in its place.
  const filledKeys = new Set(filled.map((key) => shownAt(key, words)));
  const cut = cutScenes(themePackage.animation, manifest, filledKeys);
  const texts = new Map<string, FilledText>();
  const bindLayer = (layer: LottieLayer): LottieLayer => {
    if (isHidden(layer, filledKeys)) return { ...layer, hd: true };
    const key = textKeyOf(layer);
    if (layer.ty !== LAYER_TEXT || key === undefined) return layer;
    const template = manifest.texts[key];
    const text = template ? fillTemplate(template, words) : fillField(key, words);
    texts.set(layer.nm ?? '', text);
    return withText(layer, text.text);
  };
  const bindAsset = (asset: LottieAsset): LottieAsset => {
    if (asset.layers) return { ...asset, layers: asset.layers.map(bindLayer) };
    const slot = photoSlotOf(asset);
    if (slot === undefined && asset.p === undefined) return asset;
    const image =
      slot === undefined
        ? ownImage(themePackage, asset)
        : (bound.find((photo) => photo.slot === shownAt(slot, words))?.dataUri ?? EMPTY_IMAGE);
    return { ...asset, u: '', p: image, e: 1 };
  };
  const animation: LottieAnimation = {
    ...cut.animation,
    layers: cut.animation.layers.map(bindLayer),
    assets: (cut.animation.assets ?? []).map(bindAsset),
  };
  const colored = bindColors(animation, { ...manifest.colors, ...spec.colors });
  return { animation: colored, scenes: cut.scenes, frames: cut.frames, words, texts, photos: bound };
}

function wordsOf({ manifest }: ThemePackage, spec: BindInput['spec']): Words {
  const fields = new Map(manifest.fields.map((field) => [field.key, field]));
  const given = spec.details;
  const details = manifest.fields.map((field): [string, string] => {
    const value = given === 'sample' ? field.sample : (given[field.key] ?? '');
    return [field.key, fieldWords(field, value)];
  });
  const language = manifest.language ? { language: manifest.language } : {};
  return { fields, details: Object.fromEntries(details), brideFirst: spec.bride_first, pairs: pairsOf(manifest), ...language };
}

function filledFields(words: Words): string[] {
  return Object.entries(words.details).flatMap(([key, value]) => (value.trim() === '' ? [] : [key]));
}

/** Layers named `if:<key> …` are visible only if the field or photo is filled, `unless:<key> …` only if it is not. */
function isHidden(layer: LottieLayer, filled: Set<string>): boolean {
  const condition = /^(if|unless):([a-z][a-z0-9_]*)/.exec(layer.nm ?? '');
  if (!condition?.[2]) return false;
  return filled.has(condition[2]) !== (condition[1] === 'if');
}

function ownImage(themePackage: ThemePackage, asset: LottieAsset): string {
  const path = asset.p ?? '';
  if (path.startsWith('data:image/')) return path;
  if (/^[a-z]+:/i.test(path) || /^[a-z]+:/i.test(asset.u ?? '')) {
    throw permanent('bind', 'theme_invalid', `The image ${asset.id} is not in the package; images are never fetched.`);
  }
  return packageImage(themePackage, `${asset.u ?? ''}${path}`);
}
