import type { Scene } from '@nimantran/proto/domain/theme';
import type { VideoSettings } from '../av/video-encoder.ts';
import { type Stack, type StackNode, spanOf } from '../draw/stack.ts';
import { ENGINE_VERSION } from '../pipeline/engine-version.ts';
import { copyPieceSettings } from '../stages/whatsapp-copy-settings.ts';
import { hashOf, type PlannedSegment } from './shelf.ts';

export interface SegmentPlan extends PlannedSegment {
  index: number;
  first: number;
  frames: number;
  /** The name of the same piece of the small copy, for films that have one. */
  copyHash?: string;
}

/** Longer segments compress still pictures better; shorter ones leave fewer cores idle at the end and lose less on failure. */
const MOST_SECONDS = 4 / 3;

/**
 * Cuts a video where its parts begin, and long parts into even pieces. The name of each piece is the hash of everything that
 * affects its frames: its visible sheets, the time, the size, the encoder's settings, the engine.
 */
export function planSegments(
  stack: Stack,
  parts: readonly Pick<Scene, 'first_frame'>[],
  frames: number,
  settings: VideoSettings,
): SegmentPlan[] {
  const most = Math.round(MOST_SECONDS * settings.fps);
  const starts = [...new Set([0, ...parts.map((part) => part.first_frame)])]
    .filter((start) => start < frames)
    .sort((left, right) => left - right);
  const segments: SegmentPlan[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? frames;
    const pieces = Math.ceil((end - start) / most);
    for (let piece = 0; piece < pieces; piece += 1) {
      const first = start + Math.floor(((end - start) * piece) / pieces);
      const next = start + Math.floor(((end - start) * (piece + 1)) / pieces);
      segments.push({
        index: segments.length,
        first,
        frames: next - first,
        hash: hashOf(contentOf(stack, first, next, settings)),
        personal: isPersonal(stack.nodes, first, next, stack.nodes),
      });
    }
  }
  return segments;
}

/**
 * Plans of a film that has a small copy: each piece of it is named by its segment, whose frames it shows, and by the copy's settings.
 * `settings` are the film's.
 */
export function withCopies(plans: readonly SegmentPlan[], settings: VideoSettings): SegmentPlan[] {
  const small = copyPieceSettings(settings);
  return plans.map((plan) => ({ ...plan, copyHash: hashOf({ frames_of: plan.hash, settings: small }) }));
}

/** What the plans need: segments, then the pieces of the copy. */
export function piecesOf(plans: readonly SegmentPlan[]): PlannedSegment[] {
  const segments = plans.map(({ hash, personal }) => ({ hash, personal }));
  return [...segments, ...plans.flatMap(({ copyHash: hash, personal }) => (hash === undefined ? [] : [{ hash, personal }]))];
}

function contentOf(stack: Stack, first: number, end: number, settings: VideoSettings): object {
  return { engine: ENGINE_VERSION, settings, first, end, seen: describe(stack.nodes, first, end, stack.nodes) };
}

type Description = (
  | string
  | [number, number, string]
  | { opacity: unknown; window: unknown; offset: number; children: Description }
  | { frame: number; softened: boolean; from: number; to: number; seen: Description }
)[];

/** The items visible between two frames, in order, with the times at which they appear and disappear. `all` are the whole stack's. */
function describe(nodes: StackNode[], first: number, end: number, all: StackNode[]): Description {
  return nodes.flatMap((node): Description => {
    const span = spanOf(node);
    const from = Math.max(first, span.first);
    const to = Math.min(end, span.end);
    if (from >= to) return [];
    if (node.kind === 'sheet') return [[from, to, node.sheet.digest]];
    if (node.kind === 'fade')
      return [
        { opacity: node.opacity, window: node.window, offset: node.offset, children: describe(node.children, from, to, all) },
      ];
    const { frame, softened } = node;
    return [{ frame, softened, from, to, seen: describe(all, frame, frame + 1, all) }];
  });
}

function isPersonal(nodes: StackNode[], first: number, end: number, all: StackNode[]): boolean {
  return nodes.some((node) => {
    const span = spanOf(node);
    if (span.first >= end || span.end <= first) return false;
    if (node.kind === 'sheet') return node.sheet.personal;
    if (node.kind === 'fade') return isPersonal(node.children, first, end, all);
    return isPersonal(all, node.frame, node.frame + 1, all);
  });
}
