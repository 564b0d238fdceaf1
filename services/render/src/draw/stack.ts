import { evaluate } from '../lottie/property.ts';

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
