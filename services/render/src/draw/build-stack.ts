import { createHash } from 'node:crypto';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { AlbumMaker } from './albums.ts';
import { LEAST_STILL_FRAMES, type Node, type Part, splitIntoParts } from './parts.ts';
import { singleLayerAnimation } from './single-layer.ts';
import type { Sheet, Stack, StackNode, Start } from './stack.ts';

/** For a stack that can draw one frame. */
export interface OneFrame {
  frame: number;
  /** Whether the picture of a start is there already: its sheets are left out of the albums then. */
  isPainted: (start: Start) => boolean;
}

/**
 * `frames` is the length of the video; `isPersonal` selects the layers that show the customer's details. With `one`, the stack
 * holds what that frame shows, and can draw no other.
 */
export function buildStack(
  animation: LottieAnimation,
  frames: number,
  isPersonal: (layer: LottieLayer) => boolean,
  one?: OneFrame,
): Stack {
  const only = one?.frame;
  const isWanted = ({ first, end }: Node): boolean => only === undefined || (first <= only && only < end);
  const changes = new Uint8Array(frames);
  changes[0] = 1;
  const drawings = new Map<Sheet, LottieAnimation>();
  const maskedDrawings = new Map<Sheet, LottieAnimation>();
  let isStart = one !== undefined;
  const enter = (node: Node): StackNode => {
    noteChanges(changes, node);
    if (node.kind === 'fade') {
      isStart = false;
      const { changes: _, children, ...fade } = node;
      return { ...fade, children: children.filter(isWanted).map(enter) };
    }
    const drawing = singleLayerAnimation(node.layers, node.wrap, animation);
    const json = JSON.stringify(drawing);
    const held = [...drawing.layers, ...(drawing.assets ?? []).flatMap((asset) => asset.layers ?? [])];
    const personal = held.some(isPersonal);
    const restsSince = restsOf(node);
    isStart &&= !personal && (restsSince[only ?? 0] ?? -1) >= 0;
    const sheet: Sheet = {
      index: drawings.size,
      ...NO_ALBUM,
      first: node.first,
      end: node.end,
      // Segments and resting layers are for more than one frame.
      digest: only === undefined || isStart ? sha256(json) : '',
      personal,
      weight: weightOf(json),
      restsSince,
    };
    drawings.set(sheet, drawing);
    if (node.masked) maskedDrawings.set(sheet, singleLayerAnimation(node.layers, node.masked, animation));
    return { kind: 'sheet', sheet };
  };
  const nodes = splitIntoParts(animation, frames, only).filter(isWanted).map(enter);
  const start = one && startOf(nodes);
  const painted = new Set(start && one.isPainted(start) ? start.sheets : []);
  const maker = new AlbumMaker(animation, frames);
  for (const [sheet, drawing] of drawings) if (!painted.has(sheet)) Object.assign(sheet, maker.add(drawing));
  for (const [sheet, drawing] of maskedDrawings) sheet.masked = maker.add(drawing);
  return { nodes, albums: maker.finish(), changes, ...(start ? { start } : {}) };
}

const NO_ALBUM = { album: -1, albumFrame: 0 };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The sheets of one frame that have a digest are its lowest ones. */
function startOf(nodes: readonly StackNode[]): Start | undefined {
  const sheets = nodes.flatMap((node) => (node.kind === 'sheet' && node.sheet.digest !== '' ? [node.sheet] : []));
  return sheets.length > 0 ? { sheets, digest: sha256(sheets.map(({ digest }) => digest).join()) } : undefined;
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
