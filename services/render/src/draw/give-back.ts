import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Gives back the memory of pixels that a canvas gave, which must not be read afterwards. They lie outside of V8's heap: left to its collector,
 * each few frames bring on a search through the whole heap, on all cores, and a process that grows by a frame with each frame.
 */
export async function giveBack({ buffer }: { readonly buffer: ArrayBufferLike }): Promise<void> {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  // Node.js tells the canvas' library in the next turn that its memory is free.
  await nextTurn();
}
