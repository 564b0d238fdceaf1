import type { Scene } from '@nimantran/proto/domain/theme';
import { boundsUnder, layerMatrix, multiply, type Placement, placementOf } from '../lottie/matrix.ts';
import { compositions, LAYER_SHAPE, LAYER_TEXT, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import type { ThemePackage } from '../package/theme-package.ts';
import { type Bounds, beyond } from '../text/bounds.ts';
import { EmojiAssets, emojiLayer } from '../text/emoji-layers.ts';
import type { Ink } from '../text/resting-ink.ts';
import { drawText } from '../text/text-shapes.ts';
import { coverInk, sheetsOver } from './cover-ink.ts';
import { keptApart } from './keep-apart.ts';
import { type SetText, setTexts } from './set-texts.ts';

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
  /** By so many pixels it is too wide or too high for its place. */
  excess: number;
  /** The same as a share of its place. */
  excessShare: number;
  /** Its ink is in its room, where the text has to keep to it. */
  inkFits: boolean;
  /** Its visible ink at the still of each scene that shows it. */
  rests: TextAtRest[];
}

export interface TextAtRest {
  scene: Scene;
  ink: Ink;
  /** By so many pixels the ink goes beyond its visible part: the frame, a mask, its own paint. */
  cut: number;
}

export interface Outlined {
  animation: LottieAnimation;
  reports: TextReport[];
}

/**
 * Turns every text layer into shapes, or into shapes and pictures if it has emoji. The layer keeps its place, parent, timing,
 * masks, mattes and effects; paint that shows only through a text covers its ink, and texts that would meet at rest are set apart.
 * `scale` is output pixels per pixel of the animation; pictures are made for it.
 */
export function outline(animation: LottieAnimation, themePackage: ThemePackage, scale = 1): Outlined {
  const emoji = new EmojiAssets((animation.assets ?? []).map((asset) => asset.id));
  const texts = keptApart(setTexts(animation, themePackage), animation);
  const reports: TextReport[] = [];
  const layersOf = new Map(
    compositions(animation).map(({ id, layers }) => {
      const inkOf = new Map<LottieLayer, Bounds>();
      const setOf = new Map<LottieLayer, SetText>();
      const outlined = layers.map((layer) => {
        if (layer.ty !== LAYER_TEXT) return layer;
        const { t: _, ...rest } = layer;
        const set = texts.get(layer);
        // An empty text leaves an empty layer, so that the mattes and children that depend on the layer still work.
        if (!set) return { ...rest, ty: LAYER_SHAPE, shapes: [] };
        const { layout, place } = set;
        const drawn = drawText(layout, set.data, set.style.alignment);
        const shown =
          drawn.emoji.length > 0
            ? emojiLayer(rest, drawn, layout.size, place.scale * scale, emoji)
            : { ...rest, ty: LAYER_SHAPE, shapes: drawn.shapes };
        if (drawn.ink) inkOf.set(shown, drawn.ink);
        setOf.set(shown, set);
        return shown;
      });
      const covered = coverInk(outlined, inkOf);
      const placement = placementOf(animation, id);
      for (const [layer, set] of setOf) reports.push(reportOf(layer, set, covered, placement));
      return [id, covered];
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

/** The facts about a text that the checks read; `siblings` are the layers of its composition, whose paint covers the ink. */
export function reportOf(layer: LottieLayer, set: SetText, siblings: LottieLayer[], placement: Placement): TextReport {
  const { text, place, layout } = set;
  const sheets = sheetsOver(layer, siblings);
  const rests = set.rests.map(({ scene, frame, ink, windows }): TextAtRest => {
    const paint = sheets.flatMap(({ sheet, bounds }) => {
      const matrix = multiply(placement.matrix(scene.still_frame), layerMatrix(sheet, siblings, frame));
      return boundsUnder(matrix, bounds) ?? [];
    });
    return { scene, ink, cut: Math.max(0, ...[...windows, ...paint].map((window) => beyond(ink.bounds, window))) };
  });
  return {
    layer: layer.nm ?? '',
    text,
    scene: place.scene,
    size: layout.size * place.scale,
    smallestSize: place.smallestSize,
    missing: layout.missing,
    looseMarks: [...new Set(layout.clusters.flatMap(({ looseMark }) => looseMark ?? []))],
    overflows: layout.overflows,
    excess: layout.excess * place.scale,
    excessShare: layout.excessShare,
    inkFits: layout.inkFits,
    rests,
  };
}
