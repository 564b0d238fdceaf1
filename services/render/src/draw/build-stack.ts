import { createHash } from 'node:crypto';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { AlbumMaker } from './albums.ts';
import { LEAST_STILL_FRAMES, type Node, type Part, splitIntoParts } from './parts.ts';
import { singleLayerAnimation } from './single-layer.ts';
import type { Sheet, Stack, StackNode } from './stack.ts';

/**
 * `frames` is the length of the video; `isPersonal` selects the layers that show the customer's details. With `only`, the stack
 * holds what that frame shows, and can draw no other.
 */
export function buildStack(
  animation: LottieAnimation,
  frames: number,
  isPersonal: (layer: LottieLayer) => boolean,
  only?: number,
): Stack {
  const isWanted = ({ first, end }: Node): boolean => only === undefined || (first <= only && only < end);
  const changes = new Uint8Array(frames);
  changes[0] = 1;
  const maker = new AlbumMaker(animation, frames);
  let sheets = 0;
  const enter = (node: Node): StackNode => {
    noteChanges(changes, node);
    if (node.kind === 'fade') {
      const { opacity, offset, first, end, children } = node;
      return { kind: 'fade', opacity, offset, first, end, children: children.filter(isWanted).map(enter) };
    }
    const drawing = singleLayerAnimation(node.layers, node.wrap, animation);
    const json = JSON.stringify(drawing);
    const held = [...drawing.layers, ...(drawing.assets ?? []).flatMap((asset) => asset.layers ?? [])];
    const sheet: Sheet = {
      index: sheets,
      ...maker.add(drawing),
      first: node.first,
      end: node.end,
      // Segments and resting layers are for more than one frame.
      digest: only === undefined ? createHash('sha256').update(json).digest('hex') : '',
      personal: held.some(isPersonal),
      weight: weightOf(json),
      restsSince: restsOf(node),
    };
    sheets += 1;
    return { kind: 'sheet', sheet };
  };
  const nodes = splitIntoParts(animation, frames, only).filter(isWanted).map(enter);
  return { nodes, albums: maker.finish(), changes };
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
