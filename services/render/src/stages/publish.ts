import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { RenderResult, Still, VideoFile } from '@nimantran/proto/jobs/render';
import type { FrameSize } from '../draw/frame-size.ts';
import { transient } from '../pipeline/errors.ts';
import type { RenderOutput } from '../pipeline/render-video.ts';
import { withinSeconds } from '../pipeline/within-seconds.ts';

const WRITE_SECONDS = 300;
const ASK_SECONDS = 30;

type Published = Pick<Extract<RenderResult, { outcome: 'succeeded' }>, 'video' | 'copy' | 'stills'>;

interface PublishOptions {
  /** Called before the first file is written. An error it throws ends the render, and nothing is written. */
  announce: (objectKeys: string[]) => Promise<void>;
  signal: AbortSignal;
  /** Prefix of the names, which are shared with nothing else. */
  below?: string;
}

/** Writes the video, its copy and the stills under names made from their content; existing objects are not written again. */
export async function publish(
  store: ObjectStore,
  output: RenderOutput,
  { announce, signal, below = '' }: PublishOptions,
): Promise<Published> {
  const { videoPath, copy, frames, durationSeconds } = output;
  const videoKey = (sha256: string): string => `renders/${below}${sha256}.mp4`;
  const stills = await Promise.all(
    output.stills.map(async (still) => ({
      still,
      named: await nameOf(still.path, (sha256) => `stills/${below}${sha256}.jpg`, 'image/jpeg'),
    })),
  );
  const video = videoPath === undefined ? undefined : await nameOf(videoPath, videoKey, 'video/mp4');
  const small = copy && video && (await nameOf(copy.path, videoKey, 'video/mp4'));
  const all = [...stills.map(({ named }) => named), ...[video, small].filter((named) => named !== undefined)];
  await announce(all.map(({ key }) => key));
  for (const named of all) await writeOnce(store, named, signal);

  const fileOf = ({ key, sha256, sizeBytes }: Named, { width, height }: FrameSize): VideoFile => ({
    ...{ object_key: key, sha256, size_bytes: sizeBytes, width, height },
    ...{ frames, duration_seconds: durationSeconds },
  });
  return {
    video: video ? fileOf(video, output) : null,
    ...(small && copy ? { copy: fileOf(small, copy) } : {}),
    stills: stills.map(({ still: { scene, frame }, named: { key } }): Still => ({ scene, frame, object_key: key })),
  };
}

interface Named {
  path: string;
  key: string;
  sha256: string;
  sizeBytes: number;
  contentType: string;
}

async function nameOf(path: string, keyOf: (sha256: string) => string, contentType: string): Promise<Named> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  return { path, key: keyOf(sha256), sha256, sizeBytes: (await stat(path)).size, contentType };
}

async function writeOnce(store: ObjectStore, { path, key, sizeBytes, contentType }: Named, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  try {
    const there = await withinSeconds(store.head(key), ASK_SECONDS, `asking for ${key}`);
    if (there?.size_bytes !== sizeBytes)
      await withinSeconds(store.putFile(key, path, contentType), WRITE_SECONDS, `writing ${key}`);
  } catch (error) {
    throw transient('publish', 'store_unavailable', `${key} could not be written.`, error);
  }
}
