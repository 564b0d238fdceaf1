import { setImmediate as nextTurn } from 'node:timers/promises';

interface View {
  readonly buffer: ArrayBufferLike;
}

/**
 * Releases a view of a library's native memory, which must not be read afterwards. Such memory is outside V8's heap:
 * left to the garbage collector, it triggers a search of the whole heap every few frames, on all cores.
 */
export function letGo({ buffer }: View): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Releases a canvas's pixels, which must not be read afterwards; otherwise a process grows by one frame each time. */
export async function releasePixels(pixels: View): Promise<void> {
  letGo(pixels);
  // Node.js notifies the canvas library in the next turn of the event loop that its memory is free.
  await nextTurn();
}
