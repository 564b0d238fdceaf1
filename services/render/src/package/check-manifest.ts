import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { compositions, LAYER_TEXT, type LottieAnimation } from '../lottie/types.ts';
import { permanent } from '../pipeline/errors.ts';
import { templateFields } from '../stages/text-templates.ts';
import { textLayerData } from '../text/text-document.ts';

export function checkManifest(manifest: ThemeManifest, animation: LottieAnimation): void {
  const problems = manifestProblems(manifest, animation);
  if (problems.length > 0)
    throw permanent('bind', 'theme_invalid', `The theme package has errors: ${problems.slice(0, 8).join('; ')}.`);
}

/** Checks that the schema cannot express: the manifest's parts must be consistent with each other and with the animation. */
export function manifestProblems(manifest: ThemeManifest, animation: LottieAnimation, file = 'animation.json'): string[] {
  const problems: string[] = [];
  const fields = new Set(manifest.fields.map((field) => field.key));
  const slots = new Set(manifest.slots.map((slot) => slot.key));
  if (fields.size !== manifest.fields.length) problems.push('two fields share a key');
  if (slots.size !== manifest.slots.length) problems.push('two photo slots share a key');
  for (const key of [...fields, ...slots]) if (key in Object.prototype) problems.push(`the key "${key}" is reserved`);
  if (animation.w !== manifest.width || animation.h !== manifest.height) {
    problems.push(`${file} is ${animation.w}×${animation.h}, theme.json says ${manifest.width}×${manifest.height}`);
  }
  if (manifest.width === manifest.height) problems.push('width and height are equal');
  if (animation.fr !== manifest.fps) problems.push(`${file} runs at ${animation.fr} frames a second, not ${manifest.fps}`);
  if (animation.op - animation.ip < manifest.frames)
    problems.push(`${file} has ${animation.op - animation.ip} frames, theme.json says ${manifest.frames}`);
  for (const [key, template] of Object.entries(manifest.texts)) {
    for (const text of [template.text, template.bride_first ?? '']) {
      for (const field of templateFields(text))
        if (!fields.has(field)) problems.push(`texts.${key} names the field "${field}", which is not there`);
    }
  }
  const sizes = new Map(manifest.slots.map(({ key, width, height }) => [key, `${width}×${height}`]));
  for (const [one = '', other = ''] of manifest.pairs ?? []) {
    const alike = (fields.has(one) && fields.has(other)) || (sizes.has(one) && sizes.get(one) === sizes.get(other));
    if (!alike || one === other)
      problems.push(`the pair ${one} and ${other} is neither two fields nor two photo slots of one size`);
  }
  const paired = (manifest.pairs ?? []).flat();
  if (new Set(paired).size !== paired.length) problems.push('a field or photo slot is in two pairs');
  for (const scene of manifest.scenes) {
    const ordered =
      scene.first_frame <= scene.still_frame && scene.still_frame <= scene.last_frame && scene.last_frame < manifest.frames;
    if (!ordered) problems.push(`the frames of scene "${scene.name}" are out of order or past the end`);
  }
  if (!manifest.scenes[manifest.thumbnail_scene]) problems.push('thumbnail_scene is not a scene');
  for (const name of manifest.cards ?? [])
    if (!manifest.scenes.some((scene) => scene.name === name))
      problems.push(`cards names the scene "${name}", which is not there`);
  if (new Set(manifest.cards).size !== (manifest.cards ?? []).length) problems.push('cards names a scene twice');
  for (const slot of Object.keys(manifest.sample_photos))
    if (!slots.has(slot)) problems.push(`sample_photos names the slot "${slot}", which is not there`);
  for (const asset of animation.assets ?? []) {
    const slot = photoSlotOf(asset);
    if (slot !== undefined && !slots.has(slot)) problems.push(`the image asset photo:${slot} has no slot in theme.json`);
  }
  for (const composition of compositions(animation)) {
    for (const layer of composition.layers) {
      if (layer.ty !== LAYER_TEXT) continue;
      const key = textKeyOf(layer);
      if (key !== undefined && !Object.hasOwn(manifest.texts, key) && !fields.has(key))
        problems.push(`the layer text:${key} has neither a template nor a field`);
      const { document } = textLayerData(layer);
      if (!Object.hasOwn(manifest.fonts, document.f))
        problems.push(`the layer ${layer.nm ?? '?'} uses the font "${document.f}", which theme.json does not list`);
    }
  }
  return problems;
}

/** `text:<key>` of a layer's name. */
export function textKeyOf(layer: { nm?: string }): string | undefined {
  return layer.nm?.startsWith('text:') ? layer.nm.slice(5) : undefined;
}

/** `photo:<slot>` of an image asset, by its id or its name. */
export function photoSlotOf(asset: { id: string; nm?: string }): string | undefined {
  const name = [asset.id, asset.nm].find((candidate) => candidate?.startsWith('photo:'));
  return name?.slice(6);
}
