import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SoundProblem } from '@nimantran/kit/av/sound-problem';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { type MusicJob, makeMusic } from '../av/music.ts';
import { packagePath } from '../package/theme-package.ts';
import { ENGINE_VERSION } from '../pipeline/engine-version.ts';
import { permanent } from '../pipeline/errors.ts';
import { readSeal, seal } from '../segments/seal.ts';
import { hashOf, type PlannedSegment, type SegmentShelf } from '../segments/shelf.ts';

const CUSTOM_MUSIC_FADE_OUT_SECONDS = 2;

/** A video's sound before it is made, named by all its inputs: a theme's own track is made once for all its videos. */
export interface SoundPlan extends PlannedSegment {
  job: Omit<MusicJob, 'outPath' | 'signal'>;
}

export interface OwnMusic {
  path: string;
  startSeconds: number;
}

/** The customer's music if there is any, else the theme's track, for the length of the video. */
export async function planSound(
  { dir, manifest }: { dir: string; manifest: ThemeManifest },
  own: OwnMusic | undefined,
): Promise<SoundPlan> {
  const { music, frames, fps } = manifest;
  const job = {
    ...(own ?? { path: packagePath({ dir }, music.file), startSeconds: 0 }),
    seconds: frames / fps,
    fadeOutSeconds: own ? CUSTOM_MUSIC_FADE_OUT_SECONDS : music.fade_out_seconds,
    whenShort: music.when_short ?? 'loop',
    ...(own ? {} : { beatsPerMinute: music.beats_per_minute }),
  };
  const track = createHash('sha256');
  await pipeline(createReadStream(job.path), track);
  const { path: _, ...how } = job;
  const parts = { sound: track.digest('hex'), engine: ENGINE_VERSION, ...how };
  return { job, personal: own !== undefined, hash: hashOf(parts) };
}

export interface SoundMaking {
  /** Available files, by hash. */
  shelved: ReadonlyMap<string, string>;
  shelf: SegmentShelf;
  outPath: string;
  signal: AbortSignal;
}

/** Takes the sound from the shelf or makes and stores it. Throws `music_invalid`, or `theme_invalid` for the theme's track. */
export async function makeSound(plan: SoundPlan, { shelved, shelf, outPath, signal }: SoundMaking): Promise<string> {
  const ready = shelved.get(plan.hash);
  if (ready !== undefined && (await readSeal(ready, 0))) return ready;
  try {
    await makeMusic({ ...plan.job, outPath, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SoundProblem)) throw error;
    if (plan.personal) throw permanent('encode', 'music_invalid', `The customer's music cannot be used. ${error.message}`);
    throw permanent('encode', 'theme_invalid', `The theme's ${basename(plan.job.path)} cannot be used. ${error.message}`);
  }
  await seal(outPath, []);
  await shelf.keep(plan.hash, outPath);
  return outPath;
}
