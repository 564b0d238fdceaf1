import { COPIED_BYTES, countedUp, expandRepeaters } from './expand-repeaters.ts';
import { mendOldFormat } from './old-bodymovin.ts';
import { WRITTEN_FRAMES, withOwnEasings } from './own-easings.ts';
import { isAnimated, isProperty, withEach } from './property.ts';
import type { LottieAnimation } from './types.ts';

type Item = Record<string, unknown>;

/**
 * The animation, rewritten where Skottie reads it differently from After Effects and lottie-web: `hd: false` (hides nothing, but
 * a matte with it is drawn), the fourth channel of colours (not an opacity), the direction of skew axes and skews of half a turn,
 * solids without a colour (black), repeaters before their paint (no copies), broken numbers of copies (rounded), copies that
 * fade (not enough), dimensions that change with an easing each (the first one's is taken for all), and what exporters before Bodymovin 4.4.18 wrote.
 */
export function forSkottie(animation: LottieAnimation): LottieAnimation {
  const budget = { bytes: COPIED_BYTES, frames: WRITTEN_FRAMES };
  return mended(mendOldFormat(animation), budget) as LottieAnimation;
}

/** The same value where nothing in it changes: most of an animation stays as it was read. */
function mended(value: unknown, budget: Budget): unknown {
  if (Array.isArray(value)) {
    // Lists of numbers are most of an animation.
    return typeof value[0] === 'number' ? value : mendedList(value, budget);
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = mendedParts(value as Item, budget);
  if (Array.isArray(parts.k)) return withOwnEasings(parts, budget);
  if (!isRewritten(parts)) return parts;
  const item = { ...parts };
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

type Budget = Parameters<typeof expandRepeaters>[1] & Parameters<typeof withOwnEasings>[1];

function mendedList(list: unknown[], budget: Budget): unknown[] {
  let after = list;
  for (let index = 0; index < list.length; index += 1) {
    const part = mended(list[index], budget);
    if (part === list[index]) continue;
    if (after === list) after = [...list];
    after[index] = part;
  }
  return after;
}

function mendedParts(item: Item, budget: Budget): Item {
  let after = item;
  for (const key of Object.keys(item)) {
    const part = mended(item[key], budget);
    if (part === item[key]) continue;
    if (after === item) after = { ...item };
    after[key] = part;
  }
  return after;
}

const isRewritten = ({ hd, ty, sk, it }: Item): boolean =>
  hd === false || ty === 'fl' || ty === 'st' || ty === 1 || ty === 4 || sk !== undefined || it !== undefined;

const opaque = (color: number[]): number[] => (color.length === 4 ? [...color.slice(0, 3), 1] : color);

/** The same shear between −90° and 90°: its tangent repeats every half turn, but Skottie limits the angle. */
const withinQuarterTurn = (skew: number[]): number[] => skew.map((degrees) => degrees - 180 * Math.round(degrees / 180));
