import type { Scene } from '@nimantran/proto/domain/theme';
import {
  compositions,
  LAYER_SHAPE,
  LAYER_TEXT,
  type LottieAnimation,
  type LottieFont,
  type LottieLayer,
} from '../lottie/types.ts';
import { packagePath, type ThemePackage } from '../package/theme-package.ts';
import { permanent } from '../pipeline/errors.ts';
import { EmojiAssets, emojiLayer } from '../text/emoji-layers.ts';
import { beside, weightOf } from '../text/fallback-fonts.ts';
import { FontFace } from '../text/font-face.ts';
import type { Bounds } from '../text/ink-bounds.ts';
import type { FontChoice } from '../text/itemise.ts';
import { layoutText, type TextLayout, type TextStyle } from '../text/layout.ts';
import { textLayerData } from '../text/text-document.ts';
import { type DrawnText, drawText } from '../text/text-shapes.ts';
import { coverInk } from './cover-ink.ts';
import { alignmentOf, justifyOf, placeText, roomOf, type TextPlace } from './text-placement.ts';

/** The outcome for one text layer, for the checks. Sizes are in pixels of the animation's frame, at rest. */
export interface TextReport {
  layer: string;
  text: string;
  scene: Scene | undefined;
  size: number;
  smallestSize: number;
  missing: string[];
  /** Pieces of the text with a sign that no letter carries; a dotted circle is drawn there. */
  looseMarks: string[];
  overflows: boolean;
}

export interface Outlined {
  animation: LottieAnimation;
  reports: TextReport[];
}

/** A text may shrink by a quarter below the smallest size that reads well, and is reported; beyond that it overflows. */
const LAST_RESORT = 0.75;

/** A text longer than this is no invitation. */
const LONGEST_TEXT = 5000;

/**
 * Turns every text layer into shapes, or into shapes and pictures if it has emoji. The layer keeps its place, parent, timing,
 * masks, mattes and effects; paint that shows only through a text covers its ink. `scale` is output pixels per pixel of the animation; pictures are made for it.
 */
export function outline(animation: LottieAnimation, themePackage: ThemePackage, scale = 1): Outlined {
  const emoji = new EmojiAssets((animation.assets ?? []).map((asset) => asset.id));
  const fonts = fontsOf(themePackage);
  const reports: TextReport[] = [];
  const inkOf = new Map<LottieLayer, Bounds>();
  const fontFor = (name: string): ThemeFont => {
    const known = fonts.get(name) ?? loadFont(name, themePackage, animation.fonts?.list ?? []);
    fonts.set(name, known);
    return known;
  };
  const outlineLayer = (layer: LottieLayer, siblings: LottieLayer[], compositionId: string | null): LottieLayer => {
    if (layer.ty !== LAYER_TEXT) return layer;
    const place = placeText(layer, siblings, compositionId, animation, themePackage.manifest.scenes);
    const { drawn, report } = outlineText(layer, place, fontFor);
    if (report) reports.push(report);
    const { t: _, ...rest } = layer;
    const outlined =
      report && drawn.emoji.length > 0
        ? emojiLayer(rest, drawn, report.size / place.scale, place.scale * scale, emoji)
        : { ...rest, ty: LAYER_SHAPE, shapes: drawn.shapes };
    if (drawn.ink) inkOf.set(outlined, drawn.ink);
    return outlined;
  };
  const layersOf = new Map(
    compositions(animation).map(({ id, layers }) => {
      const outlined = layers.map((layer) => outlineLayer(layer, layers, id));
      return [id, coverInk(outlined, inkOf)];
    }),
  );
  const { fonts: _, chars: __, ...rest } = animation;
  return {
    animation: {
      ...rest,
      layers: layersOf.get(null) ?? [],
      assets: [
        ...(animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: layersOf.get(asset.id) ?? [] } : asset)),
        ...emoji.assets,
      ],
    },
    reports,
  };
}

function outlineText(
  layer: LottieLayer,
  place: TextPlace,
  fontFor: (name: string) => ThemeFont,
): { drawn: DrawnText; report?: TextReport } {
  const data = textLayerData(layer);
  const { document } = data;
  const text = document.ca === 1 ? document.t.toLocaleUpperCase('en') : document.t;
  // An empty text leaves an empty layer, so that the mattes and children that depend on the layer still work.
  if (text.trim() === '' || layer.hd) return { drawn: { shapes: [], emoji: [], ink: undefined } };
  if (text.length > LONGEST_TEXT) {
    const reason = `The text of "${layer.nm ?? '?'}" has ${text.length} characters; at most ${LONGEST_TEXT} are set.`;
    throw permanent('outline', 'theme_invalid', reason);
  }
  const { ascent, ...fonts } = fontFor(document.f);
  const style: TextStyle = {
    fonts,
    size: document.s,
    lineHeight: document.lh ?? document.s * 1.2,
    tracking: document.tr ?? 0,
    alignment: alignmentOf(document.j ?? 0),
    baselineShift: document.ls ?? 0,
    justify: justifyOf(document.j ?? 0),
    smallCaps: document.ca === 2,
    // Boxes from After Effects begin at the font's ascent as its exporter measured it; for those with `vj` the font itself sets
    // it.
    ascent: document.vj === undefined ? ascent : undefined,
  };
  const room = roomOf(data, place);
  const fit = (smallest: number): TextLayout => layoutText(text, style, room, smallest);
  const smallest = place.smallestSize / place.scale;
  const comfortable = fit(smallest);
  const layout = comfortable.overflows ? fit(smallest * LAST_RESORT) : comfortable;
  return {
    drawn: drawText(layout, data, style.alignment),
    report: {
      layer: layer.nm ?? '',
      text,
      scene: place.scene,
      size: layout.size * place.scale,
      smallestSize: place.smallestSize,
      missing: layout.missing,
      looseMarks: [...new Set(layout.clusters.flatMap(({ looseMark }) => looseMark ?? []))],
      overflows: layout.overflows,
    },
  };
}

interface ThemeFont extends FontChoice {
  /** From the top of a box to the first baseline in em, as the animation's exporter measured it. */
  ascent: number | undefined;
}

const loadedFonts = new WeakMap<LottieAnimation, Map<string, ThemeFont>>();

/** The fonts of an opened package are read once, however often its texts are set. */
function fontsOf({ animation }: ThemePackage): Map<string, ThemeFont> {
  const fonts = loadedFonts.get(animation) ?? new Map<string, ThemeFont>();
  loadedFonts.set(animation, fonts);
  return fonts;
}

function loadFont(name: string, themePackage: ThemePackage, list: LottieFont[]): ThemeFont {
  const file = themePackage.manifest.fonts[name];
  if (file === undefined) throw permanent('outline', 'theme_invalid', `The theme uses the font "${name}" but does not list it.`);
  const facts = list.find((font) => font.fName === name);
  const path = packagePath(themePackage, `fonts/${file.replace(/^fonts\//, '')}`);
  try {
    const theme = FontFace.fromFile(path);
    const ascent = facts?.ascent !== undefined && facts.ascent > 0 ? facts.ascent / 100 : undefined;
    return { theme, ascent, ...beside(theme, weightOf(`${facts?.fWeight ?? ''} ${facts?.fStyle ?? ''} ${name}`)) };
  } catch (error) {
    throw permanent('outline', 'theme_invalid', `The theme's font ${file} cannot be read.`, error);
  }
}
