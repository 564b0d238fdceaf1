import { type AssetSource, type CompositionAsset, type Layer, numbered } from './layers.ts';
import { type Color, colorProperty } from './paint.ts';
import type { LottieAnimationFile, LottieAsset } from './types.ts';

export function composition(id: string, width: number, height: number, layers: readonly Layer[]): CompositionAsset {
  return { kind: 'composition', id, width, height, layers };
}

export interface AnimationSpec {
  title: string;
  width: number;
  height: number;
  frames: number;
  layers: readonly Layer[];
  /** Slot colours by name. */
  colors: Readonly<Record<string, Color>>;
  /** Names of the fonts that the text layers use. */
  fonts: readonly string[];
}

/** The animation file of a video: numbers the layers, collects their assets, and makes colours slots. */
export function animationOf(spec: AnimationSpec): LottieAnimationFile {
  const assets = new Map<string, LottieAsset>();
  gather(spec.layers, spec.frames, assets);
  return {
    v: '5.7.0',
    fr: 30,
    ip: 0,
    op: spec.frames,
    w: spec.width,
    h: spec.height,
    ddd: 0,
    nm: spec.title,
    assets: [...assets.values()],
    layers: numbered(spec.layers, spec.frames),
    fonts: { list: spec.fonts.map((name) => ({ fName: name, ...familyAndStyle(name), ascent: 75 })) },
    slots: Object.fromEntries(Object.entries(spec.colors).map(([name, color]) => [name, { p: colorProperty(color) }])),
  };
}

function gather(layers: readonly Layer[], frames: number, into: Map<string, LottieAsset>): void {
  for (const layer of layers) {
    const { matte, matteOut } = layer.options;
    gather(
      [matte, matteOut].filter((other) => other !== undefined),
      frames,
      into,
    );
    for (const asset of layer.assets) {
      const id = asset.kind === 'photo' ? `photo:${asset.slot}` : asset.id;
      if (into.has(id)) continue;
      if (asset.kind === 'composition') gather(asset.layers, frames, into);
      into.set(id, write(asset, frames));
    }
  }
}

function write(asset: AssetSource, frames: number): LottieAsset {
  if (asset.kind === 'photo')
    return { id: `photo:${asset.slot}`, w: asset.width, h: asset.height, u: 'samples/', p: asset.file, e: 0 };
  if (asset.kind === 'sprite') return { id: asset.id, w: asset.width, h: asset.height, u: 'props/', p: asset.file, e: 0 };
  return { id: asset.id, nm: asset.id, fr: 30, layers: numbered(asset.layers, frames) };
}

function familyAndStyle(name: string): { fFamily: string; fStyle: string } {
  const [family = name, style = 'Regular'] = name.split('-');
  return { fFamily: family.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' '), fStyle: style };
}
