import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { RenderResult, Still, VideoFile } from '@nimantran/proto/jobs/render';
import type { FrameSize } from '../draw/frame-size.ts';
import { transient } from '../errors.ts';
import type { RenderOutput } from '../render-video.ts';
import { withinSeconds } from '../within-seconds.ts';

const WRITE_SECONDS = 300;
const ASK_SECONDS = 30;

type Published = Pick<Extract<RenderResult, { outcome: 'succeeded' }>, 'video' | 'copy' | 'stills'>;

/**
 * Writes the video, where there is one, its copy and the stills under names made from their content. What is there already is not
 * written again. With `below`, the names lie below that and are shared with nothing else.
 */
export async function publish(store: ObjectStore, output: RenderOutput, signal: AbortSignal, below = ''): Promise<Published> {
  const stills: Still[] = [];
  for (const still of output.stills) {
    const { key } = await writeOnce(store, still.path, (sha256) => `stills/${below}${sha256}.jpg`, 'image/jpeg', signal);
    stills.push({ scene: still.scene, frame: still.frame, object_key: key });
  }
  const { videoPath, copy, frames, durationSeconds } = output;
  const film = async (path: string, { width, height }: FrameSize): Promise<VideoFile> => {
    const { key, sha256, sizeBytes } = await writeOnce(store, path, (hash) => `renders/${below}${hash}.mp4`, 'video/mp4', signal);
    return { object_key: key, sha256, size_bytes: sizeBytes, width, height, frames, duration_seconds: durationSeconds };
  };
  if (videoPath === undefined) return { video: null, stills };
  const video = await film(videoPath, output);
  return copy ? { video, copy: await film(copy.path, copy), stills } : { video, stills };
}

interface Written {
  key: string;
  sha256: string;
  sizeBytes: number;
}

async function writeOnce(
  store: ObjectStore,
  path: string,
  keyOf: (sha256: string) => string,
  contentType: string,
  signal: AbortSignal,
): Promise<Written> {
  signal.throwIfAborted();
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  const key = keyOf(sha256);
  const sizeBytes = (await stat(path)).size;
  try {
    const there = await withinSeconds(store.head(key), ASK_SECONDS, `asking for ${key}`);
    if (there?.size_bytes !== sizeBytes)
      await withinSeconds(store.putFile(key, path, contentType), WRITE_SECONDS, `writing ${key}`);
    return { key, sha256, sizeBytes };
  } catch (error) {
    throw transient('publish', 'store_unavailable', `${key} could not be written.`, error);
  }
}
