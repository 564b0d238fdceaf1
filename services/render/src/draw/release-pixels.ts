import { setImmediate as nextTurn } from 'node:timers/promises';

interface View {
  readonly buffer: ArrayBufferLike;
}

/**
 * Lets go of native memory that a library showed, which must not be read through this view afterwards. Such memory lies outside of V8's heap:
 * left to its collector, each few frames bring on a search through the whole heap, on all cores.
 */
export function letGo({ buffer }: View): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Gives back the memory of pixels that a canvas gave, which must not be read afterwards; else a process grows by a frame with each. */
export async function releasePixels(pixels: View): Promise<void> {
  letGo(pixels);
  // Node.js tells the canvas' library in the next turn that its memory is free.
  await nextTurn();
}
