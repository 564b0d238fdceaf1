import { COPIED_BYTES, countedUp, expandRepeaters } from './expand-repeaters.ts';
import { mendOldFormat } from './old-bodymovin.ts';
import { WRITTEN_FRAMES, withOwnEasings } from './own-easings.ts';
import { isAnimated, isProperty, withEach } from './property.ts';
import type { LottieAnimation } from './types.ts';

type Item = Record<string, unknown>;

/**
 * The animation with everything rewritten that Skottie reads otherwise than After Effects and lottie-web: `hd: false` (hides nothing, but
 * a matte with it is drawn), the fourth channel of colours (not an opacity), the direction of skew axes and skews of half a turn,
 * solids without a colour (black), repeaters before their paint (no copies), broken numbers of copies (rounded), copies that
 * fade (not enough), dimensions that change with an easing each (the first one's is taken for all), and what exporters before Bodymovin 4.4.18 wrote.
 */
export function forSkottie(animation: LottieAnimation): LottieAnimation {
  const budget = { bytes: COPIED_BYTES, frames: WRITTEN_FRAMES };
  return mended(mendOldFormat(animation), budget) as LottieAnimation;
}

function mended(value: unknown, budget: { bytes: number; frames: number }): unknown {
  if (Array.isArray(value)) {
    // Lists of numbers are most of an animation.
    return typeof value[0] === 'number' ? value : value.map((inner: unknown) => mended(inner, budget));
  }
  if (typeof value !== 'object' || value === null) return value;
  const item: Item = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mended(inner, budget)]));
  if (Array.isArray(item.k)) return withOwnEasings(item, budget);
  if (item.hd === false) delete item.hd;
  if (item.ty === 'fl' || item.ty === 'st') item.c = withEach(item.c, opaque);
  if (isProperty(item.sk)) {
    if (!isAnimated(item.sk)) item.sk = withEach(item.sk, withinQuarterTurn);
    item.sa = withEach(item.sa, (axis) => axis.map((degrees) => -degrees));
  }
  if (item.ty === 1 && 'sc' in item && !/^#[0-9a-f]{3,8}$/i.test(String(item.sc))) item.sc = '#000000';
  if (Array.isArray(item.it)) item.it = expandRepeaters(item.it, budget).map(countedUp);
  if (item.ty === 4 && Array.isArray(item.shapes)) item.shapes = expandRepeaters(item.shapes, budget).map(countedUp);
  return item;
}

const opaque = (color: number[]): number[] => (color.length === 4 ? [...color.slice(0, 3), 1] : color);

/** The same shear between −90° and 90°: its tangent repeats every half turn, but Skottie limits the angle. */
const withinQuarterTurn = (skew: number[]): number[] => skew.map((degrees) => degrees - 180 * Math.round(degrees / 180));
