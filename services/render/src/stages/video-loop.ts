import type { Scene } from '@nimantran/proto/domain/theme';
import { makeSmallVideo, type SmallVideo, type VideoSource } from './small-video.ts';
import { copySettings, copySize } from './whatsapp-copy-settings.ts';

export const LOOP_LIMIT_BYTES = 2_000_000;
const LONGEST_SECONDS = 8;
/** Three fifths of the time of the copy's; so short a file stays below its limit all the same. */
const PRESET = 'veryfast';

export interface LoopRange {
  first: number;
  frames: number;
}

/** From the start of a scene to the last end of a scene within eight seconds; a scene that is longer is cut there. */
export function loopRange(scenes: readonly Scene[], from: Scene | undefined, fps: number): LoopRange {
  const first = from?.first_frame ?? 0;
  const most = LONGEST_SECONDS * fps;
  const lengths = scenes.map((scene) => scene.last_frame + 1 - first);
  const least = from === undefined ? 1 : from.last_frame + 1 - first;
  const fitting = lengths.filter((length) => length >= least && length <= most);
  return { first, frames: fitting.length > 0 ? Math.max(...fitting) : most };
}

/** Makes a small video of a part without its sound. Throws `verify_failed` if it is too large or differs. */
export async function makeLoop(source: VideoSource, { first, frames }: LoopRange): Promise<SmallVideo> {
  const { fps } = source;
  const plan = { size: copySize(source.size), fps, seconds: frames / fps, soundBytes: 0, limitBytes: LOOP_LIMIT_BYTES };
  const settings = copySettings(plan);
  return makeSmallVideo({
    ...source,
    ...{ first, frames, settings: { ...settings, options: { ...settings.options, preset: PRESET } }, sound: undefined },
    ...{ limitBytes: LOOP_LIMIT_BYTES, name: 'loop', stage: 'loop' },
  });
}
