import type { Scene } from '@nimantran/proto/domain/theme';
import { permanent } from '../errors.ts';
import {
  compositions,
  LAYER_SHAPE,
  LAYER_TEXT,
  type LottieAnimation,
  type LottieFont,
  type LottieLayer,
} from '../lottie/types.ts';
import { packagePath, type ThemePackage } from '../package/theme-package.ts';
import { beside, weightOf } from '../text/fallback-fonts.ts';
import { FontFace } from '../text/font-face.ts';
import type { FontChoice } from '../text/itemise.ts';
import { layoutText, type TextLayout } from '../text/layout.ts';
import { textLayerData } from '../text/text-document.ts';
import { textShapes } from '../text/text-shapes.ts';
import { alignmentOf, placeText, roomOf, type TextPlace } from './text-room.ts';

/** What became of one text layer, for the checks. Sizes are in pixels of the animation's frame, at rest. */
export interface TextReport {
  layer: string;
  text: string;
  scene: Scene | undefined;
  size: number;
  smallestSize: number;
  missing: string[];
  overflows: boolean;
}

export interface Outlined {
  animation: LottieAnimation;
  reports: TextReport[];
}

/** Below the smallest size that reads well a text may still shrink by a quarter, and is reported; beyond that it overflows. */
const LAST_RESORT = 0.75;

/** Turns every text layer into shapes. The layer keeps its place, parent, timing, masks, mattes and effects. */
export function outline(animation: LottieAnimation, themePackage: ThemePackage): Outlined {
  const fonts = new Map<string, FontChoice>();
  const reports: TextReport[] = [];
  const fontFor = (name: string): FontChoice => {
    const known = fonts.get(name) ?? loadFont(name, themePackage, animation.fonts?.list ?? []);
    fonts.set(name, known);
    return known;
  };
  const outlineLayer = (layer: LottieLayer, siblings: LottieLayer[], compositionId: string | null): LottieLayer => {
    if (layer.ty !== LAYER_TEXT) return layer;
    const place = placeText(layer, siblings, compositionId, animation, themePackage.manifest.scenes);
    const { shapes, report } = outlineText(layer, place, fontFor);
    if (report) reports.push(report);
    const { t: _, ...rest } = layer;
    return { ...rest, ty: LAYER_SHAPE, shapes };
  };
  const layersOf = new Map(
    compositions(animation).map(({ id, layers }) => [id, layers.map((layer) => outlineLayer(layer, layers, id))]),
  );
  const { fonts: _, chars: __, ...rest } = animation;
  return {
    animation: {
      ...rest,
      layers: layersOf.get(null) ?? [],
      assets: animation.assets?.map((asset) => (asset.layers ? { ...asset, layers: layersOf.get(asset.id) ?? [] } : asset)),
    },
    reports,
  };
}

function outlineText(
  layer: LottieLayer,
  place: TextPlace,
  fontFor: (name: string) => FontChoice,
): { shapes: unknown[]; report?: TextReport } {
  const data = textLayerData(layer);
  const { document } = data;
  const text = document.ca === 1 ? document.t.toLocaleUpperCase('en') : document.t;
  // An empty text leaves an empty layer, so that mattes and children of the layer keep what they hang on.
  if (text.trim() === '' || layer.hd) return { shapes: [] };
  const style = {
    fonts: fontFor(document.f),
    size: document.s,
    lineHeight: document.lh ?? document.s * 1.2,
    tracking: document.tr ?? 0,
    alignment: alignmentOf(document.j ?? 0),
    baselineShift: document.ls ?? 0,
  };
  const room = roomOf(document, place);
  const fit = (smallest: number): TextLayout => layoutText(text, style, room, smallest);
  const smallest = place.smallestSize / place.scale;
  const comfortable = fit(smallest);
  const layout = comfortable.overflows ? fit(smallest * LAST_RESORT) : comfortable;
  return {
    shapes: textShapes(layout, data),
    report: {
      layer: layer.nm ?? '',
      text,
      scene: place.scene,
      size: layout.size * place.scale,
      smallestSize: place.smallestSize,
      missing: layout.missing,
      overflows: layout.overflows,
    },
  };
}

function loadFont(name: string, themePackage: ThemePackage, list: LottieFont[]): FontChoice {
  const file = themePackage.manifest.fonts[name];
  if (file === undefined) throw permanent('outline', 'theme_invalid', `The theme uses the font "${name}" but does not list it.`);
  const facts = list.find((font) => font.fName === name);
  const path = packagePath(themePackage, `fonts/${file.replace(/^fonts\//, '')}`);
  try {
    const theme = FontFace.fromFile(path);
    return { theme, ...beside(theme, weightOf(`${facts?.fWeight ?? ''} ${facts?.fStyle ?? ''} ${name}`)) };
  } catch (error) {
    throw permanent('outline', 'theme_invalid', `The theme's font ${file} cannot be read.`, error);
  }
}
