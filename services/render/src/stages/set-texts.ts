import { compositions, LAYER_TEXT, type LottieAnimation, type LottieFont, type LottieLayer } from '../lottie/types.ts';
import { packagePath, type ThemePackage } from '../package/theme-package.ts';
import { permanent } from '../pipeline/errors.ts';
import { beside, weightOf } from '../text/fallback-fonts.ts';
import { FontFace } from '../text/font-face.ts';
import type { FontChoice } from '../text/itemise.ts';
import { layoutText, type TextLayout, type TextStyle } from '../text/layout.ts';
import { type Ink, inkAt, movedDown } from '../text/resting-ink.ts';
import { type TextLayerData, textLayerData } from '../text/text-document.ts';
import { alignmentOf, justifyOf, placeText, roomOf, type TextPlace, type TextRest } from './text-placement.ts';

/** A text layer's text, laid out in its room. */
export interface SetText {
  text: string;
  data: TextLayerData;
  style: TextStyle;
  place: TextPlace;
  layout: TextLayout;
  /** Its visible ink at the still of each scene that shows it. */
  rests: (TextRest & { ink: Ink })[];
  change: Change;
  /** The same text, laid out again. */
  reset: (change: Omit<Change, 'down'>) => SetText;
}

/** How a text differs from its maker's setting, so that it keeps clear of the others. */
export interface Change {
  fitsInk: boolean;
  /** A share of the size. */
  scale: number;
  /** Pixels of the layer. */
  down: number;
}

/** The same text with a change; it is laid out again only if more changes than its height in the frame. */
export function changed(set: SetText, change: Change): SetText {
  const { fitsInk, scale } = set.change;
  const same = fitsInk === change.fitsInk && scale === change.scale ? set : set.reset(change);
  return change.down === same.change.down ? same : moved(same, change.down - same.change.down);
}

const AS_PLACED: Change = { fitsInk: false, scale: 1, down: 0 };

/** A text may shrink by a quarter below the smallest size that reads well, and is reported; beyond that it overflows. */
const LAST_RESORT = 0.75;

/** A text longer than this is no invitation. */
const LONGEST_TEXT = 5000;

/** Lays out every text of an animation; empty and hidden ones are left out. */
export function setTexts(
  animation: LottieAnimation,
  themePackage: ThemePackage,
  fontFor: FontOf = fontsOf(animation, themePackage),
): Map<LottieLayer, SetText> {
  const { scenes } = themePackage.manifest;
  return new Map(
    compositions(animation).flatMap(({ id, layers }) =>
      layers.flatMap((layer): [LottieLayer, SetText][] => {
        if (layer.ty !== LAYER_TEXT) return [];
        const set = setText(layer, placeText(layer, layers, id, animation, scenes), fontFor);
        return set ? [[layer, set]] : [];
      }),
    ),
  );
}

/** Undefined if the text is empty or hidden. */
export function setText(layer: LottieLayer, place: TextPlace, fontFor: FontOf): SetText | undefined {
  const data = textLayerData(layer);
  const { document } = data;
  const text = document.ca === 1 ? document.t.toLocaleUpperCase('en') : document.t;
  if (text.trim() === '' || layer.hd) return undefined;
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
  return laidOut(text, data, style, place, AS_PLACED);
}

/** The matrix of an upright text moves it straight down. */
function moved(set: SetText, by: number): SetText {
  const clusters = set.layout.clusters.map((cluster) => ({ ...cluster, y: cluster.y + by }));
  const change = { ...set.change, down: set.change.down + by };
  const rests = set.rests.map((rest) => ({ ...rest, ink: movedDown(rest.ink, rest.matrix.d * by) }));
  return { ...set, layout: { ...set.layout, clusters }, rests, change };
}

function laidOut(text: string, data: TextLayerData, whole: TextStyle, place: TextPlace, change: Change): SetText {
  const { fitsInk, scale } = change;
  const style = { ...whole, fitsInk, size: whole.size * scale, lineHeight: whole.lineHeight * scale };
  const room = roomOf(data, place);
  const fit = (smallest: number): TextLayout => layoutText(text, style, room, smallest);
  const smallest = place.smallestSize / place.scale;
  const comfortable = fit(smallest);
  const layout = comfortable.overflows ? fit(smallest * LAST_RESORT) : comfortable;
  const rests = place.rests.flatMap((rest) => {
    const ink = inkAt(layout, data, style.alignment, rest.frame, rest.matrix);
    return ink ? [{ ...rest, ink }] : [];
  });
  const reset = (other: Omit<Change, 'down'>): SetText => laidOut(text, data, whole, place, { ...other, down: 0 });
  return { text, data, style, place, layout, rests, change, reset };
}

interface ThemeFont extends FontChoice {
  /** From the top of a box to the first baseline in em, as the animation's exporter measured it. */
  ascent: number | undefined;
}

type FontOf = (name: string) => ThemeFont;

const loadedFonts = new WeakMap<LottieAnimation, Map<string, ThemeFont>>();

/** The theme's fonts by name; those of an opened package are read once, however often its texts are set. */
export function fontsOf(animation: LottieAnimation, themePackage: ThemePackage): FontOf {
  const fonts = loadedFonts.get(themePackage.animation) ?? new Map<string, ThemeFont>();
  loadedFonts.set(themePackage.animation, fonts);
  return (name) => {
    const known = fonts.get(name) ?? loadFont(name, themePackage, animation.fonts?.list ?? []);
    fonts.set(name, known);
    return known;
  };
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
