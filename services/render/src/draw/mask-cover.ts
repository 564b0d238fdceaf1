import { createCanvas, LottieAnimation as Player } from '@napi-rs/canvas';
import { markProperties } from '../lottie/changes.ts';
import { LAYER_SOLID, type LottieLayer } from '../lottie/types.ts';

/** A part of the video, `[first, end)`, in which a layer's masks cover everything, or do not. */
export interface MaskSpan {
  first: number;
  end: number;
  covered: boolean;
}

/** Shorter rests are ignored. */
const LEAST_FRAMES = 12;
const PROBE_WIDTH = 240;
const WHITE = 254;

const known = new WeakMap<object, Map<string, MaskSpan[]>>();

/** Finds when a composition's masks show all of it, by drawing a white layer with the same masks at each of their rests. */
export function maskSpans(layer: LottieLayer, offset: number, first: number, end: number): MaskSpan[] {
  const { masksProperties: masks, w, h, ip, op, st } = layer;
  if (typeof masks !== 'object' || masks === null) return foundSpans(layer, offset, first, end);
  // Masks of an opened package are the same objects from still to still, and nothing changes them.
  const spans = known.get(masks) ?? new Map<string, MaskSpan[]>();
  known.set(masks, spans);
  const place = JSON.stringify([w, h, ip, op, st, offset, first, end]);
  const found = spans.get(place) ?? foundSpans(layer, offset, first, end);
  spans.set(place, found);
  return found;
}

function foundSpans(layer: LottieLayer, offset: number, first: number, end: number): MaskSpan[] {
  const whole = { first, end, covered: false };
  const { w, h } = layer;
  if (typeof w !== 'number' || typeof h !== 'number') return [whole];
  const changes = new Uint8Array(end);
  markProperties(changes, layer.masksProperties, offset);
  const spans: MaskSpan[] = [];
  let player: Player | undefined;
  let from = first;
  for (let frame = first + 1; frame <= end; frame += 1) {
    if (frame < end && changes[frame] !== 1) continue;
    let covered = false;
    if (frame - from >= LEAST_FRAMES) {
      player ??= Player.loadFromData(probeOf(layer, w, h));
      covered = isWhite(player, from - offset - layer.ip, w, h);
    }
    const last = spans.at(-1);
    if (last?.covered === covered) last.end = frame;
    else spans.push({ first: from, end: frame, covered });
    from = frame;
  }
  return spans;
}

function probeOf(layer: LottieLayer, w: number, h: number): string {
  const { masksProperties, ip, op, st } = layer;
  const solid = { ty: LAYER_SOLID, sw: w, sh: h, sc: '#ffffff', ks: {}, hasMask: true, masksProperties, ip, op, st };
  return JSON.stringify({ v: '5.9.0', fr: 30, ip, op, w, h, assets: [], layers: [solid] });
}

function isWhite(player: Player, frame: number, w: number, h: number): boolean {
  const width = PROBE_WIDTH;
  const height = Math.max(1, Math.round((PROBE_WIDTH * h) / w));
  const canvas = createCanvas(width, height);
  player.seekFrame(frame);
  player.render(canvas.getContext('2d'), { x: 0, y: 0, width, height });
  return canvas.data().every((value) => value >= WHITE);
}
