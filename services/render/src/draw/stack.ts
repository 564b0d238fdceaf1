import type { Matrix } from '../lottie/matrix.ts';
import { evaluate, type Outline, outlineAt } from '../lottie/property.ts';
import type { Fade } from './parts.ts';

/** Index into the stack's albums, and the album frame that is the part's frame 0. */
export interface AlbumPlace {
  album: number;
  albumFrame: number;
}

/** A numbered part, with the position of its animation and its rest periods. */
export interface Sheet extends AlbumPlace {
  index: number;
  /** Where it is seen through a mask: its other animation, which has the mask. */
  masked?: AlbumPlace;
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

export interface SheetFade extends Omit<Fade, 'changes' | 'children'> {
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
export type FrameItem = { kind: 'sheet'; sheet: Sheet } | FadeItem | EarlierFrame;

export interface FadeItem {
  kind: 'fade';
  alpha: number;
  /** What it is seen through, in the animation's pixels. */
  window?: { outline: Outline; matrix: Matrix } | undefined;
  items: FrameItem[];
}

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

/** The visible sheets of a frame; compositions that neither fade nor are masked are opened. */
export function itemsAt(nodes: StackNode[], frame: number): FrameItem[] {
  return nodes.flatMap((node): FrameItem[] => {
    const { first, end } = spanOf(node);
    if (frame < first || frame >= end) return [];
    if (node.kind !== 'fade') return [node];
    const alpha = Math.min(1, Math.max(0, (evaluate(node.opacity, frame - node.offset, [100])[0] ?? 100) / 100));
    if (alpha <= 0) return [];
    const items = itemsAt(node.children, frame);
    const outline = node.window && outlineAt(node.window.outline, frame - node.offset);
    if (!node.window || !outline) return alpha >= 1 ? items : [{ kind: 'fade', alpha, items }];
    return [{ kind: 'fade', alpha, window: { outline, matrix: node.window.matrix }, items }];
  });
}

export const spanOf = (node: StackNode): { first: number; end: number } => (node.kind === 'sheet' ? node.sheet : node);

/** A stack with another one of the same film above it. */
export function withAbove(below: Stack, above: Stack): Stack {
  const sheets = countOf(below.nodes);
  const raised = (node: StackNode): StackNode => {
    if (node.kind === 'fade') return { ...node, children: node.children.map(raised) };
    if (node.kind !== 'sheet') return node;
    const { index, album, masked } = node.sheet;
    const after = (place: number): number => place + below.albums.length;
    const sheet = { ...node.sheet, index: index + sheets, album: after(album) };
    return { kind: 'sheet', sheet: masked ? { ...sheet, masked: { ...masked, album: after(masked.album) } } : sheet };
  };
  return {
    nodes: [...below.nodes, ...above.nodes.map(raised)],
    albums: [...below.albums, ...above.albums],
    changes: above.changes.map((change, frame) => change | (below.changes[frame] ?? 0)),
  };
}

const countOf = (nodes: readonly StackNode[]): number =>
  nodes.reduce((sum, node) => sum + (node.kind === 'fade' ? countOf(node.children) : 1), 0);
