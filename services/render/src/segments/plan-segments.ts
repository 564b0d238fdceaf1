import { createHash } from 'node:crypto';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { VideoSettings } from '../av/video-encoder.ts';
import type { Stack, StackNode } from '../draw/stack.ts';
import { ENGINE_VERSION } from '../pipeline/engine-version.ts';
import type { PlannedSegment } from './shelf.ts';

export interface SegmentPlan extends PlannedSegment {
  index: number;
  first: number;
  frames: number;
}

/** Longer segments compress still pictures better; shorter ones leave fewer cores idle at the end and lose less on failure. */
const MOST_SECONDS = 4 / 3;

/**
 * Cuts a video at scene ends, and long scenes into even pieces. The name of each piece is the hash of everything that affects its
 * frames: its visible sheets, the time, the size, the encoder's settings, the engine.
 */
export function planSegments(stack: Stack, scenes: Scene[], frames: number, settings: VideoSettings): SegmentPlan[] {
  const most = Math.round(MOST_SECONDS * settings.fps);
  const starts = [...new Set([0, ...scenes.map((scene) => scene.first_frame)])]
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
        hash: hashOf(stack, first, next, settings),
        personal: sheetsIn(stack.nodes, first, next).some((sheet) => sheet.personal),
      });
    }
  }
  return segments;
}

function hashOf(stack: Stack, first: number, end: number, settings: VideoSettings): string {
  const parts = { engine: ENGINE_VERSION, settings, first, end, seen: describe(stack.nodes, first, end) };
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

type Description = (string | [number, number, string] | { opacity: unknown; offset: number; children: Description })[];

/** The items visible between two frames, in order, with the times at which they appear and disappear. */
function describe(nodes: StackNode[], first: number, end: number): Description {
  return nodes.flatMap((node): Description => {
    const span = node.kind === 'fade' ? node : node.sheet;
    const from = Math.max(first, span.first);
    const to = Math.min(end, span.end);
    if (from >= to) return [];
    if (node.kind === 'sheet') return [[from, to, node.sheet.digest]];
    return [{ opacity: node.opacity, offset: node.offset, children: describe(node.children, from, to) }];
  });
}

function sheetsIn(nodes: StackNode[], first: number, end: number): { personal: boolean }[] {
  return nodes.flatMap((node) => {
    const span = node.kind === 'fade' ? node : node.sheet;
    if (span.first >= end || span.end <= first) return [];
    return node.kind === 'fade' ? sheetsIn(node.children, first, end) : [node.sheet];
  });
}
