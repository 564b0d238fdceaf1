import type { Scene } from '@nimantran/proto/domain/theme';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { type Ink, overlapOf } from '../text/resting-ink.ts';
import { type Change, changed, type SetText } from './set-texts.ts';

/** Texts of a scene keep this distance, in shares of the frame's height. */
const APART = 0.003;
/** A text is moved by at most this share of its size, and keeps at least this share of it. */
const FARTHEST = 0.25;
const LEAST_SCALE = 0.68;
const SMALLER = 0.94;
const MOST_STEPS = 24;

type Texts = ReadonlyMap<LottieLayer, SetText>;
/** A text with its copies, such as a glow behind it. */
type Copies = [layer: LottieLayer, text: SetText][];

/** The pixels of the frame that stay free between two texts at rest. */
export const distanceIn = ({ h }: Pick<LottieAnimation, 'h'>): number => h * APART;

/**
 * Changes texts that meet when a scene is at rest: keeps their ink in their box, moves them a little away from each other, makes
 * them a little smaller. Each step makes the change that helps most; the checks find texts that still meet.
 */
export function keptApart(placed: Texts, animation: LottieAnimation): Map<LottieLayer, SetText> {
  const apart = distanceIn(animation);
  const texts = new Map(placed);
  const groups = copiesIn(texts).map((copies) => copies.map(([layer]) => layer));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [best] = groups
      .map((layers): Copies => [...texts].filter(([layer]) => layers.includes(layer)))
      .flatMap((copies) => changesOf(copies, texts, apart))
      .toSorted((one, other) => other.gain - one.gain);
    if (!best || best.gain <= 0) break;
    for (const [layer, text] of best.copies) texts.set(layer, text);
  }
  return texts;
}

function copiesIn(texts: Texts): Copies[] {
  const groups: Copies[] = [];
  const isSeen = ([, { rests }]: Copies[number]): boolean => rests.length > 0;
  for (const one of [...texts].filter(isSeen)) {
    const group = groups.find(([first]) => first !== undefined && isCopy(first[1], one[1]));
    if (group) group.push(one);
    else groups.push([one]);
  }
  // A copy too faint to count as visible, such as the outer glow, moves too.
  for (const one of [...texts].filter((each) => !isSeen(each))) {
    groups.find(([first]) => first !== undefined && standsAt(first[1], one[1]))?.push(one);
  }
  return groups;
}

const standsAt = ({ text, place }: SetText, other: SetText): boolean =>
  text === other.text && place.scene === other.place.scene && Math.hypot(place.x - other.place.x, place.y - other.place.y) < 1;

interface AtRest {
  text: string;
  rests: readonly { scene: Scene; ink: Ink }[];
}

export function isCopy(one: AtRest, other: AtRest): boolean {
  if (one.text !== other.text) return false;
  return one.rests.some(({ scene, ink }) =>
    other.rests.some((rest) => rest.scene.name === scene.name && overlapOf(ink, rest.ink, 0) !== undefined),
  );
}

function changesOf(copies: Copies, texts: Texts, apart: number): { copies: Copies; gain: number }[] {
  const now = meetingOf(copies, texts, apart);
  const [first] = copies;
  if (!first || now === 0) return [];
  return waysOut(first[1], apart).map((way) => {
    const others = copies.map(([layer, text]): Copies[number] => [layer, changed(text, way)]);
    return { copies: others, gain: now - meetingOf(others, texts, apart) - costOf(others, copies) };
  });
}

/** By how many pixels the copies of a text are too near to all others together. */
function meetingOf(copies: Copies, texts: Texts, apart: number): number {
  const own = new Set(copies.map(([layer]) => layer));
  let sum = 0;
  for (const [layer, other] of texts) {
    if (own.has(layer)) continue;
    for (const [, text] of copies) {
      for (const { scene, ink } of text.rests) {
        const there = other.rests.find((rest) => rest.scene.name === scene.name);
        const overlap = there && overlapOf(ink, there.ink, apart);
        if (overlap !== undefined) sum += overlap + apart;
      }
    }
  }
  return sum;
}

/** A smaller text is worse than a moved one: a pixel of the frame for every tenth. */
function costOf(after: Copies, before: Copies): number {
  const sizeOf = (copies: Copies): number => copies[0]?.[1].layout.size ?? 0;
  return Math.max(0, 1 - sizeOf(after) / sizeOf(before)) * 10;
}

function waysOut({ change, layout, style, place }: SetText, apart: number): Change[] {
  const ways: Change[] = change.fitsInk ? [] : [{ ...change, fitsInk: true }];
  const size = style.size / change.scale;
  const scale = Math.min(change.scale, layout.size / size) * SMALLER;
  if (scale >= LEAST_SCALE && scale * size * place.scale >= place.smallestSize) ways.push({ ...change, scale });
  const step = (apart * 2) / place.scale;
  for (const by of place.upright ? [-8, -4, -2, -1, 1, 2, 4, 8] : []) {
    const down = change.down + by * step;
    if (Math.abs(down) <= FARTHEST * size) ways.push({ ...change, down });
  }
  return ways;
}
