import { stat } from 'node:fs/promises';
import { readVideo } from '../shop-client/read-video.ts';

/** What a video is, in a line, as read back from its file. */
export async function describeVideo(file: string): Promise<string> {
  const [facts, { size }] = await Promise.all([readVideo(file), stat(file)]);
  const sound = facts.audioCodec === undefined ? 'no sound' : `${facts.audioCodec} sound ${facts.audioSeconds.toFixed(2)} s`;
  return `${facts.codec} ${facts.pixelFormat} ${facts.width}×${facts.height} at ${facts.framesPerSecond} fps, ${facts.frames} frames = ${facts.durationSeconds.toFixed(2)} s, ${sound}, ${(size / 1024 ** 2).toFixed(1)} MB`;
}
