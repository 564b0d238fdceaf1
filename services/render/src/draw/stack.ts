import { evaluate } from '../lottie/property.ts';

/** A numbered part, with the position of its animation and its rest periods. */
export interface Sheet {
  index: number;
  /** Index into the stack's albums, and the album frame that is the part's frame 0. */
  album: number;
  albumFrame: number;
  /** Visible in `[first, end)`. */
  first: number;
  end: number;
  /** SHA-256 of everything that affects its picture. */
  digest: string;
  /** Shows texts or photos of a customer. */
  personal: boolean;
  /** Rough cost of drawing it once: shapes are cheap, gradients and pictures are expensive. */
  weight: number;
  /** For each frame the first frame of its rest, or −1 if it moves. */
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

/** The whole picture of an earlier frame, drawn once: as it was, or blurred and darkened as a ground for something else. */
export interface EarlierFrame {
  kind: 'earlier';
  frame: number;
  softened: boolean;
  first: number;
  end: number;
}

export type StackNode = { kind: 'sheet'; sheet: Sheet } | SheetFade | EarlierFrame;

/** The elements of one frame, the lowest first. */
export type FrameItem = { kind: 'sheet'; sheet: Sheet } | { kind: 'fade'; alpha: number; items: FrameItem[] } | EarlierFrame;

/**
 * An animation as a stack of sheets that are drawn on top of each other. Plain data, derived from the animation alone. An album
 * is an animation that shows one sheet after the other, each for the length of the video: loading an animation makes Skia search
 * the machine's fonts (60 ms with a hundred fonts), so it must not happen for each sheet.
 */
export interface Stack {
  nodes: StackNode[];
  albums: string[];
  /** 1 if a frame may differ from the one before. */
  changes: Uint8Array;
  /** Only for one frame, if something rests below everything that is typed. */
  start?: Start;
}

/** The lowest resting sheets of a frame, below all that a visitor types. */
export interface Start {
  sheets: Sheet[];
  /** SHA-256 of everything that affects their picture. */
  digest: string;
}

/** The visible sheets of a frame; compositions that are not fading are opened. */
export function itemsAt(nodes: StackNode[], frame: number): FrameItem[] {
  return nodes.flatMap((node): FrameItem[] => {
    const { first, end } = spanOf(node);
    if (frame < first || frame >= end) return [];
    if (node.kind !== 'fade') return [node];
    const alpha = Math.min(1, Math.max(0, (evaluate(node.opacity, frame - node.offset, [100])[0] ?? 100) / 100));
    if (alpha <= 0) return [];
    const items = itemsAt(node.children, frame);
    return alpha >= 1 ? items : [{ kind: 'fade', alpha, items }];
  });
}

export const spanOf = (node: StackNode): { first: number; end: number } => (node.kind === 'sheet' ? node.sheet : node);

/** A stack with another one of the same film above it. */
export function withAbove(below: Stack, above: Stack): Stack {
  const sheets = countOf(below.nodes);
  const raised = (node: StackNode): StackNode => {
    if (node.kind === 'fade') return { ...node, children: node.children.map(raised) };
    if (node.kind !== 'sheet') return node;
    const { index, album } = node.sheet;
    return { kind: 'sheet', sheet: { ...node.sheet, index: index + sheets, album: album + below.albums.length } };
  };
  return {
    nodes: [...below.nodes, ...above.nodes.map(raised)],
    albums: [...below.albums, ...above.albums],
    changes: above.changes.map((change, frame) => change | (below.changes[frame] ?? 0)),
  };
}

const countOf = (nodes: readonly StackNode[]): number =>
  nodes.reduce((sum, node) => sum + (node.kind === 'fade' ? countOf(node.children) : 1), 0);
