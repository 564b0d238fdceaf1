import { createHash } from 'node:crypto';
import { evaluate } from '../lottie/property.ts';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { AlbumMaker } from './albums.ts';
import { LEAST_STILL_FRAMES, type Node, type Part, splitIntoParts } from './parts.ts';
import { singleLayerAnimation } from './single-layer.ts';

/** A part with a number, where its animation is found and how long it rests around each frame. */
export interface Sheet {
  index: number;
  /** Index into the stack's albums, and the frame of that album which is the part's frame 0. */
  album: number;
  albumFrame: number;
  /** Visible in `[first, end)`. */
  first: number;
  end: number;
  /** SHA-256 of all that it is drawn from. */
  digest: string;
  /** Shows words or photos of a customer. */
  personal: boolean;
  /** Rough cost of drawing it once: shapes are cheap, gradients and pictures are not. */
  weight: number;
  /** For each frame the first frame of the rest it lies in, or −1 where it moves. */
  restsSince: Int32Array;
}

export interface SheetFade {
  kind: 'fade';
  opacity: unknown;
  offset: number;
  first: number;
  end: number;
  children: StackNode[];
}

export type StackNode = { kind: 'sheet'; sheet: Sheet } | SheetFade;

/** What one frame is made of, the lowest first. */
export type FrameItem = { kind: 'sheet'; sheet: Sheet } | { kind: 'fade'; alpha: number; items: FrameItem[] };

/**
 * An animation as a stack of sheets that are drawn one over the other. Plain data, all of it from the animation alone.
 *
 * The sheets lie in albums: an animation that shows one sheet after the other, each for the length of the video. Loading an animation
 * makes Skia look through the machine's fonts (60 ms where there are a hundred), so it must not be done for each sheet.
 */
export interface Stack {
  nodes: StackNode[];
  albums: string[];
  /** 1 where a frame may differ from the one before. */
  changes: Uint8Array;
}

/** `frames` is the length of the video; `isPersonal` tells which layers show what a customer gave. */
export function buildStack(animation: LottieAnimation, frames: number, isPersonal: (layer: LottieLayer) => boolean): Stack {
  const changes = new Uint8Array(frames);
  changes[0] = 1;
  const maker = new AlbumMaker(animation, frames);
  let sheets = 0;
  const enter = (node: Node): StackNode => {
    noteChanges(changes, node);
    if (node.kind === 'fade') {
      const { opacity, offset, first, end, children } = node;
      return { kind: 'fade', opacity, offset, first, end, children: children.map(enter) };
    }
    const drawing = singleLayerAnimation(node.layers, node.wrap, animation);
    const json = JSON.stringify(drawing);
    const held = [...drawing.layers, ...(drawing.assets ?? []).flatMap((asset) => asset.layers ?? [])];
    const sheet: Sheet = {
      index: sheets,
      ...maker.add(drawing),
      first: node.first,
      end: node.end,
      digest: createHash('sha256').update(json).digest('hex'),
      personal: held.some(isPersonal),
      weight: weightOf(json),
      restsSince: restsOf(node),
    };
    sheets += 1;
    return { kind: 'sheet', sheet };
  };
  const nodes = splitIntoParts(animation, frames).map(enter);
  return { nodes, albums: maker.finish(), changes };
}

/** The visible sheets of a frame; compositions that do not fade at the moment are open. */
export function itemsAt(nodes: StackNode[], frame: number): FrameItem[] {
  return nodes.flatMap((node): FrameItem[] => {
    const { first, end } = node.kind === 'fade' ? node : node.sheet;
    if (frame < first || frame >= end) return [];
    if (node.kind === 'sheet') return [node];
    const alpha = Math.min(1, Math.max(0, (evaluate(node.opacity, frame - node.offset, [100])[0] ?? 100) / 100));
    if (alpha <= 0) return [];
    const items = itemsAt(node.children, frame);
    return alpha >= 1 ? items : [{ kind: 'fade', alpha, items }];
  });
}

function noteChanges(into: Uint8Array, { changes, first, end }: Node): void {
  for (let frame = first; frame < end; frame += 1) if (changes[frame] === 1) into[frame] = 1;
  into[first] = 1;
  if (end < into.length) into[end] = 1;
}

function restsOf({ changes, first, end }: Part): Int32Array {
  const since = new Int32Array(changes.length).fill(-1);
  let from = first;
  for (let frame = first + 1; frame <= end; frame += 1) {
    if (frame < end && changes[frame] !== 1) continue;
    if (frame - from >= LEAST_STILL_FRAMES) since.fill(from, from, frame);
    from = frame;
  }
  return since;
}

const COSTLY = /"ty":"g[fs]"|"masksProperties"|"ef":\[\{|"tt":|"e":1/g;

function weightOf(json: string): number {
  return json.length / 2000 + 15 * (json.match(COSTLY)?.length ?? 0);
}
