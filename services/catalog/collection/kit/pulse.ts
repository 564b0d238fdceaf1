import { EASE, type Key, type Track } from './lottie/motion.ts';
import type { Vector } from './lottie/types.ts';

/**
 * A value that jumps to `hit` on every beat and falls back to `rest`, for anything that moves with drums. `beat` is in frames,
 * `first` is the first hit.
 */
export function pulse(frames: number, beat: number, rest: number, hit: number, first = 0): Track<number> {
  const keys: Key<number>[] = first > 0 ? [[0, rest, 'hold']] : [];
  for (let frame = first; frame <= frames; frame += beat) {
    if (frame >= 3) keys.push([frame - 3, rest, EASE.in]);
    keys.push([frame, hit, EASE.out], [frame + Math.round(beat * 0.7), rest, EASE.linear]);
  }
  return { keys: keys.filter(([frame], index) => index === 0 || frame > (keys[index - 1]?.[0] ?? -1)) };
}

/** The same for a uniform scale in percent. */
export function pulseSize(frames: number, beat: number, rest: number, hit: number, first = 0): Track<Vector> {
  return { keys: pulse(frames, beat, rest, hit, first).keys.map(([frame, value, ease]) => [frame, [value, value], ease]) };
}
